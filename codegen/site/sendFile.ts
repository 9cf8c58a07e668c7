import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodedFile, isCurrent } from './encoding.ts';
import type { StaticFile } from './files.ts';

/** Sends a file in the smallest encoding that the browser accepts, or 304 when its copy is current. */
export function sendFile(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  headers: Readonly<Record<string, string>>,
  status = 200,
): void {
  const cache = file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache';
  const head = { vary: 'accept-encoding', ...headers, etag: file.etag, 'cache-control': cache };
  if (isCurrent(asked['if-none-match'], file.etag)) return void response.writeHead(304, head).end();
  const { encoding, body } = encodedFile(file, asked['accept-encoding']);
  const coded = encoding === undefined ? {} : { 'content-encoding': encoding };
  response.writeHead(status, { ...head, ...coded, 'content-type': file.type, 'content-length': body.length });
  response.end(method === 'HEAD' ? undefined : body);
}
