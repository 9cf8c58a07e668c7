/** As much of it as the search field takes. */
const LONGEST = 100;

/** The text that the address of the page with results names; '' without one. @param search the query, with its `?` */
export const searchedText = (search: string): string =>
  (new URLSearchParams(search).get('q') ?? '').trim().slice(0, LONGEST);
