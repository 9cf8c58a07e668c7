import { join } from 'node:path';
import { loadContract } from '../../codegen/contract/load.ts';
import { whereIs } from '../../codegen/overlay/where.ts';
import type { Screen } from '../../src/blocks/screen.ts';
import type { Language } from '../../src/lang/descriptors/language.ts';
import type { ManifestScreen } from '../../src/lang/descriptors/manifest.ts';
import type { AnswerChecks } from '../../src/portal/api/Api.ts';
import type { FormValidators } from '../../src/portal/stores/formSchema.ts';
import { importText } from '../codegen/importText.ts';
import { compiledMunicipality } from '../server/municipality.ts';

export interface Served {
  /** Deeply frozen: writing into it throws. */
  descriptor: Screen;
  answers: AnswerChecks;
  forms: Readonly<Record<string, FormValidators>>;
  manifest: ManifestScreen;
}

/** A municipality, checked and compiled: exactly the files that a browser gets. The contract has its examples. */
export async function servedFrom(folder: string) {
  let warnings = '';
  const { manifest, texts, files } = await compiledMunicipality(folder, { warn: (text) => (warnings = text) });
  const { root, api } = whereIs(folder);
  const { contract } = loadContract([join(root, 'schemas/api'), ...api]);
  const languages: readonly Language[] = manifest.languages;
  const served = new Map<string, Promise<Served>>();

  /** One screen, read from the compiled files. */
  function serve(name: string): Promise<Served> {
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

  /** The text of a compiled file, as it is served under /m/. */
  function fileText(file: string): string {
    const found = files.get(file);
    if (!found) throw new Error(`the manifest names ${file}, which was not compiled`);
    return found.body;
  }

  return { manifest, contract, texts, files, languages, warnings, serve, fileText };
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) frozen(inner);
    Object.freeze(value);
  }
  return value;
}
