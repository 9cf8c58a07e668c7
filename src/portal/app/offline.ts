import type { ConnectionStore } from '../stores/ConnectionStore.ts';
import type { Seen } from '../worker/settings.ts';

/** While something kept is on the page the office is asked again so often: it may be back without the browser noticing. */
const AGAIN_MS = 30_000;
/** The browser says "online" when there is a network, which may be some time before anything comes through it. */
const AFTER_MS = [2_000, 8_000];

/**
 * From now on what is seen opens without a connection (src/portal/worker), and the page hears when the connection goes and comes.
 * Fetched when the page is idle: nobody waits for it.
 */
export function standBy(connection: ConnectionStore, window: Window): void {
  window.addEventListener('offline', () => connection.setOnline(false));
  window.addEventListener('online', () => {
    connection.setOnline(true);
    for (const ms of AFTER_MS) window.setTimeout(() => void (connection.missed && connection.retry()), ms);
  });
  connection.setOnline(window.navigator.onLine);
  window.setInterval(() => {
    if ((connection.keptAt !== null || connection.silent) && window.document.visibilityState === 'visible')
      void connection.retry();
  }, AGAIN_MS);
  // A page of `okienko dev`: nothing is kept, and the page around it wants to know what the screen is made of.
  if ('dev' in window.document.documentElement.dataset)
    void import('../dev/inspect.ts').then(({ inspect }) => inspect(connection, window));
  else void register(window).catch(() => undefined);
}

/** Without a worker (an old browser, a page without https, one that is private) all is as it was. */
async function register({ navigator: { serviceWorker }, location }: Window): Promise<void> {
  if (!serviceWorker) return;
  const late = serviceWorker.controller === null;
  await serviceWorker.register('/sw.js');
  if (!late) return;
  // It has not seen this page being loaded, and some of it may still be on its way.
  const { active } = await serviceWorker.ready;
  const tell = (seen: Seen) => active?.postMessage(seen);
  tell({ pages: [location.href] });
  const loaded = new PerformanceObserver((list) => tell({ files: list.getEntries().map(({ name }) => name) }));
  loaded.observe({ type: 'resource', buffered: true });
}
