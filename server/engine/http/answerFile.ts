import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodedFile, isCurrent } from '../../../codegen/site/encoding.ts';
import type { StaticFile } from '../../../codegen/site/files.ts';

/** Sends a file in the smallest encoding that the browser accepts, or 304 when its copy is current. */
export function answerFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile): FastifyReply {
  reply.header('etag', file.etag);
  reply.header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  if (isCurrent(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  const { encoding, body } = encodedFile(file, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(file.type).send(body);
}
