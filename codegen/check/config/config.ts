import type { Language, ManifestService, Tile } from '../../../src/lang/descriptors/compiled.ts';
import type { Access } from '../../../src/lang/descriptors/contract.ts';
import { servicePath } from '../../../src/lang/descriptors/siteMap.ts';
import type { Type } from '../../../src/lang/expressions/types.ts';
import type { JsonFile, Path } from '../../files/jsonFile.ts';
import type { Tell } from '../../files/openFile.ts';
import { list, mapRecord, type Raw, record, word } from '../../files/raw.ts';
import { guess } from '../../files/shape.ts';
import type { Locales } from '../locales.ts';
import { checkApiBase } from './apiBase.ts';
import { checkFlag } from './flag.ts';
import { queryOf } from './givenParams.ts';
import { type OfficeConfig, readOffice } from './officeConfig.ts';
import { checkWordList } from './searchWords.ts';
import { checkServiceAddresses } from './serviceAddresses.ts';
import { checkTheme } from './theme.ts';

/** What services.config.json says, with its shorthand undone. */
export interface Config {
  name: string;
  logo?: string;
  theme: Readonly<Record<string, string>>;
  apiBase: string;
  refreshSeconds?: number;
  languages: readonly Language[];
  hosts: Readonly<Record<string, string>>;
  /** Hosts whose pages may stand inside a screen. */
  frames: readonly string[];
  /** Hosts that forms may be sent to. */
  posts: readonly string[];
  special: { login: string; services: string; page?: string; files?: string };
  /** Every screen that has an address: name -> path, access. */
  screens: ReadonlyMap<string, { path: string; access: Access; at: Path; also: readonly OtherAddress[] }>;
  groups: readonly { id: string; name: string; services: readonly ManifestService[] }[];
  tiles: readonly Tile[];
  office: OfficeConfig;
  /** What people type when they look for a service or a page: text keys. */
  words: readonly { key: string; at: Path; service?: number; screen?: string }[];
}

/** One more address of a screen. */
export interface OtherAddress {
  path: string;
  query?: string;
  found?: { name: string; words: string };
}

export function readConfig(file: JsonFile): Config {
  const raw = record(file.value);
  const municipality = record(raw.municipality);
  const special = record(raw.special);
  const screens = new Map<string, { path: string; access: Access; at: Path; also: readonly OtherAddress[] }>();
  for (const [name, item] of Object.entries(record(raw.screens))) {
    screens.set(name, {
      path: word(record(item).path),
      access: word(record(item).access) as Access,
      at: ['screens', name],
      also: list(record(item).also).map(otherAddress),
    });
  }
  const words: Config['words'][number][] = [];
  for (const [name, item] of Object.entries(record(raw.screens)))
    if (record(item).words !== undefined)
      words.push({ key: word(record(item).words), at: ['screens', name, 'words'], screen: name });
  const groups = list(raw.groups).map((item, group) => ({
    id: word(record(item).id),
    name: word(record(item).name),
    services: list(record(item).services).map((one, index): ManifestService => {
      const service = record(one);
      const screen = word(service.screen);
      const access = word(service.access) as Access;
      if (service.words !== undefined) {
        const at = ['groups', group, 'services', index, 'words'];
        words.push({ key: word(service.words), at, service: Number(service.uslugaId) });
      }
      if (!screens.has(screen))
        screens.set(screen, {
          path: servicePath(word(service.slug)),
          access,
          at: ['groups', group, 'services', index, 'screen'],
          also: [],
        });
      return {
        uslugaId: Number(service.uslugaId),
        slug: word(service.slug),
        screen,
        name: word(service.name),
        access,
        ...queryOf(service.with),
        ...(service.only !== undefined && { only: service.only as 'osoba' | 'instytucja' }),
        ...(service.flag !== undefined && { flag: word(service.flag) }),
      };
    }),
  }));
  return {
    name: word(municipality.name),
    ...(municipality.logo !== undefined && { logo: word(municipality.logo) }),
    theme: record(municipality.theme) as Record<string, string>,
    apiBase: word(record(raw.api).base, '/api'),
    ...(raw.session !== undefined && { refreshSeconds: Number(record(raw.session).refreshSeconds) }),
    languages: list(raw.languages).filter((one): one is Language => ['pl', 'en', 'de', 'uk'].includes(one as string)),
    hosts: mapRecord(raw.hosts, (host) => word(host) || word(record(host).address)),
    frames: hostsWith(raw, 'frame'),
    posts: hostsWith(raw, 'post'),
    special: {
      login: word(special.login),
      services: word(special.services),
      ...(special.page !== undefined && { page: word(special.page) }),
      ...(special.files !== undefined && { files: word(special.files) }),
    },
    screens,
    groups,
    tiles: list(raw.tiles) as Tile[],
    office: readOffice(raw),
    words,
  };
}

