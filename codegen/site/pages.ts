import type { Screen } from '../../src/blocks/screen.ts';
import { breakPath, serviceBreakPath } from '../../src/lang/descriptors/breakPaths.ts';
import type { Manifest, ManifestScreen } from '../../src/lang/descriptors/manifest.ts';
import { HOME_PATHS, NOWHERE, pathParams } from '../../src/lang/descriptors/paths.ts';
import { SEARCH_PATH } from '../../src/lang/descriptors/plainForms.ts';
import { type PageManifest, servicePath } from '../../src/lang/descriptors/siteMap.ts';
import type { PageRequest, Reading, RenderedPage, WholePage } from '../../src/lang/descriptors/wholePage.ts';
import type { Municipality } from '../artefact/municipality.ts';
import { type StaticFile, staticFile } from './files.ts';
import type { PageAbout } from './findable/headTags.ts';
import { attributes, escaped, inScript, json } from './html.ts';
import { fontLinks, links, stylesFirst } from './links.ts';
import { plainBar } from './plainBar.ts';
import { plainForms } from './plainForms.ts';
import { plainNote } from './plainNote.ts';
import type { Portal } from './portal.ts';
import type { Written } from './whole/wholePages.ts';

/** The tags of a page in its `<head>`. */
export type Head = (page: PageAbout) => string;

/** What all pages of a site share. */
export interface PageTarget {
  head: Head;
  /** Its server answers forms, queries and languages; false: pages are files, the same for everybody. */
  answers: boolean;
}

/** The maximum number of cached pages; each look of a page is one. */
const MOST_PAGES = 200;
/** The skeleton in a frame, in the place of what the browser draws (src/portal/app/Loading.tsx). */
const AWAITED = '<div class="ok-await">';
/** Of a page whose address may have a secret code, which gets into no other request. */
const NO_REFERRER = '<meta name="referrer" content="no-referrer">';
const CONTENT = 'id="tresc"';
/** The first paint has all before the content: on a busy machine the parser pauses inside the bar, and its parts would move. */
const WITH_CONTENT = '<link rel="expect" href="#tresc" blocking="render">';

/**
 * index.html for an address: the manifest as data (its map is a file of its own), the first paint as HTML, and links to what comes next. A page is made
 * when it is first asked for.
 *
 * @param compress adds the compressed forms of a page
 */
export function pageMaker(
  portal: Portal,
  municipality: Municipality,
  target: PageTarget,
  compress: (files: Iterable<StaticFile>) => Promise<void>,
): (address: string, reading?: Reading) => StaticFile {
  const { manifest, texts } = municipality;
  const pages = new Map<string, StaticFile>();
  const places = placesOf(manifest);
  const usual: Reading = { language: manifest.languages[0]!, contrast: false, font: 1 };
  return (address, reading = usual) => {
    const isSearch = pathParams(SEARCH_PATH, address) !== undefined;
    const { name, path } = places.find(({ matches }) => matches.test(address)) ?? nowhere;
    const key = JSON.stringify([path, reading, isSearch]);
    const known = pages.get(key);
    if (known) return known;
    const html = portal.prerender(manifest, texts[reading.language], path, reading);
    const title = isSearch ? texts[reading.language]['powloka.szukaj'] : undefined;
    const page = htmlFile(pageOf(portal, municipality, target, { name, path }, { html, reading, title }));
    if (pages.size === MOST_PAGES) pages.delete(pages.keys().next().value!);
    pages.set(key, page);
    void compress([page]);
    return page;
  };
}

const htmlFile = (html: string): StaticFile => staticFile('text/html', Buffer.from(html), false);

