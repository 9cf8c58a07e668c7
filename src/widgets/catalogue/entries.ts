import type { CatalogueBlock } from '../../descriptors/compiled.ts';
import type { Binding } from '../binding.ts';

/** One line of the site map. */
export interface Entry {
  href: string;
  name: string;
  /** Asks for a login. */
  locked: boolean;
  /** Does not work now. */
  paused: boolean;
}

/** The pages first, the home page at their head, then the services in their groups; a group without any is none. */
export function catalogueOf(block: CatalogueBlock, binding: Pick<Binding, 'manifest' | 'value' | 'text' | 'word'>) {
  const { screens, groups } = binding.manifest;
  const broken = block.paused === undefined ? null : binding.value<readonly number[] | null>(block.paused);
  const home: Entry = {
    href: '/',
    name: binding.word('wspolne.widzety.katalog.poczatek'),
    locked: false,
    paused: false,
  };
  const pages = block.screens.flatMap((name): Entry[] => {
    const { path, title, access } = screens[name] ?? { path: '/', title: null };
    if (title === null || path === '/') return [];
    return [{ href: path, name: binding.word(title), locked: access !== 'public', paused: false }];
  });
  const services = groups.map(({ id, name, services }) => ({
    id,
    name: binding.word(name),
    entries: services.flatMap((service): Entry[] => {
      const href = screens[service.screen]?.path;
      if (href === undefined) return [];
      const paused = broken?.includes(service.uslugaId) ?? false;
      return [{ href, name: binding.word(service.name), locked: service.access !== 'public', paused }];
    }),
  }));
  const all = [{ id: '', name: binding.text(block.pages), entries: [home, ...pages] }, ...services];
  return all.filter(({ entries }) => entries.length > 0);
}
