import type { Language } from './language.ts';
import type { Findable } from './manifest.ts';

/** The three sizes of letters. */
export type Font = 1 | 2 | 3;

/** How a visitor wants to read: known to the office by a cookie that names nobody. */
export interface Reading {
  language: Language;
  /** Black and yellow. */
  contrast: boolean;
  font: Font;
}

/** The same as a cookie for a year. It names nobody. @param secure the portal is served over https */
export const readingCookie = ({ language, contrast, font }: Reading, secure: boolean): string =>
  `okienko.czytanie=${language}.${contrast ? 'yb' : '-'}.${font}; path=/; max-age=31536000; samesite=lax${secure ? '; secure' : ''}`;

/** What a whole page was drawn from, as JSON in the page: the browser draws the same without asking for anything. */
export interface PageData extends Reading {
  /** Path and query that the page was drawn for. */
  place: string;
  /** The office's day, yyyy-MM-dd. */
  day: string;
  /** The office's clock is ahead of UTC by this, ms: the browser computes its day without loading time zones. */
  utcOffsetMs: number;
  /** Responses of public operations, by their addresses relative to the base of the API. */
  answers: Readonly<Record<string, unknown>>;
  /** Compiled files of the municipality, by name: the screen and its texts. */
  files: Readonly<Record<string, unknown>>;
  /** On the page with the results of the search. */
  found?: FoundEntries;
}

/** The results of a search. */
export interface FoundEntries {
  text: string;
  language: Language;
  /** The best first. */
  entries: readonly Findable[];
}

export interface PageRequest {
  pathname: string;
  /** With its `?`, or ''. */
  search: string;
  reading: Reading;
  /** Not the page, but this table of it as a file. */
  csv?: string;
}

/** A file in the place of a page. */
export interface PageFile {
  /** `Dochody-2026.csv` */
  name: string;
  text: string;
}

/**
 * A whole page, a file of it, or the address that the request leads to, `NOWHERE` when no page has its address, or that of a break; null: the page
 * has to be drawn in the browser.
 */
export type RenderedPage = { to: string } | PageFile | WholePage | null;

export interface WholePage {
  html: string;
  /** Without the name of the portal; '': home. */
  title: string;
  /** Its path, the same for all ways to write it. */
  path: string;
  /** The languages that a visitor may choose, the default first. */
  languages: readonly Language[];
  reading: Reading;
  /** Path and query that it was drawn for. */
  place: string;
  /** The names of the files that `given` contains. */
  files: readonly string[];
  /** The JSON of {@link PageData}: a text costs least on its way from the thread. Null: the browser draws the page anew. */
  given: string | null;
  /** The name of the screen; null: the home page. */
  screen: string | null;
}
