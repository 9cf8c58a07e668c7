import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { mayBeKept, type Operation } from '../../src/lang/descriptors/contract.ts';
import type { Language } from '../../src/lang/descriptors/language.ts';
import type { RawRequest } from '../artefact/officeCode.ts';
import type { Contract } from '../contract/contract.ts';
import { operationsAt } from '../contract/operationAt.ts';
import { requestReader } from '../generate/requestReader.ts';
import { documentHeaders, securityHeaders } from '../site/securityHeaders.ts';
import { bytesOf } from './bytesOf.ts';
import { corsHeaders, preflightHeaders } from './cors.ts';
import { exampleFor } from './examples.ts';
import { mockFiles } from './files.ts';
import { type MockAnswer, type MockDocument, mockOffice, refusal } from './mockOffice.ts';
import { type Settings, stateOf } from './states.ts';

type OwnAnswer = Pick<MockAnswer, 'status'> & ({ json: unknown } | { document: MockDocument });

export interface MockApiOptions {
  /** The path of the API. */
  base: string;
  /** Read at each call, so that states can be changed while it runs. */
  settings: () => Settings;
  slowMs?: number;
  /** Other origins whose portals may call. */
  origins?: readonly string[];
  /** Answers instead of the examples; undefined: the example is the answer. */
  own?(operation: string, args: Readonly<Record<string, unknown>>, lang: Language): OwnAnswer | undefined;
  /** Called after every answer. */
  onCall?(call: { operation?: string; method: string; path: string; status: number }): void;
}

/** Operations that answer a token. */
const LOGINS: readonly string[] = ['zaloguj', 'zalogujTotp', 'odbierzLogowanieWezlem'];
const LOGOUT = 'wyloguj';
const LARGEST_BODY = 64 * 1024;
/** A part of a file. */
const LARGEST_PART = 4 * 1024 * 1024;
/** Idempotency keys of writes. */
const KEYS_KEPT = 1000;

/**
 * The mock office over HTTP, with the rules of a real one: sessions, strict arguments, one shape of errors, headers.
 *
 * @returns a function that answers a request under the base; false: the request is not for the API
 */
export function mockApi(contract: Contract, options: MockApiOptions) {
  const { base, settings, origins = [], onCall } = options;
  const office = mockOffice(contract, options);
  const files = mockFiles(contract);
  const operationAt = operationsAt(contract.operations.values());
  const read = requestReader(contract);
  const tokens = tokensOf(contract);
  const nips = nipsOf(contract);
  const keys = new Map<string, string>();
  /** The last session has ended, and no other has begun. */
  let over = false;

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mock');
    if (pathname !== base && !pathname.startsWith(`${base}/`)) return false;
    const method = request.method ?? 'GET';
    const path = pathname.slice(base.length);
    const cors = corsHeaders(request.headers, origins);
    if (method === 'OPTIONS' && cors['access-control-allow-origin']) {
      response.writeHead(204, { ...cors, ...preflightHeaders }).end();
      return true;
    }
    const found = operationAt(method, path);
    const answer = found ? await answerTo(found, request, searchParams) : failure('NIE_ZNALEZIONO');
    if (answer.delayMs > 0) await pause(answer.delayMs);
    send(response, answer, found?.operation, cors);
    onCall?.({ operation: found?.operation.id, method, path, status: answer.status });
    return true;
  };

  async function answerTo(
    { operation, params }: NonNullable<ReturnType<typeof operationAt>>,
    request: IncomingMessage,
    query: URLSearchParams,
  ): Promise<MockAnswer> {
    if (operation.method !== 'GET' && isForeign(request, origins)) return failure('BRAK_DOSTEPU');
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (operation.access !== 'public' && (over || !tokens.has(token ?? ''))) return failure('BRAK_SESJI');
    const bytes = await bytesOf(request, operation.bytes ? LARGEST_PART : LARGEST_BODY).catch(() => undefined);
    const raw = bytes && rawOf(request, params, query, { bytes, isPart: operation.bytes === true });
    if (!raw) return failure('BLEDNE_ZADANIE');
    const asked = read(operation.id, raw);
    if ('problems' in asked) return failure('BLEDNE_ZADANIE', fieldsOf(asked.problems));
    if (asked.nip !== undefined && !nips.has(asked.nip)) return failure('NIE_ZNALEZIONO');
    const args = asked.nip === undefined ? asked.args : { ...asked.args, nip: asked.nip };
    const key = textOf(request.headers['idempotency-key']);
    const example = office.answer(operation.id, args, settings());
    const call = { args: asked.args, bytes, lang: asked.lang ?? 'pl', key };
    const isFull = stateOf(operation.id, settings()) !== 'empty';
    const own =
      example.status === 200
        ? ((await files(operation.id, call)) ??
          (isFull ? options.own?.(operation.id, asked.args, call.lang) : undefined))
        : undefined;
    const answer: MockAnswer = own ? { delayMs: example.delayMs, ...own } : example;
    if (answer.status === 200 && LOGINS.includes(operation.id)) over = false;
    if (answer.status === 200 && operation.id === LOGOUT) over = true;
    if (answer.status !== 200 || !operation.writes || key === undefined || operation.bytes) return answer;
    const before = keys.get(`${operation.id} ${key}`);
    if (before !== undefined && before !== JSON.stringify(args)) return failure('POWTORZONY_KLUCZ');
    keys.set(`${operation.id} ${key}`, JSON.stringify(args));
    if (keys.size > KEYS_KEPT) keys.delete(keys.keys().next().value!);
    return answer;
  }
}

