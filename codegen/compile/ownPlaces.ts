import type { CatalogueEntry } from '../../src/blocks/catalogue/block.ts';
import type { CheckedMunicipality } from '../check/checkMunicipality.ts';

/** The screen that shows an item of content/, and its query. */
export interface OwnPlace {
  screen: string;
  query?: string;
}

export interface OwnPlaces {
  page(id: string): OwnPlace | undefined;
  folder(id: string): OwnPlace | undefined;
}

/**
 * The screens that open the municipality's own pages and folders. A screen that always shows one of them and reads no
 * other data is its screen (a form that shows the terms is not); the screens of `special` show all others.
 */
export function ownPlaces({ config, content, screens }: CheckedMunicipality): OwnPlaces {
  const { page, files } = config.special;
  const shown = (operation: string, arg: string): Map<unknown, OwnPlace> =>
    new Map(
      Object.values(screens)
        .filter(({ params, data }) => Object.keys(params).length === 0 && Object.keys(data).length === 1)
        .flatMap(({ name, data }) =>
          Object.values(data)
            .filter((source) => source.operation === operation)
            .map(({ args }): [unknown, OwnPlace] => [
              args[arg] && 'value' in args[arg] && args[arg].value,
              { screen: name },
            ]),
        ),
    );
  const pages = shown('dajStroneWlasna', 'nazwaPliku');
  const folders = shown('dajZawartoscKatalogu', 'link');
  const [first] = content.folders.keys();
  return {
    page: (id) => pages.get(id) ?? (page === undefined ? undefined : { screen: page, query: `nazwaPliku=${id}` }),
    folder: (id) => {
      if (folders.has(id) || files === undefined) return folders.get(id);
      return { screen: files, ...(id !== first && { query: `link=${id}` }) };
    },
  };
}

/** The entries of content/ in a site map: the tree of folders, then pages without a folder. */
export function ownTree(checked: CheckedMunicipality): { name?: string; entries: readonly CatalogueEntry[] } {
  const { pages, folders } = checked.content;
  const places = ownPlaces(checked);
  const listed = new Set<string>();
  const page = (id: string): CatalogueEntry[] => {
    const place = places.page(id);
    const title = pages.get(id)?.title;
    listed.add(id);
    return place && title ? [{ ...place, name: title }] : [];
  };
  const inside = (id: string): CatalogueEntry[] => {
    const folder = folders.get(id);
    return folder ? [...folder.folders.flatMap(entry), ...folder.pages.flatMap(page)] : [];
  };
  const entry = (id: string): CatalogueEntry[] => {
    const place = places.folder(id);
    const name = folders.get(id)?.name;
    const within = inside(id);
    return place && name ? [{ ...place, name, ...(within.length > 0 && { inside: within }) }] : within;
  };
  const [first] = folders.keys();
  const name = folders.get(first ?? '')?.name;
  const entries = first === undefined ? [] : inside(first);
  const rest = [...pages.keys()].filter((id) => !listed.has(id));
  return { ...(name && checked.config.special.files && { name }), entries: [...entries, ...rest.flatMap(page)] };
}
