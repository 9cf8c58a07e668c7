import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SITEMAP } from '../../codegen/site/findable/sitemap.ts';
import { readingOf } from '../../codegen/site/whole/reading.ts';
import type { Answer as WholeAnswer } from '../../codegen/site/whole/wholePages.ts';
import { WORKER } from '../../codegen/site/worker.ts';
import { readingCookie } from '../../src/lang/descriptors/wholePage.ts';
import { PAGE_HEADER } from '../../src/portal/worker/settings.ts';
import { answerFile } from '../engine/http/answerFile.ts';
import { baseOf } from '../engine/http/api.ts';
import { attachment } from '../engine/http/attachment.ts';
import { faultEntry, newNrSprawy } from '../engine/http/failure.ts';
import { NotFound } from '../engine/http/refusals.ts';
import type { Office } from '../engine/office.ts';
import { sendFailure } from './answers.ts';

/** The portal: its files, and its one page at every other address. A missing file is not answered with the page. */
export function servePages(server: FastifyInstance, office: Office, countVisit: () => void): void {
  const base = baseOf(office);
  server.route({ method: ['GET', 'HEAD'], url: '/*', handler: servePage });
  server.setNotFoundHandler((_request, reply) => sendFailure(reply, new NotFound()));

  async function servePage(request: FastifyRequest, reply: FastifyReply) {
    const address = request.url.split('?', 1)[0]!;
    if (address === base || address.startsWith(`${base}/`)) throw new NotFound();
    const file = address === SITEMAP ? await office.site.sitemap?.() : office.site.file(address);
    // The worker asks for the page, so it has the page's policy.
    if (file) return answerFile(request, address === WORKER ? reply.headers(office.pageHeaders) : reply, file);
    if (/^\/(assets|m)\//.test(address))
      return reply.code(404).type('text/plain; charset=utf-8').send('Nie znaleziono.');
    const whole = await wholePage(request, address);
    // The cookie says only in which language, contrast and letters a visitor reads.
    if (office.site.whole) reply.header('vary', 'accept-encoding, cookie');
    const { manifest } = office.municipality;
    const search = request.url.slice(address.length);
    const reading = readingOf(request.headers.cookie, search, manifest.languages);
    // A language in the address is remembered, also for a visitor without scripts.
    if (whole && new URLSearchParams(search).has('lang')) {
      reply.header('set-cookie', readingCookie(reading, office.config.adres.startsWith('https:')));
    }
    if (whole && 'to' in whole) return reply.header('cache-control', 'no-cache').redirect(whole.to);
    if (whole?.file.name !== undefined)
      return answerFile(request, reply.header('content-disposition', attachment(whole.file.name)), whole.file);
    const page = whole?.file ?? office.site.page(address, office.site.whole && reading);
    if (!page) {
      return reply.code(404).type('text/plain; charset=utf-8').send('The portal is not built: run `npm run build`.');
    }
    countVisit();
    return answerFile(request, reply.headers(office.pageHeaders).header(PAGE_HEADER, '1'), page);
  }

  /** Null where only the browser can draw the page, or the office could not. */
  async function wholePage(request: FastifyRequest, address: string): Promise<WholeAnswer> {
    if (!office.site.whole || office.config.przerwaTechniczna) return null;
    try {
      return await office.site.whole(address, request.url.slice(address.length), request.headers.cookie);
    } catch (error) {
      office.log(faultEntry(error, { operacja: 'strona', nrSprawy: newNrSprawy() }));
      return null;
    }
  }
}
