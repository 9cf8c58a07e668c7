import type { Language } from './language.ts';
import type { Manifest, ManifestScreen } from './manifest.ts';

/**
 * Where everything is, and the shell texts of one language, as they travel: one file beside the page, so that the page itself weighs
 * the same with five services and with a thousand. What follows from something else, and what is usual, is left out.
 */
export interface SiteMap {
  texts: Readonly<Record<string, string>>;
  screens: Readonly<Record<string, MapScreen>>;
  groups: Manifest['groups'];
}

export interface MapScreen {
  /** Left out: that of its service. */
  path?: string;
  also?: ManifestScreen['also'];
  /** Left out: public. */
  access?: ManifestScreen['access'];
  title?: string;
  lead?: string;
  /** Of all its files together: their addresses follow from it. */
  hash: string;
  params?: ManifestScreen['params'];
  hide?: ManifestScreen['hide'];
  uses?: ManifestScreen['uses'];
}

/** The manifest as every page contains it; `map` leads to the rest. */
export type PageManifest = Omit<Manifest, 'screens' | 'groups'>;

/** The address of a service, which leads to its screen. */
export const servicePath = (slug: string): string => `/uslugi/${slug}`;

/** Names of a screen's files under /m/. */
export function screenFiles(
  name: string,
  hash: string,
  languages: readonly Language[],
): Pick<ManifestScreen, 'file' | 'texts' | 'validators'> {
  const stem = name.replaceAll('/', '.');
  const texts = languages.map((language) => [language, `${stem}.${language}.${hash}.json`]);
  return {
    file: `${stem}.${hash}.json`,
    texts: Object.fromEntries(texts) as ManifestScreen['texts'],
    validators: `${stem}.${hash}.mjs`,
  };
}

/** The whole manifest, from the part in the page and the map. */
export function openManifest(page: PageManifest, { screens, groups }: Pick<SiteMap, 'screens' | 'groups'>): Manifest {
  const slugs = new Map(groups.flatMap(({ services }) => services.map(({ screen, slug }) => [screen, slug])));
  const opened = Object.entries(screens).map(([name, { hash, path, ...own }]): [string, ManifestScreen] => [
    name,
    {
      access: 'public',
      title: null,
      params: {},
      uses: [],
      path: path ?? servicePath(slugs.get(name) ?? ''),
      ...own,
      ...screenFiles(name, hash, page.languages),
    },
  ]);
  return { ...page, screens: Object.fromEntries(opened), groups };
}
