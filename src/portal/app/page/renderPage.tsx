import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import * as client from '../../../generated/client.ts';
import type { Language } from '../../../lang/descriptors/language.ts';
import type { Findable, Manifest } from '../../../lang/descriptors/manifest.ts';
import { HOME_PATHS, NOWHERE, pathParams } from '../../../lang/descriptors/paths.ts';
import { SEARCH_PATH } from '../../../lang/descriptors/plainForms.ts';
import type { FoundEntries, PageData, PageRequest, RenderedPage } from '../../../lang/descriptors/wholePage.ts';
import { warsawClock } from '../../../lang/values/dates.ts';
import type { Files } from '../../api/files.ts';
import { recording } from '../../api/givenAnswers.ts';
import { SleepingStorage } from '../../stores/SleepingStorage.ts';
import { browserStorage } from '../../stores/storage.ts';
import { TakenOver } from '../../ui/useTakenOver.ts';
import { Portal, prepareScreens } from '../App.tsx';
import { boot } from '../boot.ts';
import { breakPath, serviceBreakPath } from '../breakPaths.ts';
import { openFirst } from '../firstScreen.ts';
import { queried, screenAt } from '../places.ts';
import { find, prepared } from '../search/rank.ts';
import { searchedText } from '../search/searchedText.ts';
import { ShellStore } from '../shell/ShellStore.ts';
import { type Stores, StoresContext } from '../stores.ts';
import { csvOf } from './csvOf.ts';
import { MISSING_TITLE, MissingPage } from './MissingPage.tsx';
import { drawnValues, recordingFiles } from './pageData.ts';
import { stillWindow } from './stillWindow.ts';

enableStaticRendering(true);

/** What a page is made from. */
export interface PageSource {
  manifest: Manifest;
  files: Files;
  /** Requests a path of the API, relative to its base, as a visitor. */
  fetch: typeof fetch;
  /** Of the portal: `https://portal.example`. */
  origin: string;
}

/** The longest time for the answers of one page, ms. */
const PATIENCE_MS = 5000;

/**
 * Draws a public page with its data, as the browser would draw it for a visitor: the same stores, widgets and answers.
 * A page that needs a session is null.
 *
 * @throws Error when its data do not come in time: the next visitor may have more luck
 */
