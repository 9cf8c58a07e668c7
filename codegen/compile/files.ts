import { createHash } from 'node:crypto';
import type { CatalogueEntry } from '../../src/blocks/catalogue/block.ts';
import { allBlocks } from '../../src/blocks/containers.ts';
import { traitsOf } from '../../src/blocks/index.ts';
import type { Screen } from '../../src/blocks/screen.ts';
import type { Language } from '../../src/lang/descriptors/language.ts';
import { type Manifest, type ManifestScreen, RARE_FUNCTIONS } from '../../src/lang/descriptors/manifest.ts';
import { readsOfTrees, treesOfText } from '../../src/lang/descriptors/reads.ts';
import { screenFiles } from '../../src/lang/descriptors/siteMap.ts';
import type { Text } from '../../src/lang/descriptors/text.ts';
import { rareFunctions } from '../../src/lang/expressions/rareFunctions.ts';
import type { HashedFile } from '../artefact/municipality.ts';
import { CheckCache } from '../check/checkCache.ts';
import type { CheckedMunicipality } from '../check/checkMunicipality.ts';
import type { OtherAddress } from '../check/config/config.ts';
import { screenValidators } from '../contract/validators.ts';
import { ownTree } from './ownPlaces.ts';
import { searchEntries } from './searchEntries.ts';
import { closeMap } from './siteMap.ts';

/** Locale namespaces that every page has: the portal's own, and the names of services. */
const shellNamespaces = ['powloka', 'wspolne', 'bledy', 'uslugi'];

/**
 * The static files of a checked municipality, named by a hash of their content, and the manifest that names them.
 */
export function compileFiles(
  checked: CheckedMunicipality,
  cache = new CheckCache(),
): { manifest: Manifest; files: Map<string, HashedFile> } {
  const files = new Map<string, HashedFile>();
  const add = (name: string, extension: string, type: string, body: string): string => {
    const file = `${name.replaceAll('/', '.')}.${hash(body)}.${extension}`;
    files.set(file, { type, body });
    return file;
  };
  const { config, locales } = checked;
  const inEach = (write: (language: Language) => string): Record<Language, string> =>
    Object.fromEntries(config.languages.map((language) => [language, write(language)])) as Record<Language, string>;

  const shellKeys = new Set(shellNamespaces.flatMap((namespace) => locales.keysOf(namespace)));
  for (const tile of config.tiles) shellKeys.add(tile.label);
  for (const group of config.groups)
    for (const key of [group.name, ...group.services.map((service) => service.name)]) shellKeys.add(key);
  const shellTexts = (language: Language) => locales.pick(language, shellKeys);
  const shell = inEach((language) =>
    add(`texts.${language}`, 'json', 'application/json', JSON.stringify(shellTexts(language))),
  );

  const hashes = new Map<string, string>();
  const screens = Object.fromEntries(
    Object.entries(checked.screens).map(([name, one]): [string, ManifestScreen] => {
      const screen = withOwn(one, checked);
      const parts = checked.parts.get(name);
      const { documents: _documents, ...shown } = screen;
      const own = [...(parts?.textKeys ?? []), ...titlesIn(screen, checked)].filter((key) => !shellKeys.has(key));
      const answers = Object.values(screen.calls)
        .filter((call) => !call.document)
        .map((call) => call.id);
      const forms = Object.fromEntries(parts?.forms ?? []);
      const bodies = {
        descriptor: JSON.stringify(shown),
        texts: inEach((language) => JSON.stringify(locales.pick(language, own))),
        validators: cache.once(`validators ${name}`, [checked.contract, JSON.stringify([answers, forms])], () =>
          screenValidators(checked.contract, { answers, forms }),
        ),
      };
      const hashed = hash(JSON.stringify(bodies));
      hashes.set(name, hashed);
      const names = screenFiles(name, hashed, config.languages);
      files.set(names.file, { type: 'application/json', body: bodies.descriptor });
      for (const language of config.languages)
        files.set(names.texts[language], { type: 'application/json', body: bodies.texts[language] });
      files.set(names.validators, { type: 'text/javascript', body: bodies.validators });
      return [
        name,
        {
          path: screen.path,
          ...alsoOf(checked.config.screens.get(name)?.also),
          access: screen.access,
          title: keyOf(screen.title),
          ...leadOf(screen),
          ...names,
          params: Object.fromEntries(Object.entries(screen.params).map(([param, { in: place }]) => [param, place])),
          ...hiddenOf(screen),
          uses: usesOf(screen, bodies.descriptor),
        },
      ];
    }),
  );
  const map = closeMap({ screens, groups: config.groups }, hashes);
  const manifest = {
    name: config.name,
    theme: config.theme,
    ...(checked.logo && { logo: `/m/${add('logo', 'svg', 'image/svg+xml', checked.logo)}` }),
    api: { base: config.apiBase },
    ...(config.office.contact.phone && { phone: config.office.contact.phone }),
    ...(config.refreshSeconds && { refreshSeconds: config.refreshSeconds }),
    languages: config.languages,
    screens,
    groups: config.groups,
    tiles: config.tiles,
    special: config.special,
    hosts: config.hosts,
    ...(config.frames.length > 0 && { frames: config.frames }),
    ...(config.posts.length > 0 && { posts: config.posts }),
    texts: shell,
    search: inEach((language) =>
      add(`search.${language}`, 'json', 'application/json', JSON.stringify(searchEntries(checked, language))),
    ),
    map: inEach((language) =>
      add(`map.${language}`, 'json', 'application/json', JSON.stringify({ ...map, texts: shellTexts(language) })),
    ),
  };
  return { manifest: { version: hash(JSON.stringify(manifest)), ...manifest }, files };
}