/** Writes a page that was drawn whole, or a file of it; null: there is none. */
export function wholePageWriter(portal: Portal, municipality: Municipality, target: PageTarget) {
  return (_request: PageRequest, page: RenderedPage): Written => {
    if (page === null || 'to' in page) return page;
    if ('text' in page) return { ...staticFile('text/csv', Buffer.from(page.text), false), name: page.name };
    const { screen, path, html, reading } = page;
    const at = { name: screen ?? '', path };
    const written = htmlFile(pageOf(portal, municipality, target, at, { html, reading, whole: page }));
    if (path === NOWHERE) return { ...written, status: 404 };
    return [breakPath, serviceBreakPath].includes(path) ? { ...written, passing: true } : written;
  };
}

/** The portal's code decides what is there. */
const nowhere = { name: '', path: NOWHERE };

export interface Place {
  matches: RegExp;
  /** The screen; '': home. */
  name: string;
  /** Of the screen: pages of one screen are the same page. */
  path: string;
}

export const placesOf = (manifest: Manifest): Place[] =>
  addressesOf(manifest).map(({ address, name, path }) => ({ matches: pattern(address), name, path }));

/** Where pages are: home, every screen by its paths, and by those of its services. What is written out wins over a parameter. */
export function addressesOf({ screens, groups }: Manifest): (Omit<Place, 'matches'> & { address: string })[] {
  const services = groups.flatMap((group) => group.services);
  const own = Object.entries(screens).map(([name, { path }]) => ({ address: path, name, path }));
  const others = Object.entries(screens).flatMap(([name, { path, also = [] }]) =>
    also.map((one) => ({ address: one.path, name, path })),
  );
  return [
    ...HOME_PATHS.map((address) => ({ address, name: '', path: '/' })),
    ...own.filter(({ path }) => !path.includes(':')),
    ...others,
    ...services.map(({ slug, screen }) => ({
      address: servicePath(slug),
      name: screen,
      path: screens[screen]?.path ?? nowhere.path,
    })),
    ...own.filter(({ path }) => path.includes(':')),
  ];
}

/** Where only the portal's code knows what to show: the search, breaks, services by their numbers. */
export function addressesOfCode({ groups }: Manifest): string[] {
  const services = groups.flatMap((group) => group.services);
  return [SEARCH_PATH, breakPath, serviceBreakPath, ...services.map(({ uslugaId }) => servicePath(String(uslugaId)))];
}

/** Says whether the portal has a page at an address. As in its code, neither the case of letters nor a slash at the end matters. */
export function pageFinder(manifest: Manifest): (address: string) => boolean {
  const known = [...addressesOf(manifest).map(({ address }) => address), ...addressesOfCode(manifest)];
  return (address) => known.some((path) => pathParams(path, address) !== undefined);
}

/** `/karta/:id` for any one segment in the place of `:id`. */
export function pattern(path: string): RegExp {
  const segments = path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : segment.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')));
  return new RegExp(`^${segments.join('/')}/?$`);
}

/** What is inside a page; `whole`: with the data that it was drawn from. */
interface Inside {
  html: string;
  reading: Reading;
  /** By default that of the screen. */
  title?: string | undefined;
  whole?: WholePage;
}

