import { runInAction } from 'mobx';
import type { Manifest } from '../../lang/descriptors/manifest.ts';
import type { PageData } from '../../lang/descriptors/wholePage.ts';
import { SleepingStorage } from '../stores/SleepingStorage.ts';
import { prepareScreens } from './App.tsx';
import { memoryOf } from './historyState.ts';
import { nextTask } from './nextTask.ts';
import { screenAt } from './places.ts';
import type { ShellStore } from './shell/ShellStore.ts';
import type { Stores } from './stores.ts';

/**
 * The data of a page that the office drew whole, if the browser can draw exactly the same now: at the same path, in the
 * same language, on the same day, and without parameters that only the history entry has.
 */
export function givenPage(document: Document, window: Window): PageData | undefined {
  const { dataset, lang } = document.documentElement;
  const text = document.getElementById('given')?.textContent;
  if (!text || dataset.place === undefined || dataset.early === 'hidden') return undefined;
  const data: PageData = JSON.parse(text);
  const same = data.place.split('?', 1)[0] === window.location.pathname && data.language === lang;
  const today = new Date(Date.now() + data.utcOffsetMs).toISOString().slice(0, 10) === data.day;
  const remembered = Object.keys(memoryOf(window.history.state?.usr)).length > 0;
  return same && today && !remembered ? data : undefined;
}

/** Brings the stores to the state that the page was drawn from. Everything is in the page, so nothing is waited for but code. */
export async function prepareWhole(manifest: Manifest, stores: Stores, shell: ShellStore): Promise<void> {
  const { portal, words } = stores;
  const at = screenAt(manifest, window.location.pathname);
  await words.load(words.language, manifest.texts[words.language]);
  await nextTask();
  const code = at && codeOfScreens();
  code?.catch(() => undefined);
  await portal.checkMaintenance();
  await Promise.all([shell.loadMenu(), portal.loadConfig()]);
  if (code) await openHere(stores, at, code);
}

/** Opens the screen of a public page whose data did not come with it. */
export async function openStill(manifest: Manifest, stores: Stores): Promise<void> {
  const at = screenAt(manifest, window.location.pathname);
  if (at?.screen.access !== 'public' || at.also !== undefined || stores.portal.maintenance) return;
  await openHere(stores, at, codeOfScreens());
}

const codeOfScreens = () => Promise.all([import('./firstScreen.ts'), prepareScreens()]);

async function openHere(
  stores: Stores,
  at: NonNullable<ReturnType<typeof screenAt>>,
  code: ReturnType<typeof codeOfScreens>,
): Promise<void> {
  const [{ openFirst }] = await code;
  await nextTask();
  const { pathname, search } = window.location;
  stores.first = await openFirst(stores, { ...at, pathname, search, state: window.history.state?.usr });
}

/** The page is the browser's now: what it knows of this visitor comes back. */
export function wake({ storage, preferences, portal, session }: Stores, shell: ShellStore): void {
  if (!(storage instanceof SleepingStorage)) return;
  storage.wake();
  runInAction(() => {
    preferences.restore();
    portal.restore();
    shell.restore();
    session.restore();
  });
}
