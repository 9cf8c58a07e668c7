import type { Page } from 'playwright/test';

/** Known messages of the browser: the service worker has its own tests. */
const KNOWN = [/^Service Worker registration blocked by Playwright/];

declare global {
  interface Window {
    /** The number of unanswered requests of the page. */
    asking(): number;
  }
}

/** Faults of a page, collected from before its first byte. */
export interface Complaints {
  /** Returns the faults since the last call. */
  take(): string[];
  /** The number of pending requests. */
  pending(): number;
}

/** Listens to the console, to errors, to violations of the content security policy and to the network. */
export async function listen(page: Page): Promise<Complaints> {
  const complaints: string[] = [];
  const under = new Set<unknown>();
  const complain = (text: string): void => void complaints.push(text);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ disposition, violatedDirective, blockedURI, sample }) => {
      if (disposition === 'enforce') console.error(`CSP ${violatedDirective} ${blockedURI} ${sample}`);
    });
    // The browser reports a request that a test answers only after the test has received it.
    let asked = 0;
    const { fetch } = window;
    window.fetch = (...question) => {
      asked += 1;
      return fetch(...question).finally(() => {
        asked -= 1;
      });
    };
    window.asking = () => asked;
  });
  page.on('console', (message) => {
    const text = message.text();
    if (!['error', 'warning'].includes(message.type()) || KNOWN.some((known) => known.test(text))) return;
    complain(`console ${message.type()}: ${text}`);
  });
  page.on('pageerror', (error) => complain(`error: ${error.stack ?? error.message}`));
  page.on('request', (request) => under.add(request));
  page.on('requestfinished', (request) => under.delete(request));
  page.on('requestfailed', (request) => {
    under.delete(request);
    complain(`request failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complain(`answered ${response.status()}: ${response.url()}`);
  });
  return {
    take: () => complaints.splice(0),
    pending: () => under.size,
  };
}
