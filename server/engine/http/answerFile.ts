import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaticFile } from '../../../codegen/site/files.ts';

/** Sends a file in the smallest encoding that the browser accepts, or 304 when its copy is current. */
export function answerFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile): FastifyReply {
  reply.header('etag', file.etag);
  reply.header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  if (matches(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  const accepted = acceptedEncodings(String(request.headers['accept-encoding'] ?? ''));
  const encoding = file.br && accepted.has('br') ? 'br' : file.gzip && accepted.has('gzip') ? 'gzip' : undefined;
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(file.type).send(encoding ? file[encoding] : file.body);
}

const matches = (header = '', etag: string): boolean =>
  header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

function acceptedEncodings(header: string): Set<string> {
  const parts = header.split(',').map((part) => part.trim().toLowerCase());
  return new Set(parts.filter((part) => !/;\s*q=0(\.0*)?$/.test(part)).map((part) => part.split(';')[0]!));
}
