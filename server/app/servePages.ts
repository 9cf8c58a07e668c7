import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WORKER } from '../../codegen/site/worker.ts';
import { PAGE_HEADER } from '../../src/portal/worker/settings.ts';
import { answerFile } from '../engine/http/answerFile.ts';
import { baseOf } from '../engine/http/api.ts';
import { NotFound } from '../engine/http/refusals.ts';
import type { Office } from '../engine/office.ts';
import { sendFailure } from './answers.ts';

/** The portal: its files, and its one page at every other address. A missing file is not answered with the page. */
export function servePages(server: FastifyInstance, office: Office, countVisit: () => void): void {
  const base = baseOf(office);
  server.route({ method: ['GET', 'HEAD'], url: '/*', handler: servePage });
  server.setNotFoundHandler((_request, reply) => sendFailure(reply, new NotFound()));

  function servePage(request: FastifyRequest, reply: FastifyReply) {
    const address = request.url.split('?', 1)[0]!;
    if (address === base || address.startsWith(`${base}/`)) throw new NotFound();
    const file = office.site.file(address);
    // The worker asks for the page, so it has the page's policy.
    if (file) return answerFile(request, address === WORKER ? reply.headers(office.pageHeaders) : reply, file);
    if (/^\/(assets|m)\//.test(address))
      return reply.code(404).type('text/plain; charset=utf-8').send('Nie znaleziono.');
    const page = office.site.page(address);
    if (!page) {
      return reply.code(404).type('text/plain; charset=utf-8').send('The portal is not built: run `npm run build`.');
    }
    countVisit();
    return answerFile(request, reply.headers(office.pageHeaders).header(PAGE_HEADER, '1'), page);
  }
}
