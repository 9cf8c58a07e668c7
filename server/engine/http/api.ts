import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RawRequest } from '../../../codegen/artefact/officeCode.ts';
import { documentHeaders } from '../../../codegen/site/securityHeaders.ts';
import { mayBeKept, type Operation } from '../../../src/lang/descriptors/contract.ts';
import { todayAt } from '../calendar/today.ts';
import { asKind } from '../db/postgresPool.ts';
import type { PodmiotRow } from '../db/tables.ts';
import { DRAFT_HEADER, readDraftId } from '../drafts/endDraft.ts';
import type { Office } from '../office.ts';
import { readBearer, readCookie } from '../session/cookie.ts';
import { isLanguage } from '../words/messages.ts';
import { answerFile } from './answerFile.ts';
import { dispatch } from './dispatch.ts';
import { faultEntry, newNrSprawy, refusalOf } from './failure.ts';
import { readBody } from './readBody.ts';
import { ReadLimit } from './readLimit.ts';
import { NotFound, TechnicalBreak } from './refusals.ts';
import { checkSameSite } from './sameSite.ts';
import { shareReads } from './sharedReads.ts';

/** The operation that works during a technical break: the client asks it whether the break is over. */
const DURING_BREAK = 'dajStanPrzerwyTechnicznej';

/** The path of the API on this server: that of `api.base`, also when browsers reach it under another origin. */
export const baseOf = ({ municipality }: Pick<Office, 'municipality'>): string =>
  new URL(municipality.manifest.api.base, 'http://office').pathname.replace(/\/$/, '') || '/api';

/** The API: one route for each operation, by its method and path in the contract. */
export function serveApi(app: FastifyInstance, office: Office): void {
  app.register(
    async (api) => {
      api.removeAllContentTypeParsers();
      api.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
        try {
          done(null, readBody(text as string));
        } catch (failure) {
          done(failure as Error);
        }
      });
      // Not read here: the operation takes it as it comes, up to the length that it expects.
      api.addContentTypeParser('application/octet-stream', (_request, bytes, done) => done(null, bytes));
      api.addHook('onRequest', (_request, reply, done) => {
        reply.header('cache-control', 'no-store');
        done();
      });
      api.get('/openapi.json', { config: { operacja: 'openapi' } }, (request, reply) =>
        answerFile(request, reply, office.openapi),
      );
      const reads = new ReadLimit();
      shareReads(api, reads, office.accounts.cookie, office);
      for (const operation of office.municipality.contract.operations.values())
        serveOperation(api, office, operation, reads);
    },
    { prefix: baseOf(office) },
  );
}

function serveOperation(api: FastifyInstance, office: Office, operation: Operation, reads: ReadLimit): void {
  api.route({
    method: operation.method,
    url: operation.path.replace(/\{([^}]+)\}/g, ':$1'),
    config: { operacja: operation.id },
    handler: (request, reply) => {
      const nowMs = office.now().getTime();
      if (!operation.writes) reads.ofNetwork(request.ip, nowMs);
      return asKind(operation.id, () => answerOperation(office, operation, request, reply, reads));
    },
  });
}

async function answerOperation(
  office: Office,
  served: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  reads: ReadLimit,
) {
  // The present contract: a reload may have changed the access of an operation, or removed it.
  const operation = office.municipality.contract.operations.get(served.id);
  if (!operation) throw new NotFound();
  const { config, database, secrets } = office;
  if (config.przerwaTechniczna && operation.id !== DURING_BREAK) throw new TechnicalBreak();
  if (operation.method !== 'GET') checkSameSite(request.headers);
  const bytes = request.body instanceof Readable ? request.body : undefined;
  const now = office.now();
  const halves = {
    token: readBearer(request.headers.authorization),
    ciasteczko: readCookie(request.headers.cookie, office.accounts.cookie),
  };
  const session = operation.access === 'public' ? undefined : await office.accounts.find(halves, now.getTime());
  if (session) [request.kontoId, request.loginKonta] = [session.konto.kontoId, session.konto.login];
  if (session && !operation.writes) reads.ofAccount(session.konto.kontoId, request.ip, now.getTime());
  const headers: Record<string, string | string[]> = {};
  const isOfAccounts = office.registry.ofAccounts.has(operation.id);
  const caller = {
    session,
    dbOf: (podmioty: readonly PodmiotRow[]) =>
      database.as({
        role: isOfAccounts ? 'konto' : session ? office.accounts.role : office.accounts.visitor,
        kontoId: session?.konto.kontoId,
        podmioty: podmioty.map(({ podmiotId }) => podmiotId),
      }),
    config,
    secrets,
    now,
    today: todayAt(now),
    lang: languageOf(request),
    municipality: office.municipality,
    services: office.services,
    ip: request.ip,
    agent: request.headers['user-agent'] ?? '',
    cookies: request.headers.cookie,
    // The role of accounts may change no drafts.
    szkic: isOfAccounts ? undefined : readDraftId(oneHeader(request.headers[DRAFT_HEADER])),
    bytes,
    headers,
    fault: (error: unknown) => {
      if (refusalOf(error)) throw error;
      const { kontoId } = request;
      office.log(faultEntry(error, { operacja: operation.id, nrSprawy: newNrSprawy(), kontoId: kontoId ?? undefined }));
    },
  };
  // Bytes where JSON is expected are no object, which the reader of requests refuses.
  const body = !bytes ? request.body : operation.bytes ? undefined : false;
  const raw = { params: request.params, query: request.query, body } as RawRequest;
  const klucz = oneHeader(request.headers['idempotency-key']);
  const answer = await dispatch(operation, raw, caller, klucz, office.registry);
  reply.headers(headers);
  // The service worker caches it for use without a connection, and revalidates it with one.
  if (mayBeKept(operation)) reply.header('cache-control', 'no-cache');
  if ('json' in answer) return reply.type('application/json; charset=utf-8').send(answer.json);
  reply.headers(documentHeaders).header('content-disposition', answer.disposition);
  return reply.type(answer.type).send(answer.bytes);
}

const oneHeader = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** The language of the texts in a response, refusals included. */
export function languageOf(request: FastifyRequest) {
  const lang = (request.query as Record<string, unknown> | undefined)?.lang;
  return isLanguage(lang) ? lang : 'pl';
}
