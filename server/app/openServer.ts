import { parse } from 'node:querystring';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { answerClientError, answerMalformed } from '../engine/http/clientError.ts';
import { sendFailure } from './answers.ts';
import { endStalled } from './endStalled.ts';

const LARGEST_BODY = 64 * 1024;
const LONGEST_REQUEST_MS = 30_000;
const LONGEST_HEADERS_MS = 10_000;
/** How late a slow client is noticed at most. */
const CHECK_EVERY_MS = 2000;
/** Connections beyond are refused, so that slow ones do not use up files and memory. */
const MOST_CONNECTIONS = 5000;

/** A server with the limits of every address of the office; it has no routes yet. */
export function openServer({ trustedProxies }: { trustedProxies: number }): FastifyInstance {
  const server = Fastify({
    bodyLimit: LARGEST_BODY,
    // A client that sends its request too slowly is disconnected.
    requestTimeout: LONGEST_REQUEST_MS,
    http: {
      headersTimeout: LONGEST_HEADERS_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      // Ours has our headers.
      requireHostHeader: false,
    },
    trustProxy: (_address, hop) => hop < trustedProxies,
    forceCloseConnections: 'idle',
    // A call that comes on a kept connection at the last moment is answered; 503 would mean a declared break.
    return503OnClosing: false,
    routerOptions: { querystringParser: (text) => parse(text) as Record<string, string>, maxParamLength: 200 },
    clientErrorHandler: answerClientError,
    // A malformed address, which cannot be routed; the types know no reply here.
    frameworkErrors: (error, _request, reply) => void sendFailure(reply as unknown as FastifyReply, error),
  });
  answerMalformed(server.server);
  server.server.maxConnections = MOST_CONNECTIONS;
  // Node remembers an address that was read once. A call whose client has gone needs it for limits and the audit log.
  server.server.on('connection', (socket) => void socket.remoteAddress);
  endStalled(server);
  server.decorateRequest('kontoId', null);
  server.decorateRequest('loginKonta', null);
  server.decorateRequest('kluczWymiany', null);
  return server;
}
