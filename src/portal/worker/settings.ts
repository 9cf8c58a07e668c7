/** The settings that the office writes in front of the worker's code. */
export interface WorkerSettings {
  /** Changes with each build of the portal and each change of the municipality. */
  version: string;
  /** Where the API is: a path of this site or a whole address. */
  api: string;
  /** Paths of the operations whose answers may be kept, `{name}` for an argument. */
  answers: readonly string[];
  /** Paths of the pages that anybody may see, `:name` for any one segment. */
  pages: readonly string[];
  /** Prefixes of addresses that redirect to other sites or are called by them: the cache never answers these. */
  apart: readonly string[];
  /** The frame without a page, for an address that is not cached. */
  shell: string;
  /** What the frame needs, and the code that draws screens. */
  core: readonly string[];
}

/** Header of each cached answer: when the office gave it, as an ISO date. The client shows that time with the answer. */
export const KEPT_HEADER = 'X-Okienko-Kept';

/** Header of each page of the office: the page of a proxy has none, even with the status 200. */
export const PAGE_HEADER = 'X-Okienko-Page';

/** What a page loaded before the worker was active, as absolute addresses. */
export interface Seen {
  pages?: readonly string[];
  files?: readonly string[];
}
