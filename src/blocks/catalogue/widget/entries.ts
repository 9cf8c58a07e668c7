import { isOffered } from '../../../lang/descriptors/offered.ts';
import { servicePath } from '../../../lang/descriptors/siteMap.ts';
import type { Binding } from '../../binding.ts';
import type { CatalogueBlock, CatalogueEntry } from '../block.ts';
import { type Mark, marksOf, visitorOf } from './marks.ts';

/** One line of the site map. */
export interface Entry {
  href: string;
  name: string;
  marks: readonly Mark[];
  inside: readonly Entry[];
}

export interface Group {
  id: string;
  name: string;
  entries: readonly Entry[];
}

/**
 * The pages first, the home page at their head, then the services in their groups, then what the municipality has written;
 * a group without entries is left out.
 */
export function catalogueOf(
  block: CatalogueBlock,
  binding: Pick<Binding, 'manifest' | 'value' | 'status' | 'text' | 'word'>,
) {
  const { screens, groups } = binding.manifest;
  const broken = pausedNumbers(block, binding);
  const visitor = visitorOf(binding);
  const config = binding.value<object | null>(['$', 'config']);
  const home = { ...plain, href: '/', name: binding.word('wspolne.widzety.katalog.poczatek') };
  const pages = block.screens.flatMap((screen): Entry[] => {
    const { path, title, access } = screens[screen] ?? { path: '/', title: null };
    if (title === null || path === '/') return [];
    return [{ ...plain, href: path, name: binding.word(title), marks: marksOf({ access }, false, visitor) }];
  });
  const ownEntry = ({ screen, query, name, inside = [] }: CatalogueEntry): Entry[] => {
    const place = screens[screen];
    const within = inside.flatMap(ownEntry);
    if (!place) return within;
    const href = query === undefined ? place.path : `${place.path}?${query}`;
    return [{ href, name: binding.word(name), marks: marksOf(place, false, visitor), inside: within }];
  };
  const own = (block.own?.entries ?? []).flatMap(ownEntry);
  const ownName = block.own?.name;
  const services = groups.map(
    ({ id, name, services }): Group => ({
      id,
      name: binding.word(name),
      entries: services.flatMap((service): Entry[] => {
        if (!screens[service.screen] || !isOffered(service, config)) return [];
        const marks = marksOf(service, broken.includes(service.uslugaId), visitor);
        return [{ ...plain, href: servicePath(service.slug), name: binding.word(service.name), marks }];
      }),
    }),
  );
  const all: Group[] = [
    {
      id: '',
      name: binding.text(block.pages),
      entries: [home, ...pages, ...(ownName === undefined ? own : [])],
    },
    ...services,
    ...(ownName === undefined ? [] : [{ id: '/', name: binding.word(ownName), entries: own }]),
  ];
  return all.filter(({ entries }) => entries.length > 0);
}

const plain = { marks: [], inside: [] };

/** The numbers of the services in a break; none while they are not known. */
export function pausedNumbers(
  { paused }: Pick<CatalogueBlock, 'paused'>,
  { value }: Pick<Binding, 'value'>,
): readonly number[] {
  return (paused !== undefined && value<readonly number[] | null>(paused)) || [];
}
