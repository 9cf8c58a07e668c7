import type { Access } from '../../../src/lang/descriptors/contract.ts';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import type { ManifestService, Tile } from '../../../src/lang/descriptors/manifest.ts';
import { servicePath } from '../../../src/lang/descriptors/siteMap.ts';
import type { JsonFile, Path } from '../../files/jsonFile.ts';
import { asWritten, list, mapRecord, number, type Raw, record, type Unchecked, word } from '../../files/raw.ts';
import type { ServicesJson } from '../../generated/descriptors.ts';
import type { Config, OtherAddress } from './config.ts';
import { readOffice } from './officeConfig.ts';
import { readParts } from './parts.ts';
import { queryOf } from './query.ts';

/** As services.schema.json says. */
const DRAFT_DAYS = 30;

/** Reads services.config.json as far as its shape allows. Mistakes are reported elsewhere, so wrong values become empty ones. */
export function readConfig(file: JsonFile): Config {
  const raw = asWritten<ServicesJson>(file.value);
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
  const searchWords: Config['words'][number][] = [];
  const icons = new Map<number, string>();
  for (const [name, item] of Object.entries(record(raw.screens)))
    if (record(item).words !== undefined)
      searchWords.push({ key: word(record(item).words), at: ['screens', name, 'words'], screen: name });
  const groups = list(raw.groups).map((item, group) => ({
    id: word(record(item).id),
    name: word(record(item).name),
    services: list(record(item).services).map((one, index): ManifestService => {
      const service = record(one);
      const screen = word(service.screen);
      const access = word(service.access) as Access;
      if (service.words !== undefined) {
        const at = ['groups', group, 'services', index, 'words'];
        searchWords.push({ key: word(service.words), at, service: number(service.uslugaId) });
      }
      if (service.icon !== undefined) icons.set(number(service.uslugaId), word(service.icon));
      if (!screens.has(screen))
        screens.set(screen, {
          path: servicePath(word(service.slug)),
          access,
          at: ['groups', group, 'services', index, 'screen'],
          also: [],
        });
      return {
        uslugaId: number(service.uslugaId),
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
    theme: mapRecord(municipality.theme, (colour) => word(colour)),
    apiBase: word(record(raw.api).base, '/api'),
    bases: mapRecord(record(raw.api).bases, (domains) => list(domains).map((domain) => word(domain))),
    ...(raw.session !== undefined && { refreshSeconds: number(record(raw.session).refreshSeconds) }),
    draftDays: number(record(raw.drafts).days, DRAFT_DAYS),
    languages: list(raw.languages).filter((one): one is Language => ['pl', 'en', 'de', 'uk'].includes(one as string)),
    hosts: mapRecord(raw.hosts, (host) => word(host) || word(record(host).address)),
    frames: hostsWith(raw, 'frame'),
    posts: hostsWith(raw, 'post'),
    special: {
      login: word(special.login),
      services: word(special.services),
      ...(special.mine !== undefined && { mine: word(special.mine) }),
      ...(special.home !== undefined && { home: word(special.home) }),
      ...(special.page !== undefined && { page: word(special.page) }),
      ...(special.files !== undefined && { files: word(special.files) }),
    },
    screens,
    groups,
    parts: readParts(raw),
    icons,
    tiles: list(raw.tiles).map((tile) => readTile(tile, groups)),
    office: readOffice(raw),
    words: searchWords,
  };
}

type TileJson = NonNullable<ServicesJson['tiles']>[number];

/** A tile without a label is called as its service. Without a target, where the file names neither a service nor a screen. */
function readTile(item: Unchecked<TileJson>, groups: Config['groups']): Tile {
  const { id, icon, label, to } = record(item);
  const { service, screen } = record(to);
  const services = groups.flatMap((group) => group.services);
  return {
    id: word(id),
    label: word(label, services.find(({ uslugaId }) => uslugaId === service)?.name ?? ''),
    icon: word(icon),
    to: {
      ...(typeof service === 'number' && { service }),
      ...(typeof screen === 'string' && { screen }),
    } as Tile['to'],
  };
}

type OtherAddressJson = NonNullable<ServicesJson['screens'][string]['also']>[number];

function otherAddress(item: Unchecked<OtherAddressJson>): OtherAddress {
  const { path, found, with: values } = record(item);
  const { name, words } = record(found);
  return {
    path: word(path),
    ...queryOf(values),
    ...(found !== undefined && { found: { name: word(name), words: word(words) } }),
  };
}

const hostsWith = (raw: Raw<ServicesJson>, right: 'frame' | 'post'): string[] =>
  Object.entries(record(raw.hosts)).flatMap(([name, host]) => (record(host)[right] === true ? [name] : []));
