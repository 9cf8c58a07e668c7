import type { Language } from '../../src/lang/descriptors/language.ts';
import type { Findable } from '../../src/lang/descriptors/manifest.ts';
import type { CheckedMunicipality } from '../check/checkMunicipality.ts';
import { wordsOf } from '../check/config/searchWords.ts';
import { ownPlaces } from './ownPlaces.ts';

/** The search entries of one language: every service, pages with search words, and the items of content/. */
export function searchEntries(checked: CheckedMunicipality, language: Language): Findable[] {
  const { config, locales, screens } = checked;
  const office = config.languages[0] ?? language;
  const text = (key: string, from = language): string => locales.pick(from, [key])[key] ?? '';
  const groupOf = (screen: string): Pick<Findable, 'group'> => {
    const group = config.groups.find((one) => one.services.some((service) => service.screen === screen));
    return group ? { group: text(group.name) } : {};
  };
  const entry: Entry = (key, words) => {
    const name = text(key);
    const native = text(key, office);
    return { name, ...(words && { words: wordsOf(text(words)) }), ...(native !== name && { native }) };
  };
  const services = config.groups.flatMap((group) =>
    group.services.map(({ uslugaId, screen, name }): Findable => {
      const words = config.words.find((one) => one.service === uslugaId)?.key;
      return { service: uslugaId, screen, group: text(group.name), ...entry(name, words) };
    }),
  );
  const others = [...config.screens].flatMap(([screen, { also }]) =>
    also.flatMap(({ query, found }): Findable[] =>
      found ? [{ screen, ...(query && { query }), ...groupOf(screen), ...entry(found.name, found.words) }] : [],
    ),
  );
  const pages = config.words.flatMap(({ key, screen }): Findable[] => {
    const title = screen === undefined ? undefined : screens[screen]?.title;
    return screen !== undefined && title && 'key' in title ? [{ screen, ...entry(title.key, key) }] : [];
  });
  return [...services, ...others, ...withOwn(pages, ownEntries(checked, entry, text))];
}

type Entry = (key: string, words?: string) => Omit<Findable, 'screen'>;

/** Pages, folders and files of content/. The result for a file is its folder, where it can be saved. */
function ownEntries({ config, content, ...rest }: CheckedMunicipality, entry: Entry, text: (key: string) => string) {
  const places = ownPlaces({ config, content, ...rest });
  const folders = [...content.folders];
  const holding = (part: 'folders' | 'pages' | 'files', id: string) => {
    const [holder, folder] = folders.find(([, one]) => one[part].includes(id)) ?? [];
    return {
      place: holder === undefined ? undefined : places.folder(holder),
      ...(folder && { group: text(folder.name) }),
    };
  };
  const found = (
    place: ReturnType<typeof places.page>,
    group: string | undefined,
    texts: ReturnType<Entry>,
  ): Findable[] => (place ? [{ ...place, ...(group && { group }), ...texts }] : []);
  return [
    ...[...content.pages].flatMap(([id, { title, words }]) =>
      found(places.page(id), holding('pages', id).group, entry(title, words)),
    ),
    ...folders.flatMap(([id, { name }]) => found(places.folder(id), holding('folders', id).group, entry(name))),
    ...[...content.files].flatMap(([id, { name, file }]) => {
      const { place, group } = holding('files', id);
      return found(place, `${group}, ${file.slice(file.lastIndexOf('.') + 1).toUpperCase()}`, entry(name));
    }),
  ];
}

/** If an entry for this place exists, its names and words are joined with the new ones. */
function withOwn(pages: readonly Findable[], own: readonly Findable[]): Findable[] {
  const same = (screen: string) => own.filter((one) => one.screen === screen && one.query === undefined);
  const known = new Set(pages.map(({ screen }) => screen));
  return [
    ...pages.map((page) => {
      const more = same(page.screen).flatMap(({ name, words = [] }) => (name === page.name ? words : [name, ...words]));
      return more.length > 0 ? { ...page, words: [...new Set([...(page.words ?? []), ...more])] } : page;
    }),
    ...own.filter(({ screen, query }) => query !== undefined || !known.has(screen)),
  ];
}
