/** The settings that the office writes in front of the worker's code. */
export interface WorkerSettings {
  /** Changes with each build of the portal and each change of the municipality. */
  version: string;
  /** The address of the API: a path of this site or a whole address. */
  api: string;
  /** Paths of the operations whose responses may be cached, `{name}` for an argument. */
  answers: readonly string[];
  /** Paths of the public pages, `:name` for any one segment. */
  pages: readonly string[];
  /** Prefixes of addresses that redirect to other sites or are called by them: the cache never answers these. */
  apart: readonly string[];
  /** The frame without a page, for an address that is not cached. */
  shell: string;
  /** Files that the frame needs, and the code that draws screens. */
  core: readonly string[];
}

/** Header of each cached response: its original time, as an ISO date. The client shows that time. */
export const CACHED_AT_HEADER = 'X-Okienko-Kept';

/** Header of each page of the office: the page of a proxy lacks it, even with the status 200. */
export const PAGE_HEADER = 'X-Okienko-Page';

/** What the open page has that the worker has not seen, by absolute addresses. */
export interface Seen {
  pages?: readonly string[];
  files?: readonly string[];
  /** Responses and files that came with the page, as JSON. */
  given?: Readonly<Record<string, unknown>>;
}
