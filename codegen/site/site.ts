import { breakPath, serviceBreakPath } from '../../src/lang/descriptors/breakPaths.ts';
import { NOWHERE } from '../../src/lang/descriptors/paths.ts';
import { csvTableOf } from '../../src/lang/descriptors/plainForms.ts';
import type { Reading } from '../../src/lang/descriptors/wholePage.ts';
import type { Municipality } from '../artefact/municipality.ts';
import { appFiles } from './appFiles.ts';
import { CompressedFolder } from './compressedFolder.ts';
import { compressAll, readFolder, type StaticFile, staticFile } from './files.ts';
import { headTags } from './findable/headTags.ts';
import { ROBOTS, robots } from './findable/robots.ts';
import { sitemapMaker } from './findable/sitemap.ts';
import { type PageTarget, pageFinder, pageMaker, wholePageWriter } from './pages.ts';
import { openPortal, type Portal } from './portal.ts';
import { type Ask, sharedAsk } from './whole/ask.ts';
import { canonicalQuery } from './whole/canonicalQuery.ts';
import { knownQuery } from './whole/knownQuery.ts';
import { readingOf } from './whole/reading.ts';
import { PageRenderer } from './whole/renderer.ts';
import { screenOfFile } from './whole/screenOfFile.ts';
import { type Answer, WholePages } from './whole/wholePages.ts';
import { workerFiles, workerMaker } from './worker.ts';

/** What the office serves beside its API: the portal's files, the municipality's, and the pages. */
export interface Site {
  /** Undefined if no file has this address: it is that of a page. */
  file(address: string): StaticFile | undefined;
  /** Every file except pages, by its address. */
  files(): ReadonlyMap<string, StaticFile>;
  /**
   * The page at an address without its data; undefined while the portal is not built.
   *
   * @param reading how the visitor reads; by default in the first language
   */
  page(address: string, reading?: Reading): StaticFile | undefined;
  /** Has the portal a page at this address? */
  hasPage(address: string): boolean;
  /**
   * The page at an address, drawn with its data; null: only the browser can draw it.
   *
   * @param search with its `?`, or ''
   */
  whole?(address: string, search: string, cookies: string | undefined): Promise<Answer>;
  /** The site map for search engines, as the office's configuration is now; absent while the public origin is unknown. */
  sitemap?(): Promise<StaticFile>;
  /** Ends the thread that draws whole pages. */
  close(): Promise<void>;
  /** Ready when every file is compressed. */
  compressed: Promise<void>;
  /** Its immutable files, for the next site. */
  lasting: ReadonlyMap<string, StaticFile>;
}

export interface SiteOptions {
  /** The site in whose place this one comes: a page that is open still finds the files it was made with. */
  before?: Site;
  /** False: nothing goes over a network, and the next site is not far. */
  compress?: boolean;
  /** Where compressed files are stored for the next start. */
  compressedFolder?: string;
  /** The API that whole pages are drawn from, and the origin that its base is relative to; absent: every page is drawn in the browser. */
  api?: { ask: Ask; origin: string };
  /** True: the pages are files, which answer no form, query or language. It is so without an `api`. */
  still?: boolean;
  /** The public origin for search engines and link previews; absent: unknown. */
  origin?: string | undefined;
}

/** How long whole pages share a response of the API, ms. */
const SHARED_MS = 500;

