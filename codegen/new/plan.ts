import { dirname, join, relative } from 'node:path';
import { parse } from 'jsonc-parser';
import type { Language } from '../../src/lang/descriptors/language.ts';
import type { Problem } from '../../src/lang/errors/problem.ts';
import { nearest } from '../../src/lang/values/nearest.ts';
import { checkLayers } from '../check/checkMunicipality.ts';
import { DATA_CONFIG, OVERLAY_CONFIG } from '../overlay/layers.ts';
import { type Where, whereIs } from '../overlay/where.ts';
import { contractOf } from './contract.ts';
import { bindingOf } from './dataBinding.ts';
import { intoData, intoOverlay, intoServices } from './entries.ts';
import { asJson } from './json.ts';
import { checkPending } from './pending.ts';
import { screensOf } from './screens.ts';
import { type NewService, namesOf } from './service.ts';
import { textsOf, toTranslate } from './texts.ts';

/** What would be written for a new service. */
export interface Plan {
  number: number;
  /** Files by name, from the folder; none of them is there. */
  created: ReadonlyMap<string, string>;
  /** Files that change, as they will be. */
  changed: ReadonlyMap<string, string>;
  /** Texts that are still in Polish. */
  translate: readonly { language: Language; words: readonly string[] }[];
}

const CONTRACT_SCHEMA = join(import.meta.dirname, '../contract/contract.schema.json');
/** Below it are the numbers of services that are shipped. */
const FIRST_NUMBER = 101;

/**
 * Works out a new service and checks it in memory: it is written only when the whole folder checks with it.
 *
 * @returns `why` in a sentence, or the problems that the check would report
 */
export function planService(
  folder: string,
  service: NewService,
  where: Where = whereIs(folder),
): { plan: Plan } | { why: string } | { problems: Problem[] } {
  const { layers } = where;
  const own = layers.above ?? layers.files;
  const now = checkLayers(where, layers);
  const broken = now.problems.filter(({ severity }) => severity === 'error');
  if (broken.length) return { problems: broken };
  const { config } = now;
  const why = refusal(service, config.groups) ?? reason(service);
  if (why) return { why };

  const configFile = layers.above ? OVERLAY_CONFIG : 'services.config.json';
  const configText = own.read(configFile) ?? '{}';
  const number = service.number ?? freeNumber(config.groups, configText);
  if (numbersOf(config.groups, configText).has(number))
    return { why: `Service ${number} already exists: choose another --number.` };

  const names = namesOf(service);
  const schemas = join(where.root, 'schemas');
  const schemaFrom = (file: string): string => relative(join(folder, dirname(file)), schemas).replaceAll('\\', '/');
  const binding = service.csv ? bindingOf(service) : undefined;
  const contractSchema = relative(join(folder, 'schemas/api'), CONTRACT_SCHEMA).replaceAll('\\', '/');
  const created = new Map<string, string>([
    [`schemas/api/${names.domain}.json`, asJson(contractOf(service, contractSchema))],
  ]);
  for (const [name, screen] of Object.entries(screensOf(service, schemaFrom(`screens/${names.screen}.json`))))
    created.set(`screens/${name}.json`, asJson(screen));
  for (const language of config.languages)
    created.set(`locales/${language}/${names.namespace}.json`, asJson(textsOf(service, language)));
  if (binding?.csv) created.set(...binding.csv);
  const taken = [...created.keys()].find((name) => layers.files.read(name) !== undefined);
  if (taken) return { why: `The file ${taken} already exists: choose another --slug.` };

  const changed = new Map([[configFile, (layers.above ? intoOverlay : intoServices)(configText, service, number)]]);
  if (binding) {
    const file = join(schemaFrom(DATA_CONFIG), 'config/data.schema.json');
    changed.set(DATA_CONFIG, intoData(own.read(DATA_CONFIG), file, names.namespace, binding));
  }

  const known = new Set(now.problems.map(({ file, message }) => `${file}\n${message}`));
  const problems = checkPending(where, new Map([...created, ...changed]));
  const fresh = problems.filter(({ file, message }) => !known.has(`${file}\n${message}`));
  if (fresh.length) return { problems: fresh };
  return { plan: { number, created, changed, translate: toTranslate(service, config.languages as Language[]) } };
}

interface Group {
  id: string;
  services: readonly { uslugaId: number; slug: string }[];
}

/** Why the municipality cannot have such a service. */
function refusal({ group, slug }: NewService, groups: readonly Group[]): string | undefined {
  const ids = groups.map(({ id }) => id);
  if (!ids.includes(group)) {
    const near = nearest(group, ids);
    return `There is no group "${group}".${near ? ` Did you mean "${near}"?` : ''} Groups: ${ids.join(', ')}.`;
  }
  if (groups.some(({ services }) => services.some((one) => one.slug === slug)))
    return `The service "${slug}" already exists: choose another --slug.`;
  return undefined;
}

/** Why such a service is not possible. */
function reason({ kind, slug, access, subject, csv, fields }: NewService): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug))
    return `"${slug}" is not a slug: use small letters without accents, digits and hyphens, for example rezerwacje-sali.`;
  if (subject && access !== 'full')
    return '--subject needs --access full: with other access the office does not know whom the resident acts for.';
  if (kind === 'form' && csv && access === 'public')
    return 'A form with --csv needs --access restricted or full: records are stored only for accounts.';
  const reserved = RESERVED[kind].find((name) => fields.some((field) => field.name === name));
  return reserved && `Every such service already has a field "${reserved}": choose another label.`;
}

/** Fields that a kind of service has of itself. */
const RESERVED: Record<NewService['kind'], readonly string[]> = {
  list: ['pesel', 'nip'],
  facts: ['pesel', 'nip'],
  details: ['id', 'pesel', 'nip'],
  form: ['numer', 'kiedy', 'stan', 'lang', 'nip'],
};

const numbersOf = (groups: readonly Group[], config: string): ReadonlySet<number> =>
  new Set([
    ...groups.flatMap(({ services }) => services.map(({ uslugaId }) => uslugaId)),
    // A service that is switched off keeps its number.
    ...Object.keys((parse(config) as { services?: object })?.services ?? {}).map(Number),
  ]);

/**
 * The number after those of all services, also of those that the configuration only mentions: an overlay has services in the order of
 * their numbers, so a new one comes last without a position.
 */
export const freeNumber = (groups: readonly Group[], config: string): number =>
  Math.max(FIRST_NUMBER, ...Array.from(numbersOf(groups, config), (taken) => taken + 1));
