import type { Language } from '../../src/lang/descriptors/language.ts';
import type { Text } from '../../src/lang/descriptors/text.ts';
import type { Contract } from '../contract/contract.ts';
import { type State, statesOf } from '../mock/states.ts';
import { exampleAddress } from './exampleAddress.ts';
import type { ShownProblem } from './lines.ts';
import type { Workbench } from './workbench.ts';

/** What the page of `okienko dev` knows of the municipality. */
export interface News {
  round: number;
  ms: number;
  /** Of what runs; none ever did: ''. */
  version: string;
  /** What runs is older than the files. */
  stale: boolean;
  problems: readonly ShownProblem[];
  name: string;
  languages: readonly Language[];
  groups: readonly NewsGroup[];
  /** The states an operation can be in, by its id; none where a real office answers. */
  states: Readonly<Record<string, readonly State[]>>;
  /** What a login answers. */
  token: string;
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
  /** Errors in files of its name. */
  errors: number;
}

/** @param mocked the office is the mock, so its states can be chosen */
export function newsOf({ found, running }: Workbench, mocked: boolean): News {
  const { round, ms, stale, problems } = found;
  const about = { round, ms: Math.round(ms), stale, problems };
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
    version: manifest.version,
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

/** The plain words of a title: of one that depends on what the screen shows, those it has when nothing else holds. */
function lastKeyOf(title: Text): string | undefined {
  if ('key' in title) return title.key;
  const last = 'match' in title ? title.match.at(-1)?.text : 'texts' in title ? title.other : undefined;
  return last && lastKeyOf(last);
}

/** `screens/budzet/dochody.json`, and what an overlay changes of it. */
const errorsOf = (name: string, problems: readonly ShownProblem[]): number =>
  problems.filter(
    ({ file, severity }) =>
      severity === 'error' &&
      ['', '.edit', '.scenario'].some((part) => `/${file}`.endsWith(`/screens/${name}${part}.json`)),
  ).length;

/** Of a session that is not a restricted one. */
function tokenOf(contract: Contract): string {
  for (const { value } of contract.examples('zaloguj')) {
    const { token, czyOgraniczony } = value as { token?: unknown; czyOgraniczony?: boolean };
    if (typeof token === 'string' && !czyOgraniczony) return token;
  }
  return '';
}
