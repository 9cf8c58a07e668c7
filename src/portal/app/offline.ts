import { trustedScript } from '../../lang/values/trustedScript.ts';
import type { Words } from '../i18n/Words.ts';
import type { ConnectionStore } from '../stores/ConnectionStore.ts';
import type { Seen } from '../worker/settings.ts';

/** While cached data are shown, the office is asked again at this interval: the browser may not notice its return. */
const AGAIN_MS = 30_000;
/** The browser reports "online" when there is a network, which may be before any response arrives. */
const AFTER_MS = [2_000, 8_000];

/**
 * From now on visited pages open without a connection (src/portal/worker), and the page is informed when the connection
 * is lost and restored. Loaded when the page is idle.
 *
 * @param given what came with the page, by absolute address
 */
export function standBy(
  { connection, words }: { connection: ConnectionStore; words: Words },
  window: Window,
  given: NonNullable<Seen['given']> = {},
): void {
  window.addEventListener('offline', () => connection.setOnline(false));
  window.addEventListener('online', () => {
    connection.setOnline(true);
    for (const ms of AFTER_MS) window.setTimeout(() => void (connection.missed && connection.retry()), ms);
  });
  connection.setOnline(window.navigator.onLine);
  window.setInterval(() => {
    if ((connection.cachedAt !== null || connection.silent) && window.document.visibilityState === 'visible')
      void connection.retry();
  }, AGAIN_MS);
  // In `okienko dev` nothing is cached: the page around the screen inspects its blocks.
  if ('dev' in window.document.documentElement.dataset)
    void import('../dev/inspect.ts').then(({ inspect }) => inspect(connection, words, window));
  else void register(window, given).catch(() => undefined);
}

/** Without a worker (an old browser, no https, private browsing) the portal works as before. */
async function register({ navigator: { serviceWorker }, location }: Window, given: Seen['given']): Promise<void> {
  if (!serviceWorker) return;
  const late = serviceWorker.controller === null;
  await serviceWorker.register(trustedScript('portal-worker', '/sw.js'));
  const { active } = await serviceWorker.ready;
  const tell = (seen: Seen) => active?.postMessage(seen);
  tell({ given });
  if (!late) return;
  // It was installed after the page had loaded its files, some of which may still be loading.
  tell({ pages: [location.href] });
  const loaded = new PerformanceObserver((list) => tell({ files: list.getEntries().map(({ name }) => name) }));
  loaded.observe({ type: 'resource', buffered: true });
}
