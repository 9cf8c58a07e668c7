import type { Language } from '../../../src/lang/descriptors/language.ts';
import { servicePath } from '../../../src/lang/descriptors/siteMap.ts';
import type { Problem } from '../../../src/lang/errors/problem.ts';
import type { Content } from '../../artefact/municipality.ts';
import type { Contract } from '../../contract/load.ts';
import type { JsonFile } from '../../files/jsonFile.ts';
import { reporterFor } from '../../files/openFile.ts';
import { asWritten, mapRecord, record, word } from '../../files/raw.ts';
import type { ScreenJson } from '../../generated/descriptors.ts';
import { type Layers, shownName } from '../../overlay/layers.ts';
import type { Opener } from '../../overlay/open.ts';
import type { Locales } from '../../texts/locales.ts';
import type { CheckCache } from '../checkCache.ts';
import type { Config } from '../config/config.ts';
import { type Catalogue, checkCatalogue, readCatalogue } from './catalogue.ts';
import { linkChecker, type Route } from './links.ts';
import { checkPage } from './page.ts';

/** Links to files in pages begin with this base, also where the API of the municipality has another one. */
const CANONICAL_BASE = '/api';
/** The operation that downloads a file: links to files have its address. */
const FILE_OPERATION = 'pobierzPlik';

export interface ContentContext {
  layers: Layers;
  opener: Opener;
  locales: Locales;
  config: Config;
  contract: Contract;
  /** Screens that have an address, by name. */
  screens: ReadonlyMap<string, JsonFile>;
}

/** Checks the content of a municipality: the catalogue, each page in each language, then unreachable items. */
export function checkContent(context: ContentContext, report: (problem: Problem) => void, cache: CheckCache): Content {
  const { layers, opener, locales, config } = context;
  const { files } = layers;
  const file = opener.catalogue;
  if (!file) return { pages: new Map(), folders: new Map(), files: new Map() };
  const problem = reporterFor(file, report);
  const catalogue = readCatalogue(file.value);
  checkCatalogue(file.value, catalogue, locales, files, problem);

  const linked = new Set<string>();
  const world = { ...addresses(context), catalogue };
  const around = JSON.stringify([world.routes, world.page, world.folder, world.file, file.value]);
  const pages = new Map<string, { title: string; lead?: string; words?: string; html: Record<Language, string> }>();
  for (const [id, { at, ...page }] of catalogue.pages) {
    const html = {} as Record<Language, string>;
    for (const language of config.languages) {
      const name = pageFile(id, language);
      // A symbolic link is not followed.
      const text = files.kind(name) === 'link' ? undefined : opener.page(name);
      html[language] = atBase(text ?? '', config.apiBase);
      if (text === undefined) problem('content.page', [...at, 'id'], `There is no page ${name}.`);
      else {
        const shown = shownName(layers, name);
        const found = cache.once(`page ${name}`, [shown, text, around], () => {
          const linked = new Set<string>();
          checkPage(shown, text, linkChecker({ ...world, linked }), report);
          return linked;
        });
        for (const one of found) linked.add(one);
      }
    }
    pages.set(id, { ...page, html });
  }

  const inFolders = new Set([...catalogue.folders.values()].flatMap((folder) => folder.files));
  for (const [id, { at }] of catalogue.files) {
    if (inFolders.has(id) || linked.has(id)) continue;
    problem('content.unused', [...at, 'id'], `No folder and no page leads to the file "${id}".`, { warning: true });
  }
  strayFiles(context, catalogue, report);
  return {
    pages,
    folders: new Map([...catalogue.folders].map(([id, { at: _, ...folder }]) => [id, folder])),
    files: new Map([...catalogue.files].map(([id, { name, file }]) => [id, { name, file: `content/files/${file}` }])),
  };
}

/** Replaces the base in links and pictures by the base of the municipality's API. */
const atBase = (html: string, base: string): string =>
  base === CANONICAL_BASE ? html : html.replaceAll(/(\s(?:href|src)=["']?)\/api\//g, (_, start) => `${start}${base}/`);

const pageFile = (id: string, language: string): string => `content/pages/${id}/${language}.html`;

/** The allowed targets of links, and the addresses of pages, folders and files. */
function addresses({ config, contract, screens }: ContentContext) {
  const services = config.groups.flatMap((group) => group.services);
  const screenPaths = [
    ...[...config.screens].flatMap(([name, screen]) => [screen, ...screen.also].map(({ path }) => ({ name, path }))),
    ...services.map(({ screen, slug }) => ({ name: screen, path: servicePath(slug) })),
  ];
  const routes = screenPaths.map(({ name, path }): Route => ({ path, query: queryOf(screens.get(name)) }));
  return { routes, ...contentPaths({ config, contract }) };
}

/** The paths, as links of pages have them, of a page, a folder and a file; undefined where the portal shows none. */
export function contentPaths({ config, contract }: Pick<ContentContext, 'config' | 'contract'>) {
  const pathOf = (screen: string | undefined): string | undefined => config.screens.get(screen ?? '')?.path;
  const operation = contract.operations.get(FILE_OPERATION);
  return {
    page: pathOf(config.special.page),
    folder: pathOf(config.special.files),
    file: operation && `${CANONICAL_BASE}${operation.path}`,
  };
}

/** The names in the query of a screen: parameters and states. */
function queryOf(file: JsonFile | undefined): string[] {
  const { params, state } = asWritten<ScreenJson>(file?.value);
  const inQuery = mapRecord(params, (item) => record(item).in === 'query');
  return [
    ...Object.keys(inQuery).filter((name) => inQuery[name]),
    ...Object.values(mapRecord(state, (item) => word(record(item).query))).filter((name) => name !== ''),
  ];
}

/** Files that no entry names: forgotten, or misspelt in the catalogue. */
function strayFiles(
  { layers, config }: ContentContext,
  catalogue: Catalogue,
  report: (problem: Problem) => void,
): void {
  const known = new Set([
    ...[...catalogue.pages.keys()].flatMap((id) => config.languages.map((language) => pageFile(id, language))),
    ...[...catalogue.files.values()].map(({ file }) => `content/files/${file}`),
  ]);
  const { all } = layers.files;
  for (const name of [...all('content/pages'), ...all('content/files')]) {
    if (known.has(name)) continue;
    const message = 'content/catalogue.json does not name this file, so nobody sees it.';
    const file = shownName(layers, name);
    report({ code: 'content.stray', severity: 'warning', file, pointer: '', line: 1, column: 1, message });
  }
}
