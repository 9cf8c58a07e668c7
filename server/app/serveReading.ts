import type { FastifyInstance } from 'fastify';
import { readingOf } from '../../codegen/site/whole/reading.ts';
import { READING_PATH } from '../../src/lang/descriptors/plainForms.ts';
import { type Font, type Reading, readingCookie } from '../../src/lang/descriptors/wholePage.ts';
import { acceptForms, formOf } from '../engine/http/acceptForms.ts';
import { checkSameSite } from '../engine/http/sameSite.ts';
import type { Office } from '../engine/office.ts';

/**
 * Contrast and letter size without scripts: a form of the portal's own pages, answered with the same page and the cookie
 * that the office draws it by. It is the only form that changes something: the cookie names nobody and opens nothing.
 */
export function serveReading(app: FastifyInstance, office: Office): void {
  app.register(async (reading) => {
    acceptForms(reading);
    reading.post(READING_PATH, { config: { operacja: 'czytanie' } }, async (request, reply) => {
      checkSameSite(request.headers);
      const fields = formOf(request.body);
      const before = readingOf(request.headers.cookie, '', office.municipality.manifest.languages);
      const cookie = readingCookie(changed(before, fields), office.config.adres.startsWith('https:'));
      reply.headers({ 'cache-control': 'no-store', 'set-cookie': cookie });
      return reply.redirect(localPath(fields.get('powrot')), 303);
    });
  });
}

/** A name that is absent, or has an unknown value, changes nothing. */
function changed(before: Reading, fields: URLSearchParams): Reading {
  const contrast = fields.get('kontrast');
  const font = Number(fields.get('czcionka'));
  return {
    ...before,
    ...(contrast !== null && { contrast: contrast === 'yb' }),
    ...([1, 2, 3].includes(font) && { font: font as Font }),
  };
}

/** The path and query of an address of this site; of anything else the home page. */
function localPath(address: string | null): string {
  const site = 'http://site';
  if (!address?.startsWith('/') || !URL.canParse(address, site)) return '/';
  const { origin, pathname, search } = new URL(address, site);
  // A path may begin with two slashes, which a browser takes for another site.
  return origin === site && !pathname.startsWith('//') ? pathname + search : '/';
}
