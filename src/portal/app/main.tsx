import { HOME_PATHS } from '../../lang/descriptors/paths.ts';
import '../ui/base.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import * as client from '../../generated/client.ts';
import { openManifest, type PageManifest, type SiteMap } from '../../lang/descriptors/siteMap.ts';
import { jsonFile } from '../api/files.ts';
import { App } from './App.tsx';
import { boot, keepTime } from './boot.ts';
import { screenBehind } from './places.ts';
import { engine } from './prefetch.ts';
import { restoreNotifications } from './savedNotifications.ts';
import { ShellStore } from './shell/ShellStore.ts';
import { startUp } from './startUp.ts';

/** Long work is split, so that a slow phone reacts to touch in between. */
const nextTask = () => new Promise((done) => setTimeout(done));

/** Starts the portal: first the data in the page, then the texts, then the calls to the office. */
async function start(): Promise<void> {
  const html = document.documentElement;
  const page: PageManifest = JSON.parse(document.getElementById('manifest')?.textContent ?? '');
  const manifest = openManifest(page, await siteMap(page.map, html));
  const stores = boot(manifest, window);
  await nextTask();
  const { preferences, words, storage, api } = stores;
  const shell = new ShellStore(
    {
      dajMenuBoczne: (options) => client.dajMenuBoczne(api, {}, options),
      dajLicznikOdwiedzin: () => client.dajLicznikOdwiedzin(api),
    },
    storage,
  );
  if (!stores.portal.maintenance && !HOME_PATHS.includes(window.location.pathname))
    void engine().catch(() => undefined);
  const portal = document.getElementById('portal')!;
  const started = startUp(stores, shell);
  const { language } = preferences;
  // The title of the page is in the HTML already: it must not disappear while the rest of the screen loads.
  const open = screenBehind(manifest, window.location.pathname);
  const texts = [manifest.texts[language], open?.texts[language]].filter((file) => file !== undefined);
  await Promise.allSettled(texts.map((file) => words.load(language, file)));
  // The prerendered content is in a language the resident did not choose: removed before it is shown.
  if (html.dataset.early === 'hidden') portal.replaceChildren();
  delete html.dataset.early;
  const root = createRoot(portal);
  // The prerendered page is readable already, so it may be drawn in slices.
  startTransition(() => root.render(<App stores={stores} shell={shell} />));
  keepTime(stores, window);
  restoreNotifications(stores.notifications, window);
  stores.connection.show(shell);
  await started;
  // Safari has no requestIdleCallback.
  (window.requestIdleCallback ?? setTimeout)(() => void import('./offline.ts').then(standBy, () => undefined));
  function standBy(offline: typeof import('./offline.ts')): void {
    offline.standBy(stores.connection, window);
  }
}

/**
 * Requested together with the code (codegen/site/links.ts). Until it is loaded the page stays as it was prerendered, with
 * ordinary links.
 */
async function siteMap(file: string, html: HTMLElement): Promise<SiteMap> {
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
