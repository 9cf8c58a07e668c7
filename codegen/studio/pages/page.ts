import type { CheckedMunicipality } from '../../check/checkMunicipality.ts';
import { contentPaths } from '../../check/content/content.ts';
import type { JsonFile } from '../../files/jsonFile.ts';
import { CATALOGUE, CATALOGUE_EDIT } from '../../overlay/layers.ts';
import { Opener } from '../../overlay/open.ts';
import { Refusal, type Sentence, type SmallEdit } from '../edit.ts';
import type { Edited } from '../edited.ts';
import { languagesOf } from '../languages.ts';
import { CONFIG } from '../place.ts';
import { textPlace } from '../textEdit.ts';
import { Titles } from '../titles.ts';
import { indexOf, isObject, type Loose, type LooseObject, nameOf, valueAt, wordOf } from '../value.ts';
import { blocksIn, type Range } from './blocks.ts';
import { pageFile } from './changeOfContent.ts';

/** The pages of the municipality, and the folders that can list them. */
export interface PageList {
  /** Absent: the municipality has no catalogue of pages. */
  pages: readonly { id: string; title: Readonly<Record<string, string>>; folders: readonly string[] }[];
  folders: readonly { id: string; title: Readonly<Record<string, string>> }[];
  languages: readonly string[];
}

export interface ContentPage {
  id: string;
  /** Of its title and of the sentence below it in lists. */
  keys: { title: string; lead?: string };
  title: Readonly<Record<string, string>>;
  /** Where the portal shows it. */
  address: string | undefined;
  languages: Readonly<Record<string, PageText>>;
  /** Those that list it. */
  folders: readonly string[];
  /** The entries of the side menu, and the one that leads to it; absent: the portal shows its own menu. */
  menu?: { entries: readonly { name: string; title: Readonly<Record<string, string>> }[]; own?: string };
  /** What takes it away whole, with its texts. */
  removal: readonly SmallEdit[];
}

export interface PageText {
  file: string;
  html: string;
  /** Written in the edited municipality itself, not in the base below its overlay. */
  own: boolean;
  /** Its outermost blocks; absent: it can be edited as text only. */
  blocks?: readonly Range[];
  why?: Sentence;
}

export function pageList(edited: Edited): PageList {
  const catalogue = openerOf(edited).catalogue;
  const languages = languagesOf(edited.layers);
  const titles = new Titles(edited.layers);
  const folders = itemsOf(catalogue, 'folders');
  return {
    languages,
    pages: itemsOf(catalogue, 'pages').map((page) => ({
      id: nameOf(page) ?? '',
      title: inLanguages(titles, wordOf(page.title), languages),
      folders: folders.flatMap((folder) => {
        const { pages } = folder;
        return Array.isArray(pages) && pages.includes(nameOf(page) ?? '') ? [nameOf(folder) ?? ''] : [];
      }),
    })),
    folders: folders.map((folder) => ({
      id: nameOf(folder) ?? '',
      title: inLanguages(titles, wordOf(folder.name), languages),
    })),
  };
}

/** @throws Refusal when there is no such page */
export function contentPage(edited: Edited, id: string, { config, contract }: CheckedMunicipality): ContentPage {
  const { layers } = edited;
  const opener = openerOf(edited);
  const languages = languagesOf(layers);
  const titles = new Titles(layers);
  const pages = itemsOf(opener.catalogue, 'pages');
  const entry = pages[indexOf(pages, id)];
  if (!entry) throw new Refusal(`There is no page "${id}".`, `Nie ma strony „${id}”.`);
  const path = contentPaths({ config, contract }).page;
  const texts = languages.map((language): [string, PageText] => {
    const file = pageFile(id, language);
    const html = opener.page(file) ?? '';
    const own = !layers.above || layers.above.read(file) !== undefined;
    return [language, { file, html, own, ...blocksIn(html) }];
  });
  const [title, lead] = [wordOf(entry.title), wordOf(entry.lead)];
  return {
    id,
    keys: { title, ...(lead && { lead }) },
    title: inLanguages(titles, title, languages),
    address: path && `${path}?nazwaPliku=${id}`,
    languages: Object.fromEntries(texts),
    folders: itemsOf(opener.catalogue, 'folders').flatMap((folder) =>
      Array.isArray(folder.pages) && folder.pages.includes(id) ? [nameOf(folder) ?? ''] : [],
    ),
    ...menuOf(opener.services(), id, titles, languages),
    removal: [
      { kind: 'entry', part: 'pages', id, entry: null },
      ...ownPages(edited, id),
      ...ownTexts(edited, [title, lead, wordOf(entry.words)]),
    ],
  };
}

function menuOf(
  services: JsonFile,
  id: string,
  titles: Titles,
  languages: readonly string[],
): Pick<ContentPage, 'menu'> {
  const menu = valueAt(services.value as Loose, ['menu']);
  if (!Array.isArray(menu) || menu.length === 0) return {};
  const entries = menu.map((entry) => ({
    name: nameOf(entry) ?? '',
    title: Object.fromEntries(languages.map((language) => [language, titles.of(entry, language)])),
  }));
  const own = nameOf(menu.find((entry) => wordOf(valueAt(entry, ['to', 'page'])) === id));
  return { menu: { entries, ...(own !== undefined && { own }) } };
}

function openerOf({ layers, schemas }: Edited): Opener {
  const opener = new Opener(layers, schemas, () => {});
  // Links to services that an overlay has removed are no links of a page any more.
  opener.services();
  return opener;
}

function itemsOf(catalogue: JsonFile | undefined, part: 'pages' | 'folders'): LooseObject[] {
  const list = valueAt(catalogue?.value as Loose | undefined, [part]);
  return Array.isArray(list) ? list.filter(isObject) : [];
}

const inLanguages = (titles: Titles, key: string, languages: readonly string[]): Record<string, string> =>
  Object.fromEntries(languages.map((language) => [language, titles.text(key, language) ?? '']));

/** Its files in the municipality itself; those of a base stay where they are. */
function ownPages({ layers }: Edited, id: string): SmallEdit[] {
  const own = layers.above ?? layers.files;
  return languagesOf(layers)
    .filter((language) => own.read(pageFile(id, language)) !== undefined)
    .map((language) => ({ kind: 'page', id, language, html: '' }));
}

/** Its texts that nothing else names. */
function ownTexts({ layers }: Edited, keys: readonly string[]): SmallEdit[] {
  const own = layers.above ?? layers.files;
  const all = [CONFIG, CATALOGUE, CATALOGUE_EDIT, ...layers.files.list('screens')]
    .map((file) => (layers.above?.read(file) ?? '') + (layers.below.read(file) ?? ''))
    .join('\n');
  return keys
    .filter((key) => key !== '' && all.split(`"${key}"`).length === 2)
    .flatMap((key) =>
      languagesOf(layers).flatMap((language): SmallEdit[] => {
        const { file, path } = textPlace(key, language);
        const text = own.read(file);
        const there = text !== undefined && valueAt(JSON.parse(text) as Loose, path) !== undefined;
        return there ? [{ kind: 'text', key, language, text: '' }] : [];
      }),
    );
}
