import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { openMunicipality } from '../../codegen/municipality.ts';
import type { AnswerChecks } from '../../src/api/Api.ts';
import type { Language, ManifestScreen, Screen } from '../../src/descriptors/compiled.ts';
import type { FormValidators } from '../../src/stores/formSchema.ts';
import { importText } from '../codegen/importText.ts';

/** The municipality of this repository, checked and compiled: exactly what a browser is served. */
const root = join(import.meta.dirname, '../..');
const opened = await openMunicipality({ root });
if (!opened.municipality) throw new Error(`the repository's own municipality does not check: ${say(opened.problems)}`);

export const { manifest, contract, texts, files } = opened.municipality;
export const warnings = opened.problems;
export const languages: readonly Language[] = manifest.languages;

/** Every screen that services.config.json names. */
export const screenNames = Object.keys(manifest.screens);

/** Every file under screens/ that is no fragment, by the name a screen has. */
export const screenFiles = readdirSync(join(root, 'screens'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
  .map((entry) => relative(join(root, 'screens'), join(entry.parentPath, entry.name)).replace(/\.json$/, ''))
  .filter((name) => !name.startsWith('fragments/'));

export interface Served {
  /** Frozen through and through: whoever writes into it throws. */
  descriptor: Screen;
  answers: AnswerChecks;
  forms: Readonly<Record<string, FormValidators>>;
  manifest: ManifestScreen;
}

const served = new Map<string, Promise<Served>>();

/** One screen, read from the files that the compiler wrote. */
export function serve(name: string): Promise<Served> {
  const known = served.get(name) ?? read(name);
  served.set(name, known);
  return known;
}

async function read(name: string): Promise<Served> {
  const screen = manifest.screens[name]!;
  const { answers, forms } = await importText(fileText(screen.validators));
  const descriptor = frozen(JSON.parse(fileText(screen.file)));
  return { descriptor, answers, forms, manifest: screen } as Served;
}

/** A compiled file, as it is served under /m/. */
export function fileText(file: string): string {
  const found = files.get(file);
  if (!found) throw new Error(`the manifest names ${file}, which was not compiled`);
  return found.body;
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) frozen(inner);
    Object.freeze(value);
  }
  return value;
}

function say(problems: readonly { file: string; line: number; message: string }[]): string {
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n');
}
