import { PAGE_HEADER, type WorkerSettings } from './settings.ts';

/** page: the HTML of an address; answer: what an operation says; file: everything else of this site. */
export type Kind = 'page' | 'answer' | 'file';

/** What a request is, and under which address its answer is kept; without a key it is only passed on. */
export interface Place {
  kind: Kind;
  key?: string;
}

/** As much of a Request as decides. */
export interface Asked {
  method: string;
  url: string;
  mode: string;
  /** `document` for a window; what stands in a frame of the page is no page of the portal. */
  destination?: string;
  headers: { has(name: string): boolean };
}

/** As much of a Response as decides. */
export interface Answered {
  status: number;
  type: string;
  /** Somebody sent it on to another address. */
  redirected?: boolean;
  headers: { get(name: string): string | null };
}

/** An answer older than this is not shown any more. */
export const ANSWER_DAYS = 30;

/** @returns nothing for what the worker keeps its hands off: the browser asks the office as if there were no worker */
export function placeOf(asked: Asked, settings: WorkerSettings, origin: string): Place | undefined {
  const url = new URL(asked.url);
  if (asked.method !== 'GET' || asked.headers.has('authorization') || asked.headers.has('range')) return undefined;
  const api = new URL(settings.api, origin).href.replace(/\/$/, '');
  if (url.href.startsWith(`${api}/`)) {
    const path = url.pathname.slice(new URL(api).pathname.replace(/\/$/, '').length);
    const open = settings.answers.some((one) => matches(one, path));
    // Arguments and language stand in the query: another one is another answer.
    return open ? { kind: 'answer', key: url.origin + url.pathname + url.search } : undefined;
  }
  if (url.origin !== origin) return undefined;
  if (settings.apart.some((beginning) => url.pathname.startsWith(beginning))) return undefined;
  if (asked.mode === 'navigate' && asked.destination !== 'document') return undefined;
  if (asked.mode === 'navigate') return { kind: 'page', key: pageKey(url, settings, origin) };
  return { kind: 'file', key: origin + url.pathname + url.search };
}

/**
 * One page for a pattern, whatever stands in its place: the HTML is the same, and no name or number that was in an address
 * stays behind. Pages behind a login have none.
 */
function pageKey(url: URL, { pages }: WorkerSettings, origin: string): string | undefined {
  const pattern = pages.find((one) => matches(one, url.pathname));
  return pattern && origin + pattern;
}

/** `/karta/{id}` and `/karta/:id` for any one segment in the place of the name. */
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
  // No documents: they are saved by whoever wants them.
  file: /^(text\/(html|css|javascript)|application\/(json|manifest\+json)|font\/|image\/)/,
};

/**
 * Only what came whole from this site and from where it was asked for, is no error, may be stored and is none of the
 * things one downloads. A page says that it is one of the office's: the page of a login of the network or of a proxy that
 * is out of order often comes as a success too.
 */
export function mayKeep(kind: Kind, { status, type, redirected, headers }: Answered): boolean {
  const control = headers.get('cache-control') ?? '';
  return (
    status === 200 &&
    // The API may be another origin's: what it lets this page read is as good. What cannot be read is opaque.
    (type === 'basic' || (kind === 'answer' && type === 'cors')) &&
    !redirected &&
    (kind !== 'page' || headers.get(PAGE_HEADER) === '1') &&
    !/no-store|private/.test(control) &&
    !headers.get('content-disposition')?.startsWith('attachment') &&
    TYPES[kind].test(headers.get('content-type') ?? '') &&
    // HTML that is asked for as a file is the frame, or some page that is not to be kept.
    (kind !== 'file' || isImmutable({ headers }) || !TYPES.page.test(headers.get('content-type') ?? ''))
  );
}

/** Its address says what is in it: the kept one is the right one. */
export function isImmutable({ headers }: Pick<Answered, 'headers'>): boolean {
  return /\bimmutable\b/.test(headers.get('cache-control') ?? '');
}

/** Something between us and the office says that it does not reach it. Any other refusal is the office's own word. */
export function isGateway({ status }: Pick<Answered, 'status'>): boolean {
  return status === 502 || status === 504;
}
