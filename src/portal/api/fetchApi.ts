import type { Call } from '../../lang/descriptors/contract.ts';
import { ApiError } from '../../lang/errors/ApiError.ts';
import { CACHED_AT_HEADER } from '../worker/settings.ts';
import type { Api } from './Api.ts';
import { type Log, readAnswer } from './answer.ts';
import { refusalOf, transportFailure } from './failure.ts';
import { layOut } from './request.ts';

/** What the client adds to a call, read at the moment of the call. */
export interface Caller {
  language(): string | null;
  token(): string | null;
  /** The NIP of the chosen subject, when that is an institution. */
  nip(): string | null;
  /** Called when the office does not know the session of this token. */
  onUnauthorised(token: string): void;
  /** Asks the office whether a technical break is on, after a 503 that does not say so itself. Never throws. */
  isBreak(): Promise<boolean>;
  /** Called at a declared technical break. */
  onBreak(): void;
  /** Called with the office's clock, ms since 1970, for each response that has it. */
  onTime(officeMs: number): void;
}

export interface FetchApiOptions {
  /** The address of the API, with its origin: `https://portal.example/api`. */
  base: string;
  fetch?: typeof fetch;
  /** After this time a call has failed, ms. */
  timeoutMs?: number;
  log?: Log;
}

/** Its answer says whether a break is on, so nobody asks it about its own failure. */
const statusOperation = 'dajStanPrzerwyTechnicznej';

/** The client of the office over HTTP. */
export function fetchApi(caller: Caller, options: FetchApiOptions): Api {
  const { base, timeoutMs = 30_000, log = (message) => console.error(`okienko: ${message}`) } = options;
  const send = options.fetch ?? fetch.bind(globalThis);
  const origin = new URL(base).origin;

  async function failed(call: Call, response: Response, token: string | null): Promise<ApiError> {
    const fromOffice = isFromOffice(response);
    let error = await refusalOf(response, fromOffice);
    // An office that knows only the status, or something between the portal and the office.
    const unsaid = error.status === 503 && error.kind !== 'break' && fromOffice && call.id !== statusOperation;
    if (unsaid && (await caller.isBreak())) error = new ApiError({ ...error, kind: 'break' });
    if (error.kind === 'break') caller.onBreak();
    if (error.kind !== 'unauthorised') return error;
    // A public call: the login was refused; no session has ended.
    if (token === null) return new ApiError({ ...error, kind: 'refused' });
    caller.onUnauthorised(token);
    return error;
  }

  const isFromOffice = ({ url }: Response): boolean => !url || new URL(url).origin === origin;

  return {
    async call(call, args, { signal, idempotencyKey, answers, onCachedAt, token: wished, draft } = {}) {
      const token = call.access === 'public' ? null : wished === undefined ? caller.token() : wished;
      // Nobody is signed in: the office would refuse the call anyway.
      if (call.access !== 'public' && token === null) throw new ApiError({ kind: 'unauthorised' });
      const extra = { lang: caller.language(), nip: call.subject ? caller.nip() : null };
      const { address, body } = layOut(call, args, extra);
      // Loaded before the call is made: what the office has done must not fail here.
      const reader = call.document ? await documents() : undefined;
      const timeout = AbortSignal.timeout(timeoutMs);
      const checks = answers?.();
      // Whoever reads the response gets the failure; until then it must not count as unhandled.
      checks?.catch(() => undefined);
      let response: Response;
      try {
        response = await send(base + address, {
          method: call.method,
          // The second half of the session is a cookie, also for an API on another origin.
          credentials: 'include',
          headers: headersOf(call, token, idempotencyKey, typeof body === 'string', draft),
          body,
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        });
      } catch (cause) {
        throw transportFailure(cause, signal);
      }
      const cachedAt = Date.parse(response.headers.get(CACHED_AT_HEADER) ?? '') || null;
      const date = Date.parse(response.headers.get('Date') ?? '');
      if (isFromOffice(response) && !cachedAt && !Number.isNaN(date)) caller.onTime(date);
      if (!response.ok) throw await failed(call, response, token);
      if (cachedAt && !onCachedAt) throw new ApiError({ kind: 'network' });
      onCachedAt?.(cachedAt);
      try {
        return reader ? await reader.readDocument(call, response, log) : await readAnswer(call, response, checks, log);
      } catch (cause) {
        throw cause instanceof ApiError ? cause : transportFailure(cause, signal);
      }
    },
  };
}

/** Few pages hand out documents. @throws ApiError of kind `network` */
const documents = () =>
  import('./documents.ts').catch((cause) => {
    throw new ApiError({ kind: 'network', cause });
  });

function headersOf(
  call: Call,
  token: string | null,
  idempotencyKey: string | undefined,
  json: boolean,
  draft: string | undefined,
): HeadersInit {
  const accept = call.document === 'any' ? '*/*' : call.document ? 'application/pdf' : 'application/json';
  const headers: Record<string, string> = { Accept: accept };
  if (json) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  if (call.writes) headers['Idempotency-Key'] = idempotencyKey ?? newIdempotencyKey();
  if (draft) headers['X-Okienko-Szkic'] = draft;
  return headers;
}

/** 128 random bits. `crypto.randomUUID` is missing where a page is not served over https. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
