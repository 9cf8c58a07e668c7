import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { breakOf, breakPath, serviceBreakPath, serviceParam } from '../../../lang/descriptors/breakPaths.ts';
import type { Language } from '../../../lang/descriptors/language.ts';
import type { Findable, Manifest, ManifestService } from '../../../lang/descriptors/manifest.ts';
import { HOME_PATHS, NOWHERE, pathParams } from '../../../lang/descriptors/paths.ts';
import { SEARCH_PATH } from '../../../lang/descriptors/plainForms.ts';
import type {
  FoundEntries,
  PageData,
  PageRequest,
  RenderedPage,
  WholePage,
} from '../../../lang/descriptors/wholePage.ts';
import { warsawClock } from '../../../lang/values/warsaw.ts';
import type { Files } from '../../api/files.ts';
import { recording } from '../../api/givenAnswers.ts';
import { SleepingStorage } from '../../stores/SleepingStorage.ts';
import { browserStorage } from '../../stores/storage.ts';
import { TakenOver } from '../../ui/useTakenOver.ts';
import { Portal, prepareScreens } from '../App.tsx';
import { boot } from '../boot.ts';
import { openFirst } from '../firstScreen.ts';
import { queried, screenAt } from '../places.ts';
import { StillRouter } from '../router/StillRouter.tsx';
import { find, prepared } from '../search/rank.ts';
import { searchedText } from '../search/searchedText.ts';
import { shellOf } from '../shell/shellOf.ts';
import { type Stores, StoresContext } from '../stores.ts';
import { BREAK_TITLE, BreakPage } from './BreakPage.tsx';
import { csvOf } from './csvOf.ts';
import { queryOfLastPage } from './lastPage.ts';
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
  const home = isHome && manifest.screens[manifest.special.home ?? ''];
  if (home) return { to: home.path };
  const at = isHome ? undefined : screenAt(manifest, pathname);
  if (at?.also !== undefined) return { to: at.screen.path + queried(at.also, search) };
  if (at && (at.screen.access !== 'public' || hidesAny(at.screen.hide, search))) return null;

  const answers: Record<string, unknown> = {};
  const files: Record<string, unknown> = {};
  const window = stillWindow(pathname + search, source.origin);
  const stores = boot(manifest, window, {
    fetch: source.fetch,
    files: recordingFiles(source.files, files, manifest.texts[reading.language]),
    storage: new SleepingStorage(browserStorage(window), drawnValues(reading)),
    around: (office, language) => recording(office, answers, language),
  });
  // Nothing is counted and nobody is signed in: the frame of a visitor.
  const shell = shellOf(stores);
  const { portal, preferences, words } = stores;
  await words.load(reading.language, manifest.texts[reading.language]);
  await portal.checkMaintenance();
  if (!portal.asked) return null;
  if (pathname === breakPath) return breakPage(stores, request);
  if (portal.maintenance) return { to: breakPath };
  await Promise.all([shell.loadMenu(), portal.loadConfig()]);
  if (portal.config === null || shell.menu === null) return null;
  if (preferences.language !== reading.language)
    return drawPage(source, { ...request, reading: { ...reading, language: preferences.language } });
  if (pathname === '/' && portal.homePath !== '/') return null;

  const isSearch = !at && pathParams(SEARCH_PATH, pathname) !== undefined;
  const isMissing = pathname === NOWHERE;
  const pausedService =
    pathParams(serviceBreakPath, pathname) && portal.service(new URLSearchParams(search).get(serviceParam));
  if (!isHome && !isSearch && !isMissing && !at && !pausedService) return leadOf(stores, pathname, search);
  if (at && !isOpenFor(stores, at.name)) return closedOf(stores, at.name);
  await prepareScreens();
  if (at) {
    const first = await openFirst(stores, { ...at, pathname, search, state: null });
    if (!first) return null;
    const { led } = first.steering;
    if (led) return Object.keys(led.memory).length > 0 ? null : { to: led.path + led.search + (led.hash ?? '') };
    if (first.screen.phase !== 'open' || first.screen.missed) return null;
    const last = queryOfLastPage(first, search);
    if (last !== undefined) return { to: pathname + last };
    if (request.csv !== undefined) return csvOf(first, request.csv, words.language);
    stores.first = first;
  }
  if (request.csv !== undefined) return null;
  const place = pathname + search;
  if (isSearch) stores.found = await foundFor(source, searchedText(search), reading.language);
  const html = await drawn(stores, place, isMissing ? <MissingPage shell={shell} /> : <Portal shell={shell} />);
  const data: PageData = { ...reading, place, ...todayOf(stores), answers, files, found: stores.found };
  const [title, path] = aboutOf();
  stores.first?.left.abort();
  return {
    html,
    title,
    path,
    languages: portal.config.czyInternacjonalizacja === false ? manifest.languages.slice(0, 1) : manifest.languages,
    reading,
    place,
    files: Object.keys(files),
    given: pausedService ? null : JSON.stringify(data),
    screen: at?.name ?? null,
  };

  /** The title of the page, and its path. */
  function aboutOf(): [string, string] {
    if (isSearch) return [words.word('powloka.szukaj'), SEARCH_PATH];
    if (isMissing) return [words.word(MISSING_TITLE), NOWHERE];
    if (pausedService) return [breakTitle(stores, pausedService), serviceBreakPath];
    if (!at || !stores.first) return ['', portal.homePath];
    const { screen } = stores.first;
    return [screen.text(screen.descriptor.title), pathOf(at.screen.path, pathname)];
  }
}

async function foundFor({ manifest, files }: PageSource, text: string, language: Language): Promise<FoundEntries> {
  const entries = await files.json<readonly Findable[]>(manifest.search[language]);
  return { text, language, entries: find(prepared(entries, language), text, language) };
}

/** The page of a break of the whole portal. Its code asks again whether there is one, so nothing is given to it. */
async function breakPage(stores: Stores, { pathname, reading }: PageRequest): Promise<WholePage> {
  const { words, portal } = stores;
  return {
    html: await drawn(stores, pathname, <BreakPage />),
    title: words.word(BREAK_TITLE),
    path: breakPath,
    languages: portal.manifest.languages,
    reading,
    place: breakPath,
    files: [],
    given: null,
    screen: null,
  };
}

/** A screen whose services are all in a break has the page of that break. */
function closedOf({ portal }: Stores, name: string): RenderedPage {
  const served = portal.services.filter(({ screen }) => screen === name);
  const offered = served.some((one) => portal.isOffered(one));
  return served[0] && offered && served.every((one) => portal.isClosed(one)) ? placeOfBreak(served[0]) : null;
}

function placeOfBreak(service: ManifestService): { to: string } {
  const { pathname, search } = breakOf(service);
  return { to: pathname + search };
}

/** As shell/ServiceBreak.tsx writes it. */
function breakTitle({ portal, words }: Stores, service: ManifestService): string {
  const name = words.word(service.name);
  return portal.isClosed(service) ? words.word('powloka.przerwaUslugi', { usluga: name }) : name;
}

/** Where an address without a page of its own leads: that of a service to its screen, or to the page of its break. */
function leadOf({ portal }: Stores, pathname: string, search: string): RenderedPage {
  const id = pathParams('/uslugi/:id', pathname)?.id;
  const service = id === undefined ? undefined : portal.service(id);
  if (!service) return { to: NOWHERE };
  if (portal.isClosed(service)) return placeOfBreak(service);
  const screen = portal.manifest.screens[service.screen];
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

async function drawn(stores: Stores, location: string, page: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StoresContext value={stores}>
      <TakenOver value={false}>
        <StillRouter address={location}>{page}</StillRouter>
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
