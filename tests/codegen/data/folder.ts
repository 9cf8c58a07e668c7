import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { collector } from '../../../codegen/check/checkMunicipality.ts';
import { loadContract } from '../../../codegen/contract/load.ts';
import { readData } from '../../../codegen/data/data.ts';
import type { Files } from '../../../codegen/files/files.ts';
import { Schemas } from '../../../codegen/files/schemas.ts';
import type { SymbolListener } from '../../../codegen/files/symbolListener.ts';
import { layered } from '../../../codegen/overlay/layers.ts';
import { Locales } from '../../../codegen/texts/locales.ts';
import type { Problem } from '../../../src/lang/errors/problem.ts';
import { ownContract } from './contract.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Files of an overlay by name; an object is written as JSON. */
export type Written = Readonly<Record<string, unknown>>;

const TEXTS = {
  'locales/pl/proba.json': { zaDuzo: 'Za dużo.', minal: 'Ten dzień minął.', juzJest: 'To już zgłoszono.' },
  'locales/en/proba.json': { zaDuzo: 'Too many.', minal: 'This day has passed.', juzJest: 'This is reported.' },
};

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

export function filesOf(written: Written, links: readonly string[] = []): Files {
  const all: Record<string, unknown> = { ...TEXTS, ...written };
  const below = (folder: string) => Object.keys(all).filter((name) => name.startsWith(`${folder}/`));
  return {
    read: (name) => (name in all ? asText(all[name]) : undefined),
    list: below,
    all: below,
    kind: (name) => (links.includes(name) ? 'link' : name in all ? 'file' : undefined),
  };
}

const contracts = new Map<string, ReturnType<typeof loadContract>>();

/** The shipped contract with operations of a municipality's own, read once a test file. */
function contractWith(wanted: readonly string[] | undefined): ReturnType<typeof loadContract> {
  const key = String(wanted);
  const known = contracts.get(key);
  if (known) return known;
  const folder = mkdtempSync(join(tmpdir(), 'okienko-data-'));
  const api = join(folder, 'schemas/api/proba.json');
  mkdirSync(dirname(api), { recursive: true });
  writeFileSync(api, JSON.stringify(ownContract(wanted)));
  const loaded = loadContract([join(ROOT, 'schemas/api'), dirname(api)]);
  rmSync(folder, { recursive: true });
  contracts.set(key, loaded);
  return loaded;
}

const SERVICES = new Map([[7, { slug: 'proba' }]]);

const schemas = new Schemas(join(ROOT, 'schemas'));

/** Checks the data of an overlay over the shipped contract. */
export function check(
  written: Written,
  {
    wanted,
    links,
    listener,
  }: { wanted?: readonly string[]; links?: readonly string[]; listener?: SymbolListener } = {},
) {
  const { contract, problems } = contractWith(wanted);
  const layers = layered(filesOf({}), filesOf(written, links), (name) => name);
  const locales = new Locales(['pl', 'en']);
  locales.read(layers);
  const { report, sorted } = collector();
  for (const problem of problems) report(problem);
  const data = readData(
    { contract, schemas, locales, services: SERVICES, elsewhere: new Set(), listener },
    layers,
    report,
  );
  return { contract, data, problems: sorted() };
}

/** As the console has it: file:line:column, code and sentence. */
export const linesOf = (problems: readonly Problem[]): string[] =>
  problems.map(({ file, line, column, code, message }) => `${file}:${line}:${column} ${code} ${message}`);
