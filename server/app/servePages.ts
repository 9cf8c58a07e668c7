import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SITEMAP } from '../../codegen/site/findable/sitemap.ts';
import { pageAnswer } from '../../codegen/site/pageAnswer.ts';
import { WORKER } from '../../codegen/site/worker.ts';
import { PAGE_HEADER } from '../../src/portal/worker/settings.ts';
import { beginsVisit } from '../domains/platforma/visits.ts';
import { answerFile } from '../engine/http/answerFile.ts';
import { baseOf } from '../engine/http/api.ts';
import { attachment } from '../engine/http/attachment.ts';
import { faultEntry, newNrSprawy } from '../engine/http/failure.ts';
import { NotFound } from '../engine/http/refusals.ts';
import type { Office } from '../engine/office.ts';
import { traced } from '../engine/tracing/trace.ts';
import { sendFailure } from './answers.ts';

/** The portal: its files, and its one page at every other address. A missing file is not answered with the page. */
export function servePages(server: FastifyInstance, office: Office, countVisit: () => void): void {
  const base = baseOf(office);
  server.route({ method: ['GET', 'HEAD'], url: '/*', handler: servePage });
  server.setNotFoundHandler((_request, reply) => sendFailure(reply, new NotFound()));

  async function servePage(request: FastifyRequest, reply: FastifyReply) {
    const address = request.url.split('?', 1)[0]!;
    // `*`, or an address of another site: that of no page.
    if (!address.startsWith('/')) throw new NotFound();
    if (address === base || address.startsWith(`${base}/`)) throw new NotFound();
    const file = address === SITEMAP ? await office.site.sitemap?.() : office.site.file(address);
    // The worker asks for the page, so it has the page's policy.
    if (file) return answerFile(request, address === WORKER ? reply.headers(office.pageHeaders) : reply, file);
    if (/^\/(assets|m)\//.test(address))
      return reply.code(404).type('text/plain; charset=utf-8').send('Nie znaleziono.');
    const search = request.url.slice(address.length);
    const answer = await traced('page', 'internal', {}, () =>
      pageAnswer(
        office.site,
        { address, search, cookies: request.headers.cookie },
        {
          languages: office.municipality.manifest.languages,
          secure: office.config.adres.startsWith('https:'),
          paused: office.config.przerwaTechniczna,
          onFault: (error) => office.log(faultEntry(error, { operacja: 'strona', nrSprawy: newNrSprawy() })),
        },
      ),
    );
    if (!answer)
      return reply.code(404).type('text/plain; charset=utf-8').send('The portal is not built: run `npm run build`.');
    reply.headers(answer.headers);
    if ('to' in answer) return reply.redirect(answer.to);
    if ('file' in answer)
      return answerFile(request, reply.header('content-disposition', attachment(answer.name)), answer.file);
    if (answer.status === 200 && beginsVisit(request.method, request.headers, office.config.adres)) countVisit();
    const own = reply.code(answer.status).headers(office.pageHeaders).header(PAGE_HEADER, '1');
    return answerFile(request, own, answer.page);
  }
}