function alsoOf(also: readonly OtherAddress[] = []): Pick<ManifestScreen, 'also'> {
  return also.length > 0 ? { also: also.map(({ path, query }) => ({ path, ...(query && { query }) })) } : {};
}

function leadOf({ content: [first] }: Screen): { lead?: string } {
  const plain = first?.type === 'text' && !first.visible && !first.title && !first.help;
  const key = plain ? keyOf(first.text) : null;
  return key ? { lead: key } : {};
}

function hiddenOf({ params }: Screen): { hide?: readonly string[] } {
  const hide = Object.keys(params).filter((name) => params[name]?.hide);
  return hide.length > 0 ? { hide } : {};
}

/** The text key of a title before the screen runs; a title that depends only on states has the key of its last line. */
function keyOf(title: Text): string | null {
  const rest = 'match' in title ? title.match.at(-1) : undefined;
  if (rest && readsOfTrees(treesOfText(title)).every((read) => read.startsWith('state.'))) return keyOf(rest.text);
  return 'key' in title && !title.values ? title.key : null;
}

/** Titles of other screens in a site map: they are added to its texts, so that it does not wait for them. */
function titlesIn(screen: Screen, { screens }: CheckedMunicipality): string[] {
  const inside = ({ name, inside: entries = [] }: CatalogueEntry): string[] => [name, ...entries.flatMap(inside)];
  return allBlocks(screen.content).flatMap((block) => {
    if (block.type !== 'catalogue') return [];
    const { name, entries = [] } = block.own ?? {};
    const titles = block.screens.flatMap((one) => keyOf(screens[one]?.title ?? { key: '' }) || []);
    return [...titles, ...(name ? [name] : []), ...entries.flatMap(inside)];
  });
}

/** Adds the entries of content/ to site maps, because they are known only after all screens are checked. */
function withOwn(screen: Screen, checked: CheckedMunicipality): Screen {
  if (!allBlocks(screen.content).some(({ type }) => type === 'catalogue')) return screen;
  const copy = structuredClone(screen);
  for (const block of allBlocks(copy.content)) if (block.type === 'catalogue') block.own = ownTree(checked);
  return copy;
}

/** What a screen needs of the code that is loaded on demand: the page fetches it together with the data. */
function usesOf({ content }: Screen, compiled: string): ManifestScreen['uses'] {
  const types = new Set(allBlocks(content).map(({ type }) => type));
  const later = [...types].filter((type) => traitsOf({ type }).widget === 'whenUsed').sort();
  const called = [...compiled.matchAll(/\["call","(\w+)"/g)];
  return called.some(([, name = '']) => rareFunctions.has(name)) ? [...later, RARE_FUNCTIONS] : later;
}

function hash(body: string): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 10);
}
