/**
 * Forms that buttons of a page use until its code runs, and without scripts. A button names its form by `form="…"`; the
 * office writes the forms beside the page (codegen/site/plainForms.ts), so that the portal's code contains none of them.
 */

/** The form of the reading tools, posted to `READING_PATH`. */
export const READING_FORM = 'czytanie';
export const READING_PATH = '/czytanie';

/** The page with results of the search. */
export const SEARCH_PATH = '/szukaj';

/** The form that opens an address of this site. */
export const leadForm = (address: string): string => `do:${address}`;

/** The form that opens the same page with other values of its states. @param key unique on the page */
export const stateForm = (key: string): string => `stan:${key}`;

const CSV = '.csv';
/** In the query of a page: not the page, but a table of it as a file. No name of an author has a dot. */
export const csvQuery = (table: string): string => table + CSV;

/** The table of a query that asks for a file. */
export const csvTableOf = (query: URLSearchParams): string | undefined =>
  [...query.keys()].find((name) => name.endsWith(CSV))?.slice(0, -CSV.length);
