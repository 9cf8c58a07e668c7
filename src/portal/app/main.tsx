import { HOME_PATHS } from '../../lang/descriptors/paths.ts';
import '../ui/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Language } from '../../lang/descriptors/language.ts';
import type { Manifest } from '../../lang/descriptors/manifest.ts';
import { openManifest, type PageManifest, type SiteMap } from '../../lang/descriptors/siteMap.ts';
import type { PageData } from '../../lang/descriptors/wholePage.ts';
import { fetchedFiles, fileAddress, jsonFile, rememberJson } from '../api/files.ts';
import { withGiven } from '../api/givenAnswers.ts';
import { SleepingStorage } from '../stores/SleepingStorage.ts';
import { browserStorage } from '../stores/storage.ts';
import { App } from './App.tsx';
import { adoptReading } from './adoptReading.ts';
import { boot, keepTime } from './boot.ts';
import { nextTask } from './nextTask.ts';
import { drawnValues, withGivenFiles } from './page/pageData.ts';
import { screenBehind } from './places.ts';
import { engine } from './prefetch.ts';
import { restoreNotifications } from './savedNotifications.ts';
import type { ShellStore } from './shell/ShellStore.ts';
import { shellOf } from './shell/shellOf.ts';
import { startUp } from './startUp.ts';
import type { Stores } from './stores.ts';
import { givenPage, openStill, prepareWhole, wake } from './takeOver.ts';
import { lateMs } from './useLate.ts';

const html = document.documentElement;
const root = document.getElementById('portal')!;
// The code is here: public/early.js waits no longer.
html.dataset.scripts = 'run';

/** Starts the portal: it takes a whole page over as it is, and draws any other. */
async function start(): Promise<void> {
  const page: PageManifest = JSON.parse(document.getElementById('manifest')?.textContent ?? '');
  const language = html.lang as Language;
  const map = await siteMap(page.map[language]);
  rememberJson(page.texts[language], map.texts);
  const manifest = openManifest(page, map);
  const given = givenPage(document, window);
  if (given && (await takeOver(manifest, given))) return;
  await draw(manifest);
}

// Safari has no requestIdleCallback.
const whenIdle = (work: () => void) => (window.requestIdleCallback ?? setTimeout)(work);

/** @returns false when its code failed to load or is late: the page is drawn anew, and says so */
async function takeOver(manifest: Manifest, given: PageData): Promise<boolean> {
  await nextTask();
  const stores = boot(manifest, window, {
    storage: new SleepingStorage(browserStorage(window), drawnValues(given)),
    files: withGivenFiles(fetchedFiles, given.files),
    around: (office, language) => withGiven(office, new Map(Object.entries(given.answers)), language),
    utcOffsetMs: given.utcOffsetMs,
  });
  stores.found = given.found;
  const shell = shellOf(stores);
  await nextTask();
  try {
    await inTime(prepareWhole(manifest, stores, shell));
  } catch {
    return false;
  }
  const awake = () => {
    wake(stores, shell);
    // Not in the task that has drawn the page.
    void nextTask().then(live);
  };
  const live = () => {
    void stores.session.loadUser();
    void shell.loadVisits();
    void begin(stores, shell, undefined, addresses(manifest, given));
    // Later responses are validated, and so are those of the same page without a connection.
    const validators = screenBehind(manifest, window.location.pathname)?.validators;
    if (validators) whenIdle(() => void stores.files.module(validators).catch(() => undefined));
  };
  startTransition(
    () => void hydrateRoot(root, <App stores={stores} shell={shell} onTakenOver={awake} />, { onRecoverableError }),
  );
  return true;
}

const inTime = (work: Promise<void>): Promise<void> =>
  Promise.race([work, new Promise<void>((_, late) => setTimeout(late, lateMs))]);

/** The browser drew something else than the office: the page is drawn anew, and the difference is a fault to be mended. */
function onRecoverableError(error: unknown): void {
  console.error('okienko: the page of the office could not be taken over as it was:', error);
}

/** First the texts, then the calls to the office; meanwhile the page stays as it was prerendered. */
async function draw(manifest: Manifest): Promise<void> {
  const storage = browserStorage(window);
  adoptReading(html, storage, manifest.languages[0]!);
  const stores = boot(manifest, window, { storage });
  await nextTask();
  const { preferences, words } = stores;
  const shell = shellOf(stores);
  if (!stores.portal.maintenance && !HOME_PATHS.includes(window.location.pathname))
    void engine().catch(() => undefined);
  const started = startUp(stores, shell);
  const { language } = preferences;
  // The title of the page is in the HTML already: it must not disappear while the rest of the screen loads.
  const open = screenBehind(manifest, window.location.pathname);
  const texts = [manifest.texts[language], open?.texts[language]].filter((file) => file !== undefined);
  await Promise.allSettled(texts.map((file) => words.load(language, file)));
  // An exported page has content of the day it was made: it is replaced at once by that of today.
  if (html.dataset.still === 'whole')
    await inTime(started.then(() => openStill(manifest, stores))).catch(() => undefined);
  // The prerendered content is in a language the resident did not choose: removed before it is shown.
  if (html.dataset.early === 'hidden') root.replaceChildren();
  delete html.dataset.early;
  // The prerendered page is readable already, so it may be drawn in slices.
  startTransition(() => createRoot(root).render(<App stores={stores} shell={shell} />));
  void begin(stores, shell, started);
}

/** What came with the page, as the worker knows it. */
function addresses({ api }: Manifest, { answers, files }: PageData): Record<string, unknown> {
  const base = new URL(api.base, window.location.href).href.replace(/\/$/, '');
  return Object.fromEntries([
    ...Object.entries(answers).map(([address, answer]) => [base + address, answer]),
    ...Object.entries(files).map(([file, content]) => [window.location.origin + fileAddress(file), content]),
  ]);
}

/**
 * What goes on as long as the page is open.
 *
 * @param started what has to be over before the worker is looked after
 * @param given for the worker
 */
async function begin(
  stores: Stores,
  shell: ShellStore,
  started?: Promise<void>,
  given?: Record<string, unknown>,
): Promise<void> {
  // What only a page without scripts needs (codegen/site/plainBar.ts, plainForms.ts).
  document.getElementById('plain')?.remove();
  keepTime(stores, window);
  restoreNotifications(stores.notifications, window);
  stores.connection.show(shell);
  await started;
  whenIdle(() => void import('./offline.ts').then(standBy, () => undefined));
  function standBy(offline: typeof import('./offline.ts')): void {
    offline.standBy(stores, window, given);
  }
}

/**
 * Requested together with the code (codegen/site/links.ts). Until it is loaded the page stays as it was prerendered, with
 * ordinary links.
 */
async function siteMap(file: string): Promise<SiteMap> {
  for (let waitMs = 500; ; waitMs = Math.min(2 * waitMs, 30_000)) {
    try {
      return await jsonFile<SiteMap>(file);
    } catch {
      delete html.dataset.early;
      await new Promise((done) => setTimeout(done, waitMs));
    }
  }
}

void nextTask().then(start);