function otherAddress(item: unknown): OtherAddress {
  const { path, found, with: values } = record(item);
  const { name, words } = record(found);
  return {
    path: word(path),
    ...queryOf(values),
    ...(found !== undefined && { found: { name: word(name), words: word(words) } }),
  };
}

const hostsWith = (raw: Raw, right: 'frame' | 'post'): string[] =>
  Object.entries(record(raw.hosts)).flatMap(([name, host]) => (record(host)[right] === true ? [name] : []));

/** What the schema can't say: files and names that exist, numbers and addresses that are unique. */
export function checkConfig(
  config: Config,
  locales: Locales,
  screenFiles: readonly string[],
  flags: Type,
  problem: Tell,
): void {
  const text = (key: string, path: Path): void => {
    locales.use(key);
    if (key && !locales.has(key)) problem('text.unknown', path, `There is no text "${key}".${locales.nearest(key)}`);
  };
  checkTheme(config.theme, problem);
  checkApiBase(
    config.apiBase,
    [...config.screens.values()].map(({ path }) => path),
    problem,
  );
  const written = new Set(screenFiles);
  for (const [name, { at }] of config.screens) {
    if (!written.has(name)) {
      problem('screen.file', at, `There is no file screens/${name}.json.${guess(name, screenFiles)}`, {
        key: at[0] === 'screens',
      });
    }
  }
  for (const name of screenFiles) {
    if (!config.screens.has(name) && !name.startsWith('fragments/'))
      problem(
        'screen.unreachable',
        ['screens'],
        `No address leads to screens/${name}.json: give it one here, or a service.`,
        { warning: true },
      );
  }
  for (const key of ['login', 'services', 'page', 'files'] as const) {
    const name = config.special[key];
    if (name && !config.screens.has(name))
      problem(
        'screen.unknown',
        ['special', key],
        `"${name}" has no address.${guess(name, [...config.screens.keys()])}`,
      );
  }
  const paths = new Map<string, string>();
  for (const [name, { path, at }] of config.screens) {
    const other = paths.get(path);
    if (other)
      problem('path.twice', at, `"${name}" and "${other}" have the same address ${path}.`, {
        key: at[0] === 'screens',
      });
    paths.set(path, name);
  }
  for (const [name, { also }] of config.screens)
    for (const [index, { path, found }] of also.entries()) {
      const at = ['screens', name, 'also', index];
      const other = paths.get(path);
      if (other !== undefined) problem('path.twice', [...at, 'path'], `"${other}" has the address ${path} already.`);
      paths.set(path, name);
      if (!found) continue;
      text(found.name, [...at, 'found', 'name']);
      checkWordList(found.words, [...at, 'found', 'words'], locales, problem);
    }
  const ids = new Set<number>();
  const slugs = new Set<string>();
  for (const [group, { name, services }] of config.groups.entries()) {
    text(name, ['groups', group, 'name']);
    for (const [index, service] of services.entries()) {
      const at = ['groups', group, 'services', index];
      if (ids.has(service.uslugaId))
        problem('service.twice', [...at, 'uslugaId'], `Another service has the number ${service.uslugaId} already.`);
      if (slugs.has(service.slug))
        problem('service.twice', [...at, 'slug'], `Another service has the slug "${service.slug}" already.`);
      ids.add(service.uslugaId);
      slugs.add(service.slug);
      text(service.name, [...at, 'name']);
      checkFlag(service, flags, at, problem);
      if (service.only && service.access !== 'full')
        problem(
          'service.only',
          [...at, 'only'],
          'Whom a resident acts for is known in full access only, so a service for one kind of subject needs it.',
        );
      const screen = config.screens.get(service.screen);
      if (screen && screen.access !== service.access) {
        problem(
          'service.access',
          [...at, 'access'],
          `The service is ${service.access}, but its screen "${service.screen}" is ${screen.access}.`,
        );
      }
    }
  }
  checkServiceAddresses(config, problem);
  for (const [index, tile] of config.tiles.entries()) {
    const at = ['tiles', index, 'to'];
    text(tile.label, ['tiles', index, 'label']);
    if ('service' in tile.to && !ids.has(tile.to.service))
      problem('service.unknown', [...at, 'service'], `There is no service ${tile.to.service}.`);
    if ('screen' in tile.to && !config.screens.has(tile.to.screen)) {
      problem(
        'screen.unknown',
        [...at, 'screen'],
        `There is no screen "${tile.to.screen}".${guess(tile.to.screen, [...config.screens.keys()])}`,
      );
    }
  }
}
