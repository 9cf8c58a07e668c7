import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readFolder, type StaticFile, staticFile } from '../../codegen/site/files.ts';
import { answerFile } from '../engine/http/answerFile.ts';
import { NotFound } from '../engine/http/refusals.ts';

/** A stand-in for a neighbouring system in the demo commune, under `/demo/<name>/`. */
export const DEMO = '/demo/';

const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "frame-ancestors 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  // Opened outside its frame it has no origin either, since it is no part of the portal.
  'sandbox allow-scripts allow-forms',
].join('; ');

/**
 * A framed page has no origin, so its files are fetched cross-origin; they contain no secret.
 */
const headers = { 'content-security-policy': CSP, 'cross-origin-resource-policy': 'cross-origin' };

/** Pages of the stand-ins: only a demo has them. */
export function serveDemo(app: FastifyInstance): void {
  const files = new Map<string, StaticFile>();
  for (const [address, file] of readFolder(join(import.meta.dirname)))
    files.set(address, staticFile(file.type, file.body, false));
  app.get(`${DEMO}*`, (request, reply) => {
    const file = files.get(`/${request.url.split('?', 1)[0]!.slice(DEMO.length)}`);
    if (!file) throw new NotFound();
    return answerFile(request, reply.headers(headers), file);
  });
}
