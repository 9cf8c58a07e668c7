import { PAGE_HEADER, type WorkerSettings } from './settings.ts';

/** page: the HTML of an address; answer: the response of an operation; file: everything else of this site. */
export type Kind = 'page' | 'answer' | 'file';

/** The kind of a request and its cache key; a response without a key is not cached. */
export interface Place {
  kind: Kind;
  key?: string;
}

/** The properties of a Request that the policy reads. */
export interface Asked {
  method: string;
  url: string;
  mode: string;
  /** `document` for a window; the document of an iframe is no page of the portal. */
  destination?: string;
  headers: { has(name: string): boolean };
}

/** The properties of a Response that the policy reads. */
export interface Answered {
  status: number;
  type: string;
  /** It came from another address after a redirect. */
  redirected?: boolean;
  headers: { get(name: string): string | null };
}

/** Older answers are not shown. */
export const ANSWER_DAYS = 30;

/** @returns undefined for a request that the worker leaves to the browser */
export function placeOf(asked: Asked, settings: WorkerSettings, origin: string): Place | undefined {
  const url = new URL(asked.url);
  if (asked.method !== 'GET' || asked.headers.has('authorization') || asked.headers.has('range')) return undefined;
  const api = new URL(settings.api, origin).href.replace(/\/$/, '');
  if (url.href.startsWith(`${api}/`)) {
    const path = url.pathname.slice(new URL(api).pathname.replace(/\/$/, '').length);
    const open = settings.answers.some((one) => matches(one, path));
    // Arguments and language are in the query: another query is another answer.
    return open ? { kind: 'answer', key: url.origin + url.pathname + url.search } : undefined;
  }
  if (url.origin !== origin) return undefined;
  if (settings.apart.some((beginning) => url.pathname.startsWith(beginning))) return undefined;
  if (asked.mode === 'navigate' && asked.destination !== 'document') return undefined;
  if (asked.mode === 'navigate') return { kind: 'page', key: pageKey(url, settings, origin) };
  return { kind: 'file', key: origin + url.pathname + url.search };
}

/**
 * All addresses of one pattern share a cached page: the HTML is the same, and no name or number of an address is stored.
 * Pages behind a login have no key.
 */
function pageKey(url: URL, { pages }: WorkerSettings, origin: string): string | undefined {
  const pattern = pages.find((one) => matches(one, url.pathname));
  return pattern && origin + pattern;
}

/** `/karta/{id}` and `/karta/:id` match any one segment in place of the parameter. */
export function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.replace(/(.)\/$/, '$1').split('/');
  return (
    wanted.length === given.length &&
    wanted.every((one, index) => (/^[:{]/.test(one) ? given[index] !== '' : one === given[index]))
  );
}

const TYPES: Readonly<Record<Kind, RegExp>> = {
  page: /^text\/html/,
  answer: /^application\/json/,
  // No documents: the resident saves those.
  file: /^(text\/(html|css|javascript)|application\/(json|manifest\+json)|font\/|image\/)/,
};

/**
 * May a response be cached? It must be a success from this site without a redirect, cacheable, and no download. A page
 * also needs the office's own header: the login page of a network or the error page of a proxy often has the status 200.
 */
export function mayKeep(kind: Kind, { status, type, redirected, headers }: Answered): boolean {
  const control = headers.get('cache-control') ?? '';
  return (
    status === 200 &&
    // The API may have another origin: a CORS answer is as good, an opaque one is not.
    (type === 'basic' || (kind === 'answer' && type === 'cors')) &&
    !redirected &&
    (kind !== 'page' || headers.get(PAGE_HEADER) === '1') &&
    !/no-store|private/.test(control) &&
    !headers.get('content-disposition')?.startsWith('attachment') &&
    TYPES[kind].test(headers.get('content-type') ?? '') &&
    // HTML requested as a file is the frame, or a page that is not to be cached.
    (kind !== 'file' || isImmutable({ headers }) || !TYPES.page.test(headers.get('content-type') ?? ''))
  );
}

/** The address contains a hash of the content: a cached response is always current. */
export function isImmutable({ headers }: Pick<Answered, 'headers'>): boolean {
  return /\bimmutable\b/.test(headers.get('cache-control') ?? '');
}

/** A gateway failed to reach the office. Any other error status is a response of the office. */
export function isGateway({ status }: Pick<Answered, 'status'>): boolean {
  return status === 502 || status === 504;
}
