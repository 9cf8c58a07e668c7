import type { FastifyInstance } from 'fastify';

const SMALL = 8 * 1024;

/** Makes `application/x-www-form-urlencoded` the one type of body that is accepted; a route reads it with `formOf`. */
export function acceptForms(app: FastifyInstance, bodyLimit = SMALL): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  );
}

/** The fields of a request's form; of a request without a body none. */
export const formOf = (body: unknown): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();
