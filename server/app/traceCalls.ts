import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Span, tracing } from '../engine/tracing/trace.ts';

/** A span for each call, with the queries and requests that it makes inside. Addresses are not recorded, only their routes. */
export function traceCalls(server: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  server.addHook('onRequest', (request, _reply, done) => {
    const tracer = tracing();
    if (!tracer) return done();
    const { operacja } = request.routeOptions.config;
    const route = request.routeOptions.url ?? '*';
    const given = request.headers.traceparent;
    const span = tracer.begin(
      `${request.method} ${operacja ?? route}`,
      'server',
      { 'http.request.method': request.method, 'http.route': route },
      typeof given === 'string' ? given : undefined,
    );
    spans.set(request, span);
    tracer.within(span, done);
  });
  server.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.set({ 'http.response.status_code': reply.statusCode });
    span?.end(reply.statusCode >= 500);
  });
}
