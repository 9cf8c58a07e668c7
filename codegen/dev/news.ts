import { createHash } from 'node:crypto';
import type { Language } from '../../src/lang/descriptors/language.ts';
import type { Text } from '../../src/lang/descriptors/text.ts';
import type { Content } from '../artefact/municipality.ts';
import type { Contract } from '../contract/contract.ts';
import { type State, statesOf } from '../mock/states.ts';
import type { ShownProblem } from '../report/lines.ts';
import { exampleAddress } from './exampleAddress.ts';
import type { Workbench } from './workbench.ts';

/** The state of the municipality, sent to the page of `okienko dev`. */
export interface News {
  round: number;
  ms: number;
  /** Of the running municipality; '' before the first good one. */
  version: string;
  /** The running version is older than the files. */
  stale: boolean;
  problems: readonly ShownProblem[];
  name: string;
  languages: readonly Language[];
  groups: readonly NewsGroup[];
  /** The possible states of each operation, by its id; empty for a real office. */
  states: Readonly<Record<string, readonly State[]>>;
  /** What a login answers. */
  token: string;
  /** The studio of several clerks serves it. */
  isHosted: boolean;
}

export interface NewsGroup {
  name: string;
  screens: readonly NewsScreen[];
}

export interface NewsScreen {
  /** Of the screen's file: `budzet/dochody`. */
  name: string;
  title: string;
  address: string;
  access: string;
  /** Number of errors in its files. */
  errors: number;
}

/** @param mocked the office is the mock, so its states can be chosen */
export function newsOf({ found, running }: Workbench, mocked: boolean, isHosted: boolean): News {
  const { round, ms, stale, problems } = found;
  const about = { round, ms: Math.round(ms), stale, problems, isHosted };
  if (!running) return { ...about, version: '', name: '', languages: [], groups: [], states: {}, token: '' };
  const { manifest, texts, contract, screens } = running.municipality;
  const words = texts[manifest.languages[0]!];
  const line = (name: string, title: string | null | undefined, query?: string): NewsScreen => ({
    name,
    title: (title && words[title]?.replace(/\{\{\w+\}\}/g, '…')) || name,
    address: exampleAddress(screens[name]!, contract, query),
    access: manifest.screens[name]?.access ?? 'public',
    errors: errorsOf(name, problems),
  });
  const served = new Set(manifest.groups.flatMap(({ services }) => services.map(({ screen }) => screen)));
  const others = Object.keys(screens).filter((name) => !served.has(name));
  return {
    ...about,
    version: `${manifest.version} ${printOf(running.municipality.content)}`,
    name: manifest.name,
    languages: manifest.languages,
    groups: [
      ...manifest.groups.map(({ name, services }) => ({
        name: words[name] ?? name,
        screens: services
          .filter(({ screen }) => screens[screen])
          .map((service) => line(service.screen, service.name, service.query)),
      })),
      { name: '', screens: others.map((name) => line(name, lastKeyOf(screens[name]!.title))) },
    ],
    states: mocked
      ? Object.fromEntries([...contract.operations].map(([id, operation]) => [id, statesOf(operation)]))
      : {},
    token: tokenOf(contract),
  };
}

/** Changes with the pages and the lists of files, which are no part of the portal's own version. */
const printOf = ({ pages, folders, files }: Content): string =>
  createHash('sha256')
    .update(JSON.stringify([[...pages], [...folders], [...files]]))
    .digest('hex')
    .slice(0, 16);

/** The text of a title; of a conditional one, the text of its last line. */
export function lastKeyOf(title: Text): string | undefined {
  if ('key' in title) return title.key;
  const last = 'match' in title ? title.match.at(-1)?.text : 'texts' in title ? title.other : undefined;
  return last && lastKeyOf(last);
}

/** Number of errors in the files of a screen: `screens/budzet/dochody.json`, its edit and its scenarios. */
const errorsOf = (name: string, problems: readonly ShownProblem[]): number =>
  problems.filter(
    ({ file, severity }) =>
      severity === 'error' &&
      ['', '.edit', '.scenario'].some((part) => `/${file}`.endsWith(`/screens/${name}${part}.json`)),
  ).length;

/** The token of a session that is not restricted. */
function tokenOf(contract: Contract): string {
  for (const { value } of contract.examples('zaloguj')) {
    const { token, czyOgraniczony } = value as { token?: unknown; czyOgraniczony?: boolean };
    if (typeof token === 'string' && !czyOgraniczony) return token;
  }
  return '';
}
