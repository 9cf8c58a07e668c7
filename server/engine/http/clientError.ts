import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { securityHeaders } from '../../../codegen/site/securityHeaders.ts';
import { answerFailure } from './failure.ts';
import { BadRequest } from './refusals.ts';

/** Statuses for errors of Node's parser; any other error is a malformed request. */
const STATUSES: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers bytes that are no valid request like any other wrong request, and closes the connection. */
export function answerClientError(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy();
  const status = STATUSES[error.code ?? ''] ?? 400;
  const { body } = answerFailure(new BadRequest(), 'pl');
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
    ...securityHeaders,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}
