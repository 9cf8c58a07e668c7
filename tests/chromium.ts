import { existsSync } from 'node:fs';

/** The headless shell first: it draws no window, and takes half the CPU time of the whole browser. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The browser of the tests; undefined: the one that Playwright has installed, if any. */
export const chromium = process.env.CHROMIUM ?? PLACES.find((path) => existsSync(path));

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Otherwise the headless shell rounds the width of each letter, unlike a present-day screen.
  '--font-render-hinting=none',
];

/**
 * Of a browser whose pages live for seconds: the compilers for code that runs long take more time there than they save. Never
 * where speed is measured.
 */
export const testArgs = [...chromiumArgs, '--js-flags=--single-threaded --no-opt --no-maglev'];
