import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Bank } from './bank.ts';
import { serveKirStatus } from './kirApi.ts';
import { serveP24Api } from './p24Api.ts';
import { BANK } from './pages.ts';
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

/**
 * The bank in a process of its own, for an office that may be killed.
 *
 * @returns the origin where it listens
 */
export async function listenBank(bank: Bank, port = 0): Promise<{ origin: string; close(): Promise<void> }> {
  const app = Fastify({ forceCloseConnections: true });
  for (const [address, file] of [
    ['/demo/standIn.css', '../standIn.css'],
    [`${BANK}/bank.css`, 'bank.css'],
  ] as const) {
    const css = readFileSync(join(import.meta.dirname, file));
    app.get(address, async (_request, reply) => reply.type('text/css; charset=utf-8').send(css));
  }
  serveBank(app, bank);
  const origin = await app.listen({ port, host: '127.0.0.1' });
  const waking = setInterval(bank.wake, 250);
  return {
    origin,
    async close() {
      clearInterval(waking);
      await app.close();
      await bank.close();
    },
  };
}
