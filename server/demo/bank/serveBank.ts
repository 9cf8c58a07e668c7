import type { FastifyInstance } from 'fastify';
import type { Bank } from './bank.ts';
import { serveKirStatus } from './kirApi.ts';
import { serveP24Api } from './p24Api.ts';
import { serveBankPages } from './servePages.ts';

/** The whole bank: both APIs and both pages. Every request body is read as text. */
export function serveBank(app: FastifyInstance, bank: Bank): void {
  app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    own.register(async (api) => serveP24Api(api, bank));
    serveKirStatus(own, bank);
    serveBankPages(own, bank);
  });
}
