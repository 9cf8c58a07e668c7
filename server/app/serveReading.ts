import type { FastifyInstance } from 'fastify';
import { answerReading, isOwnForm } from '../../codegen/site/readingForm.ts';
import { READING_PATH } from '../../src/lang/descriptors/plainForms.ts';
import { acceptForms, formOf } from '../engine/http/acceptForms.ts';
import { Forbidden } from '../engine/http/refusals.ts';
import type { Office } from '../engine/office.ts';

/** The form of the reading tools: it takes no JSON, and nothing but the portal's own pages may send it. */
export function serveReading(app: FastifyInstance, office: Office): void {
  app.register(async (reading) => {
    acceptForms(reading);
    reading.post(READING_PATH, { config: { operacja: 'czytanie' } }, async (request, reply) => {
      const secure = office.config.adres.startsWith('https:');
      if (!isOwnForm(request.headers, secure)) throw new Forbidden();
      const { languages } = office.municipality.manifest;
      const { location, headers } = answerReading(formOf(request.body), request.headers.cookie, languages, secure);
      return reply.headers(headers).redirect(location, 303);
    });
  });
}
