import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { securityHeaders } from '../../../codegen/site/securityHeaders.ts';
import { answerFailure } from './failure.ts';
import { BadRequest } from './refusals.ts';

/** Statuses for errors of Node's parser; any other error is a malformed request. */
const STATUSES: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** The last exchange on a connection: what is malformed later may be the rest of its body. */
const exchanges = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>();

/** Answers bytes that are no valid request like any other wrong request, and closes the connection. */
export function answerClientError(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const last = exchanges.get(socket);
  const isAnswered = last?.response.headersSent && !last.request.complete;
  if (isAnswered || !socket.writable) return void socket.destroy();
  const status = STATUSES[error.code ?? ''] ?? 400;
  const { headers, body } = malformed();
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}

/** What Node would answer by itself, without our headers. */
export function answerMalformed(server: Server): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    exchanges.set(request.socket, { request, response });
  });
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    const { headers, body } = malformed();
    response.writeHead(417, headers).end(body);
  });
}

/** A request has one host. Node requires one by itself, but answers without our headers, and takes the first of two. */
export function requireHost({ rawHeaders, httpVersion }: IncomingMessage): void {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1 || (hosts.length === 0 && httpVersion !== '1.0')) throw new BadRequest();
}

function malformed() {
  const { body } = answerFailure(new BadRequest(), 'pl');
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
    ...securityHeaders,
  };
  return { headers, body };
}
