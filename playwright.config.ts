import { defineConfig } from 'playwright/test';
import { skippedTests } from './tests/browser/afterChange.ts';
import { SHARED_PORT } from './tests/browser/sharedOffice.ts';
import { chromium, testArgs } from './tests/chromium.ts';

/** Journeys through the running product: the built portal, the office and its database. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  reporter: [
    ['line'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/browser.json' }],
  ],
  // Two more than the cores: some tests wait for an office that starts, or for a session that ends.
  workers: 4,
  // Some tests start an office of their own, which takes its time where others are at work, too.
  timeout: 120_000,
  // Tells what hangs from what is slow; how fast a page is, the bench measures.
  expect: { timeout: 15_000 },
  // What needs a second try has a fault, of the page or of the test.
  retries: 0,
  grepInvert: skippedTests(),
  projects: [
    { name: 'pages', testMatch: '*.spec.ts', teardown: 'markup' },
    // One Java over all the pages that the others have laid aside.
    { name: 'markup', testMatch: '*.after.ts' },
  ],
  use: {
    baseURL: `http://localhost:${SHARED_PORT}`,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    screenshot: 'only-on-failure',
    // A twentieth of the CPU time less. Cookies, storage, caches and routes are gone; for what stays there is `testAlone`.
    reuseContext: true,
    // What a test answers in the office's place must not be answered by the worker before; offline.spec.ts is about the worker.
    serviceWorkers: 'block',
    launchOptions: { ...(chromium && { executablePath: chromium }), args: testArgs },
  },
  webServer: {
    command: 'node tests/browser/startOffice.ts',
    env: {
      PORT: String(SHARED_PORT),
      // Emptied before every run: wrong codes and passwords of one run are not counted in the next.
      OKIENKO_VAR: 'test-results/browser/var',
      PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}`,
    },
    url: `http://localhost:${SHARED_PORT}/api/pi/stan`,
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
