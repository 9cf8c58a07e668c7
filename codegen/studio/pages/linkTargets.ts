import { servicePath } from '../../../src/lang/descriptors/siteMap.ts';
import type { CheckedMunicipality } from '../../check/checkMunicipality.ts';
import { contentPaths } from '../../check/content/content.ts';
import type { LinkTarget } from '../api.ts';

const PICTURE = /\.(?:png|jpg|webp)$/;

/** Everything in the portal that a link of a page can lead to, and the pictures that there are. */
export function linkTargets({ config, content, contract, locales, screens }: CheckedMunicipality): LinkTarget[] {
  const texts = config.languages.map((language) => [language, locales.all(language)] as const);
  const titled = (key: string): LinkTarget['title'] =>
    Object.fromEntries(texts.flatMap(([language, all]) => (all[key] === undefined ? [] : [[language, all[key]]])));
  const paths = contentPaths({ config, contract });
  const item = (kind: LinkTarget['kind'], path: string | undefined, query: string, key: string): LinkTarget[] =>
    path === undefined ? [] : [{ kind, address: `${path}?${query}`, title: titled(key) }];
  const services = config.groups.flatMap((group) => group.services);
  const served = new Set(services.map(({ slug }) => servicePath(slug)));
  return [
    ...services.map(
      ({ slug, name }): LinkTarget => ({ kind: 'service', address: servicePath(slug), title: titled(name) }),
    ),
    ...[...config.screens].flatMap(([name, { path }]): LinkTarget[] => {
      const title = screens[name]?.title;
      const opens =
        title &&
        !served.has(path) &&
        'key' in title &&
        !path.includes(':') &&
        Object.keys(screens[name]!.params).length === 0;
      return opens ? [{ kind: 'screen', address: path, title: titled(title.key) }] : [];
    }),
    ...[...content.pages].flatMap(([id, { title }]) => item('page', paths.page, `nazwaPliku=${id}`, title)),
    ...[...content.folders].flatMap(([id, { name }]) => item('folder', paths.folder, `link=${id}`, name)),
    ...[...content.files].flatMap(([id, { name, file }]) =>
      item(PICTURE.test(file) ? 'picture' : 'file', paths.file, `link=${id}`, name),
    ),
  ];
}
