import { autorun, observable, reaction, runInAction } from 'mobx';
import type { ConnectionStore } from '../stores/ConnectionStore.ts';
import { ScreenStore } from '../stores/ScreenStore.ts';
import { makeChoosing } from './choose.ts';
import type { Choosing, Inspection, Recording, Renew } from './inspection.ts';
import { lookAt } from './look.ts';
import { restoreState, saveState } from './savedState.ts';
import type { LoadedTexts } from './sentenceKey.ts';

const RENEW: Renew = 'okienko dev: renew';
/** Built beside the studio (codegen/dev/recorder): no file of the portal has its code. */
const RECORDER = '/dev/recorder.js';
/** Changes within this time are sent together, ms. */
const GATHER_MS = 80;

/**
 * Sends the state of the running screen to the page of `okienko dev` around the portal. Only a page that
 * `okienko dev` has written requests this file (`data-dev`): no other page loads it.
 */
export function inspect(connection: ConnectionStore, words: LoadedTexts, window: Window): void {
  if (window.parent === window) return;
  const { origin } = window.location;
  const running = () => [...connection.shown].find((one) => one instanceof ScreenStore);
  // The router does not report a new query.
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
  const choose = makeChoosing(window, running, words);
  let recorder: Promise<(now: Recording) => void> | undefined;
  const record = (now: Recording) => {
    if (now.recording) recorder ??= import(/* @vite-ignore */ RECORDER).then(({ record }) => record(window, running));
    void recorder?.then((tell) => tell(now));
  };
  window.addEventListener('message', ({ data, source, origin: from }) => {
    if (source !== window.parent || from !== origin) return;
    if (typeof data?.choosing === 'boolean') choose(data as Choosing);
    if (typeof data?.recording === 'boolean') record(data as Recording);
    if (data !== RENEW) return;
    const screen = running();
    if (screen) saveState(screen, window);
    window.location.reload();
  });
}