function pageOf(
  portal: Portal,
  { manifest, texts, screens }: Municipality,
  { head, answers }: PageTarget,
  { name, path }: Pick<Place, 'name' | 'path'>,
  { html: inside, reading, whole, title: given }: Inside,
): string {
  const { language } = reading;
  const screen = manifest.screens[name];
  const words = texts[language];
  const title = whole?.title ?? given ?? (screen?.title && words[screen.title]) ?? '';
  const search = whole?.place.match(/\?.*/)?.[0] ?? (whole && '');
  const { languages } = whole ?? manifest;
  const about = { language, languages, screen: name, title, path, ...(search !== undefined && { search }) };
  const { html, code } = withoutCode(portal.html);
  const data =
    whole && answers && whole.given !== null
      ? `<script type="application/json" id="given">${inScript(whole.given)}</script>`
      : '';
  const place = whole?.place ?? '';
  const others = whole && answers ? whole.languages.filter((one) => one !== language) : [];
  const isSearch = path === SEARCH_PATH;
  const complete = whole && (answers || !(isSearch || changesByQuery(screens[name])));
  const bar = plainBar(words, place, others, path !== breakPath);
  const needed = whole && !isSearch && !hasQueryParams(screens[name]) ? 'choices' : 'page';
  const note = complete ? '' : plainNote(words, manifest.phone, needed);
  const noted = whole ? inside : inside.replace(AWAITED, (tag) => note + tag);
  const above = noted === inside ? note : '';
  const plain = `<div id="plain" class="ok-plain">${bar}${above}${plainForms(inside, place, answers)}</div>`;
  const parts: readonly (readonly [RegExp, string])[] = [
    [
      /<html lang="[^"]*">/,
      `<html${attributes({ lang: language, ...attributesOf(screen, reading, whole, answers) })}>`,
    ],
    [
      /<title>.*?<\/title>/,
      `${screen?.hide ? NO_REFERRER : ''}<title>${escaped(title ? `${title} – ${manifest.name}` : manifest.name)}</title>`,
    ],
    [/<\/head>/, `${inside.includes(CONTENT) ? WITH_CONTENT : ''}${fontLinks(portal, language)}${head(about)}</head>`],
    [/(?=<script src="\/early\.js">)/, stylesFirst(html)],
    [/<div id="portal"><\/div>/, `${plain}<div id="portal">${noted}</div>`],
    [
      /<script type="application\/json" id="manifest">[\s\S]*?<\/script>/,
      `<script type="application/json" id="manifest">${json(onPage(manifest))}</script>${data}`,
    ],
    [
      /<\/body>/,
      `<template id="code">${code}${links(portal, manifest, language, screen, answers ? whole : undefined)}</template></body>`,
    ],
  ];
  return parts.reduce((page, [place, text]) => page.replace(place, () => text), html);
}

/** Has the page choices or parameters in its query, which a file knows nothing of? */
const changesByQuery = (screen: Screen | undefined): boolean =>
  hasQueryParams(screen) || Object.values(screen?.state ?? {}).some(({ query }) => query !== undefined);

/** Another query is another page. */
const hasQueryParams = (screen: Screen | undefined): boolean =>
  Object.values(screen?.params ?? {}).some((param) => param.in === 'query');

/** What public/early.js and the styles read on `<html>`. */
function attributesOf(
  screen: ManifestScreen | undefined,
  { contrast, font }: Reading,
  whole: WholePage | undefined,
  answers: boolean,
): Record<string, string> {
  return {
    ...(!answers && { 'data-still': whole ? 'whole' : '' }),
    // It stays until the code knows whether the break is over.
    ...(whole?.path === breakPath && { 'data-still': 'whole' }),
    ...(screen?.hide && { 'data-hide': screen.hide.join(' ') }),
    ...(whole && answers && whole.given !== null && { 'data-place': whole.place }),
    ...((whole || font > 1) && { 'data-font': String(font) }),
    ...(contrast && { 'data-contrast': 'yb' }),
  };
}

/**
 * What can be read comes before what can be clicked: the tags of the code go into a template, from which public/early.js
 * takes them when the page has been painted. What the entry imports becomes a script as well, before it: each file then runs
 * in a task of its own, and between them the page reacts to touch.
 */
function withoutCode(html: string): { html: string; code: string } {
  const tags = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"([^>]*) href=("[^"]*")>)/g;
  const all = Array.from(html.matchAll(tags), ([tag, kind = '', file]) => ({ tag: tag.trim(), kind, file }));
  const imported = all.filter(({ file }) => file !== undefined);
  const entry = all.filter(({ file }) => file === undefined);
  return {
    html: html.replace(tags, ''),
    code: [
      ...imported.map(({ kind, file }) => `<script type="module"${kind} src=${file}></script>`),
      ...entry.map(({ tag }) => tag),
    ].join(''),
  };
}

/** The manifest without the part in the map. */
const onPage = ({ screens: _screens, groups: _groups, ...page }: Manifest): PageManifest => page;