/** @param folder the built portal: index.html and assets/ */
export function openSite(
  folder: string,
  municipality: Municipality,
  { before, compress = true, compressedFolder, api, still = api === undefined, origin }: SiteOptions = {},
): Site {
  const stored = compressedFolder === undefined ? undefined : new CompressedFolder(compressedFolder);
  const compressFiles = async (some: Iterable<StaticFile>): Promise<void> => {
    if (compress) await compressAll(some, stored);
  };
  const files = readFolder(folder);
  for (const [name, { type, body }] of municipality.files) {
    files.set(`/m/${name}`, staticFile(type, Buffer.from(body), true));
  }
  const theme = themeSheet(municipality.manifest.theme);
  const themeAddress = theme && `/m/theme.${theme.etag.slice(1, 11)}.css`;
  if (theme && themeAddress) files.set(themeAddress, theme);
  const app = appFiles(municipality.manifest);
  for (const [address, file] of app.files) files.set(address, file);
  const same = `${themeAddress ? `<link rel="stylesheet" href="${themeAddress}">` : ''}${app.tags}`;
  const about = headTags(municipality, origin);
  const target: PageTarget = { head: (page) => same + about(page), answers: !still };
  files.set(ROBOTS, robots(municipality.manifest, origin));
  const portal = openPortal(folder);
  const page = portal ? pageMaker(portal, municipality, target, compressFiles) : () => undefined;
  const drawn = portal?.code && api ? openWhole(portal, portal.code, municipality, target, api) : undefined;
  const worker = workerMaker(
    () => (portal ? workerFiles(folder, portal, municipality, page(NOWHERE)!) : new Map<string, StaticFile>()),
    compressFiles,
  );
  return {
    file: (address) => files.get(address) ?? worker.file(address) ?? before?.lasting.get(address),
    files: () => new Map([...files, ...worker.files()]),
    page,
    hasPage: pageFinder(municipality.manifest),
    whole: drawn?.page,
    ...(origin !== undefined && { sitemap: sitemapMaker(municipality, origin, api?.ask) }),
    close: async () => drawn?.renderer.close(),
    compressed: compressFiles(files.values()).then(() => stored?.tidy()),
    lasting: new Map([...files].filter(([, { immutable }]) => immutable)),
  };
}

/** The commune's colours as a stylesheet, so that the first paint has them. The portal's code sets the same. */
function themeSheet(theme: Readonly<Record<string, string>>): StaticFile | undefined {
  const lines = Object.entries(theme).map(([token, colour]) => `--theme-${token}:${colour}`);
  return lines.length ? staticFile('text/css', Buffer.from(`html{${lines.join(';')}}`), true) : undefined;
}

/** A page that is sent at the requested address: the code finds its own way from there, and a reload is right after a break. */
function inPlace(to: string): { pathname: string; search: string } | undefined {
  const [pathname = '', query] = to.split('?');
  const stays = [NOWHERE, breakPath, serviceBreakPath].includes(pathname);
  return stays ? { pathname, search: query === undefined ? '' : `?${query}` } : undefined;
}

function openWhole(
  portal: Portal,
  code: string,
  municipality: Municipality,
  target: PageTarget,
  { ask, origin }: Required<SiteOptions>['api'],
) {
  const { manifest } = municipality;
  const files = new Map(Array.from(municipality.files, ([name, { body }]) => [name, body]));
  if (!target.answers)
    for (const { file } of Object.values(manifest.screens)) files.set(file, screenOfFile(files.get(file)!));
  const asked = sharedAsk(ask, SHARED_MS, Date.now);
  const renderer = new PageRenderer({ code, manifest, files, origin }, asked);
  const write = wholePageWriter(portal, municipality, target);
  const pages = new WholePages({ draw: (request) => renderer.draw(request), write }, asked);
  const queryOf = knownQuery(municipality);
  const canonicalOf = canonicalQuery(municipality);
  return {
    renderer,
    page: async (pathname: string, search: string, cookies: string | undefined): Promise<Answer> => {
      const canonical = canonicalOf(pathname, search);
      if (canonical !== undefined) return { to: pathname + canonical };
      const reading = readingOf(cookies, search, manifest.languages);
      const page = { pathname, search: queryOf(pathname, search), reading };
      const csv = csvTableOf(new URLSearchParams(search));
      // Without such a table the address is that of its page.
      if (csv !== undefined) return (await pages.page({ ...page, csv })) ?? { to: pathname + page.search };
      const answer = await pages.page(page);
      const instead = answer && 'to' in answer ? inPlace(answer.to) : undefined;
      return instead ? pages.page({ ...instead, reading }) : answer;
    },
  };
}
