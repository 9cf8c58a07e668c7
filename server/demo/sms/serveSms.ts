import type { FastifyInstance } from 'fastify';
import type { Office } from '../../engine/office.ts';
import { SMS, smsPage } from '../poczta/pages.ts';
import { languageOf, pageHeaders, SHOWN } from '../poczta/servePoczta.ts';

/** The phones of a demo: everybody can read every message, so only a demo has this page. */
export function serveSms(app: FastifyInstance, { database }: Pick<Office, 'database'>): void {
  app.get(SMS, async (request, reply) => {
    const newest = database.query.selectFrom('smsy').selectAll().orderBy('id', 'desc').limit(SHOWN);
    return reply.headers(pageHeaders).send(smsPage(languageOf(request), await newest.execute()));
  });
}
