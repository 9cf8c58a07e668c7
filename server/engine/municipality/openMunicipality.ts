import { join, resolve } from 'node:path';
import { sourceDigest, toolkitDigest } from '../../../codegen/artefact/digest.ts';
import { type LoadedArtefact, loadArtefact } from '../../../codegen/artefact/load.ts';
import type { Municipality } from '../../../codegen/artefact/municipality.ts';
import { artefactPath } from '../../../codegen/artefact/store.ts';
import type { EngineConfig } from '../config/config.ts';
import { StartError } from '../config/startError.ts';
import { compileInChild } from './compileInChild.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

export interface Opening {
  /** Called before compiling, when the municipality has changed since its last compilation. */
  compiling?(): void;
  /** Called with the warnings of the check, as they are printed. */
  warn?(warnings: string): void;
  /** Aborts the compilation. */
  signal?: AbortSignal;
}

/**
 * The municipality that an office serves, from its artefact. The artefact is compiled first, in a separate process, unless
 * there is one of exactly these sources.
 *
 * @throws StartError when the municipality fails the check; its problems have been printed
 */
export async function openMunicipality(
  { municipality: folder = ROOT, varDir }: Pick<EngineConfig, 'municipality' | 'varDir'>,
  opening: Opening = {},
): Promise<Municipality> {
  const compiled = loadArtefact(folder);
  if (compiled) return ofThisVersion(compiled, folder, opening);
  const store = join(varDir, 'artefacts');
  const ready = loadArtefact(artefactPath(store, folder, sourceDigest(folder, store)));
  if (ready) return withWarnings(ready, opening);
  opening.compiling?.();
  const done = await compileInChild(folder, store, opening.signal);
  if ('digest' in done) {
    const made = loadArtefact(artefactPath(store, folder, done.digest));
    if (made) return withWarnings(made, opening);
    throw new StartError(`The compiled municipality cannot be read from ${store}: can this user read and write there?`);
  }
  if (done.report) console.error(`${done.report}\n`);
  throw new StartError(
    `The municipality does not check (${done.summary}), so it is not served: mend the files named above.`,
  );
}

/** The same for a command of the office, which works without a municipality when the check fails. */
export async function openIfChecked(
  config: Pick<EngineConfig, 'municipality' | 'varDir'>,
): Promise<Municipality | undefined> {
  try {
    return await openMunicipality(config);
  } catch (failure) {
    if (failure instanceof StartError) return undefined;
    throw failure;
  }
}

function withWarnings({ municipality, warnings }: LoadedArtefact, { warn }: Opening): Municipality {
  if (warnings) warn?.(warnings);
  return municipality;
}

/** The folder is itself an artefact (`okienko compile --office`), and its sources are elsewhere. */
function ofThisVersion(compiled: LoadedArtefact, folder: string, opening: Opening): Municipality {
  if (compiled.toolkit === toolkitDigest()) return withWarnings(compiled, opening);
  throw new StartError(
    `${folder} was compiled by another version of Okienko: run \`./okienko compile --office\` of this version again.`,
  );
}
