/** The longest text that the search field accepts. */
const LONGEST = 100;

/** The searched text in the address of the page with results; '' without one. @param search the query, with its `?` */
export const searchedText = (search: string): string =>
  (new URLSearchParams(search).get('q') ?? '').trim().slice(0, LONGEST);
