import { autorun, observable, reaction, runInAction } from 'mobx';
import type { ConnectionStore } from '../stores/ConnectionStore.ts';
import { ScreenStore } from '../stores/ScreenStore.ts';
import type { Inspection, Renew } from './inspection.ts';
import { lookAt } from './look.ts';
import { restoreState, saveState } from './savedState.ts';

const RENEW: Renew = 'okienko dev: renew';
/** So long changes are gathered before they are told, ms. */
const GATHER_MS = 80;

/**
 * Tells the page of `okienko dev` around the portal what the screen is made of, as long as it runs. Only a page that
 * `okienko dev` has written asks for this file (`data-dev`): no other ever loads it.
 */
export function inspect(connection: ConnectionStore, window: Window): void {
  if (window.parent === window) return;
  const { origin } = window.location;
  const running = () => [...connection.shown].find((one) => one instanceof ScreenStore);
  // The router tells nobody of a new query.
  const place = observable.box('', { deep: false });
  const seePlace = () => runInAction(() => place.set(window.location.pathname + window.location.search));
  seePlace();
  window.setInterval(seePlace, 200);

  reaction(
    () => running()?.phase === 'open' && running(),
    (screen) => screen && restoreState(screen, window),
    { fireImmediately: true },
  );
  autorun(
    () => {
      const screen = running();
      const inspection: Inspection = { address: place.get(), ...(screen && { screen: lookAt(screen) }) };
      window.parent.postMessage({ inspection }, origin);
    },
    { delay: GATHER_MS },
  );
  window.addEventListener('message', ({ data, source, origin: from }) => {
    if (source !== window.parent || from !== origin || data !== RENEW) return;
    const screen = running();
    if (screen) saveState(screen, window);
    window.location.reload();
  });
}