const failure = (kod: string, pola?: Readonly<Record<string, string>>): MockAnswer => ({
  delayMs: 0,
  ...refusal(kod, undefined, pola),
});

const fieldsOf = (problems: readonly { field: string; keyword: string }[]): Record<string, string> =>
  Object.fromEntries(
    problems.flatMap(({ field, keyword }) => (field ? [[field, `${keyword}: see the contract`]] : [])),
  );

/** Does a page of another site use the session of its visitor? */
function isForeign({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origins.includes(origin)) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

const textOf = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined;

/** The parsed request; undefined: its body is neither JSON nor a part of a file. */
function rawOf(
  request: IncomingMessage,
  params: Readonly<Record<string, string>>,
  search: URLSearchParams,
  { bytes, isPart }: { bytes: Buffer; isPart: boolean },
): RawRequest | undefined {
  try {
    const decoded = Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]);
    const query = [...new Set(search.keys())].map((name) => {
      const all = search.getAll(name);
      return [name, all.length > 1 ? all : all[0]!];
    });
    const type = isPart ? 'application/octet-stream' : 'application/json';
    const text = isPart ? '' : bytes.toString('utf8');
    if (bytes.length > 0 && !request.headers['content-type']?.startsWith(type)) return undefined;
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    return { params: Object.fromEntries(decoded), query: Object.fromEntries(query), body };
  } catch {
    return undefined;
  }
}

function send(
  response: ServerResponse,
  answer: MockAnswer,
  operation: Operation | undefined,
  cors: Readonly<Record<string, string>>,
): void {
  const cacheable = answer.status === 200 && operation && mayBeKept(operation);
  const head = { ...securityHeaders, 'cache-control': cacheable ? 'no-cache' : 'no-store', ...answer.headers, ...cors };
  if ('json' in answer) {
    const type = { 'content-type': 'application/json; charset=utf-8' };
    response.writeHead(answer.status, { ...head, ...type }).end(JSON.stringify(answer.json));
  } else {
    const { bytes, type, name } = answer.document;
    const saved = { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` };
    response.writeHead(answer.status, { ...head, ...documentHeaders, ...saved, ...answer.headers }).end(bytes);
  }
}

/** The tokens that its logins answer; all others are refused. */
function tokensOf(contract: Contract): Set<string> {
  const answers = LOGINS.flatMap((id) => contract.examples(id));
  const found = answers.map(({ value }) => (value as { token?: unknown } | null)?.token);
  return new Set(found.filter((token) => typeof token === 'string'));
}

function nipsOf(contract: Contract): Set<string> {
  const list = exampleFor(contract, 'dajListePodmiotow', {})?.value as { podmioty?: { nip: string | null }[] };
  return new Set((list?.podmioty ?? []).flatMap(({ nip }) => nip ?? []));
}