export async function renderPage(source: PageSource, request: PageRequest): Promise<RenderedPage> {
  const patience = Promise.withResolvers<never>();
  const late = new Error(`The answers of a page took longer than ${PATIENCE_MS} ms.`);
  const timer = setTimeout(patience.reject, PATIENCE_MS, late);
  try {
    return await Promise.race([drawPage(source, request), patience.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function drawPage(source: PageSource, request: PageRequest): Promise<RenderedPage> {
  const { manifest } = source;
  const { pathname, search, reading } = request;
  const isHome = HOME_PATHS.includes(pathname);
  const at = isHome ? undefined : screenAt(manifest, pathname);
  if (at?.also !== undefined) return { to: at.screen.path + queried(at.also, search) };
  if (at && (at.screen.access !== 'public' || hidesAny(at.screen.hide, search))) return null;

  const answers: Record<string, unknown> = {};
  const files: Record<string, unknown> = {};
  const window = stillWindow(pathname + search, source.origin);
  const stores = boot(manifest, window, {
    fetch: source.fetch,
    files: recordingFiles(source.files, files),
    storage: new SleepingStorage(browserStorage(window), drawnValues(reading)),
    around: (office, language) => recording(office, answers, language),
  });
  const shell = shellOf(stores);
  const { portal, preferences, words } = stores;
  await words.load(reading.language, manifest.texts[reading.language]);
  await portal.checkMaintenance();
  if (portal.maintenance || !portal.asked) return null;
  await Promise.all([shell.loadMenu(), portal.loadConfig()]);
  if (portal.config === null || shell.menu === null) return null;
  if (preferences.language !== reading.language)
    return drawPage(source, { ...request, reading: { ...reading, language: preferences.language } });
  if (pathname === '/' && portal.homePath !== '/') return null;

  const isSearch = !at && pathParams(SEARCH_PATH, pathname) !== undefined;
  const isMissing = pathname === NOWHERE;
  if (!isHome && !isSearch && !isMissing && !at) return leadOf(stores, pathname, search);
  if (at && !isOpenFor(stores, at.name)) return null;
  await prepareScreens();
  if (at) {
    const first = await openFirst(stores, { ...at, pathname, search, state: null });
    if (!first) return null;
    const { led } = first.steering;
    if (led) return Object.keys(led.memory).length > 0 ? null : { to: led.path + led.search + (led.hash ?? '') };
    if (first.screen.phase !== 'open' || first.screen.missed) return null;
    if (request.csv !== undefined) return csvOf(first, request.csv, words.language);
    stores.first = first;
  }
  if (request.csv !== undefined) return null;
  const place = pathname + search;
  if (isSearch) stores.found = await foundFor(source, searchedText(search), reading.language);
  const html = await drawn(stores, place, isMissing ? <MissingPage shell={shell} /> : <Portal shell={shell} />);
  const data: PageData = { ...reading, place, ...todayOf(stores), answers, files, found: stores.found };
  const title = isSearch
    ? words.word('powloka.szukaj')
    : isMissing
      ? words.word(MISSING_TITLE)
      : stores.first
        ? stores.first.screen.text(stores.first.screen.descriptor.title)
        : '';
  stores.first?.left.abort();
  return {
    html,
    title,
    path: at ? pathOf(at.screen.path, pathname) : isSearch ? SEARCH_PATH : isMissing ? NOWHERE : portal.homePath,
    languages: portal.config.czyInternacjonalizacja === false ? manifest.languages.slice(0, 1) : manifest.languages,
    reading,
    place,
    files: Object.keys(files),
    given: JSON.stringify(data),
    screen: at?.name ?? null,
  };
}

async function foundFor({ manifest, files }: PageSource, text: string, language: Language): Promise<FoundEntries> {
  const entries = await files.json<readonly Findable[]>(manifest.search[language]);
  return { text, language, entries: find(prepared(entries, language), text, language) };
}

/** Where an address without a page of its own leads: that of a service to its screen. The browser draws the pages of breaks. */
function leadOf({ portal }: Stores, pathname: string, search: string): RenderedPage {
  if ([breakPath, serviceBreakPath].some((path) => pathParams(path, pathname))) return null;
  const id = pathParams('/uslugi/:id', pathname)?.id;
  const service = id === undefined ? undefined : portal.service(id);
  if (!service) return { to: NOWHERE };
  const screen = portal.isClosed(service) ? undefined : portal.manifest.screens[service.screen];
  return screen ? { to: screen.path + queried(service.query, search) } : null;
}

/** May every visitor see the screen now, as far as its services say? */
function isOpenFor({ portal }: Stores, name: string): boolean {
  const served = portal.services.filter(({ screen }) => screen === name);
  return served.length === 0 || served.some((one) => portal.isOffered(one) && !portal.isClosed(one));
}

const hidesAny = (hidden: readonly string[] = [], search: string): boolean => {
  const query = new URLSearchParams(search);
  return hidden.some((name) => query.has(name));
};

/** A path with parameters has their values. */
const pathOf = (path: string, pathname: string): string =>
  path.includes(':') ? pathname.replace(/(?<=.)\/+$/, '') : path;

function todayOf({ clock }: Stores): Pick<PageData, 'day' | 'utcOffsetMs'> {
  const now = clock.now();
  const here = warsawClock(new Date(now));
  const seconds = Math.floor(now / 1000) * 1000;
  return { day: here.slice(0, 10), utcOffsetMs: Date.parse(`${here.replace(' ', 'T')}Z`) - seconds };
}

/** Nothing is counted and nobody is signed in: the frame of a visitor. */
function shellOf({ api, storage }: Stores): ShellStore {
  return new ShellStore(
    {
      dajMenuBoczne: (options) => client.dajMenuBoczne(api, {}, options),
      dajLicznikOdwiedzin: () => client.dajLicznikOdwiedzin(api),
    },
    storage,
  );
}

async function drawn(stores: Stores, location: string, page: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StoresContext value={stores}>
      <TakenOver value={false}>
        <StaticRouter location={location}>{page}</StaticRouter>
      </TakenOver>
    </StoresContext>,
    // Never a script of React's own in the page, however large a part of it is.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  let html = '';
  for await (const part of prelude) html += part;
  if (failures.length > 0) throw failures[0];
  return html;
}
