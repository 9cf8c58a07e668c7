/** What the office tells the worker. */
export interface WorkerSettings {
  /** Another one with each build of the portal and each change of the municipality. */
  version: string;
  /** Where the API is: a path of this site or a whole address. */
  api: string;
  /** Paths of the operations whose answers may be kept, `{name}` for an argument. */
  answers: readonly string[];
  /** Paths of the pages that anybody may see, `:name` for any one segment. */
  pages: readonly string[];
  /** Beginnings of addresses that lead on to other sites, or come from them: no page of the portal stands in for these. */
  apart: readonly string[];
  /** The frame without a page: for an address that was never seen. */
  shell: string;
  /** What the frame needs, and the code that draws screens. */
  core: readonly string[];
}

/** Stands on each kept answer: when the office gave it, as an ISO date. The client shows no such answer without saying so. */
export const KEPT_HEADER = 'X-Okienko-Kept';

/** Stands on each page of the office: what a proxy says in its place is none, though it may call itself a success. */
export const PAGE_HEADER = 'X-Okienko-Page';

/** What a page tells the worker that it has loaded without it: whole addresses. */
export interface Seen {
  pages?: readonly string[];
  files?: readonly string[];
}
