import type { FastifyInstance, FastifyReply } from 'fastify';
import { securityHeaders } from '../../codegen/site/securityHeaders.ts';
import { languageOf } from '../engine/http/api.ts';
import { answerFailure, faultEntry, refusalOf } from '../engine/http/failure.ts';
import type { Office } from '../engine/office.ts';
import type { Metrics } from '../engine/watching/metrics.ts';

/** Makes a response of every error, and logs it: a fault of the office with its stack. */
export function answerFailures(server: FastifyInstance, office: Office): void {
  server.setErrorHandler((error, request, reply) => {
    const { status, headers, body, kod, nrSprawy } = answerFailure(error, languageOf(request));
    // A client that has gone in the middle of its request hears nothing, and nobody has failed.
    const isCut = request.raw.destroyed && !request.raw.complete;
    const ours = refusalOf(error) === undefined && !isCut;
    const about = {
      operacja: request.routeOptions.config.operacja,
      metoda: request.method,
      status,
      kod,
      nrSprawy,
      kontoId: request.kontoId ?? undefined,
      klucz: request.kluczWymiany ?? undefined,
    };
    office.log(ours ? faultEntry(error, about) : { poziom: 'info', zdarzenie: 'odmowa', ...about });
    reply.code(status).headers({ 'cache-control': 'no-store', ...headers });
    return reply.type('application/json; charset=utf-8').send(body);
  });
}

/** Logs each call of an operation that succeeded. */
export function logAnswers(server: FastifyInstance, office: Office): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { operacja } = request.routeOptions.config;
    if (operacja && reply.statusCode < 400) {
      office.log({
        poziom: 'info',
        zdarzenie: 'odpowiedz',
        operacja,
        metoda: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        kontoId: request.kontoId ?? undefined,
        klucz: request.kluczWymiany ?? undefined,
      });
    }
    done();
  });
}

/** Counts each call of an operation by its status. */
export function countCalls(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { operacja } = request.routeOptions.config;
    if (operacja) metrics.call(operacja, request.method, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}

/** The refusal of an address that is no operation: it has no language and is not logged. */
export function sendFailure(reply: FastifyReply, error: Error): FastifyReply {
  const { status, body } = answerFailure(error, 'pl');
  const headers = { ...securityHeaders, 'cache-control': 'no-store' };
  return reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body);
}
