/** The port of the office that most tests share. */
export const SHARED_PORT = 8199;

/** What offices have when they start (prepareOffice.ts). Outside the folder that Playwright empties before each run. */
export const FRESH = 'test-results/fresh';
