import { openMunicipality } from '../../codegen/compile/openMunicipality.ts';
import type { Screen } from '../../src/blocks/screen.ts';
import type { Language } from '../../src/lang/descriptors/language.ts';
import type { ManifestScreen } from '../../src/lang/descriptors/manifest.ts';
import type { AnswerChecks } from '../../src/portal/api/Api.ts';
import type { FormValidators } from '../../src/portal/stores/formSchema.ts';
import { importText } from '../codegen/importText.ts';

export interface Served {
  /** Deeply frozen: writing into it throws. */
  descriptor: Screen;
  answers: AnswerChecks;
  forms: Readonly<Record<string, FormValidators>>;
  manifest: ManifestScreen;
}

/** A municipality, checked and compiled: exactly the files that a browser gets. */
export async function servedFrom(root: string) {
  const { municipality, problems } = await openMunicipality({ root });
  if (!municipality) throw new Error(`the municipality in ${root} does not check: ${say(problems)}`);
  const { manifest, contract, texts, files } = municipality;
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

  return { manifest, contract, texts, files, languages, warnings: problems, serve, fileText };
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
