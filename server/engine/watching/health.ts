import type { FastifyInstance, FastifyReply } from 'fastify';
import { isUp } from '../db/isUp.ts';
import type { Database } from '../db/open.ts';

/** For a balancer: `leaving` is set when the office has been asked to stop and still answers. */
export interface Readiness {
  leaving: boolean;
}

/**
 * `/health`: the process runs. `/ready`: it may be sent calls, because its database answers and it is not about to stop.
 * Both are for machines, and say nothing else. Before it stops, connections are closed after their next response.
 */
export function serveHealth(server: FastifyInstance, database: Database, readiness: Readiness): void {
  const say = (reply: FastifyReply, isGood: boolean) =>
    reply
      .code(isGood ? 200 : 503)
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .type('text/plain; charset=utf-8')
      .send(isGood ? 'ok\n' : 'no\n');
  // The caller opens its next connection elsewhere, and loses no call on one that is closed.
  server.addHook('onRequest', (_request, reply, done) => {
    if (readiness.leaving) reply.header('connection', 'close');
    done();
  });
  server.get('/health', (_request, reply) => say(reply, true));
  server.get('/ready', async (_request, reply) => say(reply, !readiness.leaving && (await isUp(database))));
}
