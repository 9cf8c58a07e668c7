import { join, resolve } from 'node:path';
import { sourceDigest } from '../../codegen/artefact/digest.ts';
import type { Municipality } from '../../codegen/artefact/municipality.ts';
import { artefactPath } from '../../codegen/artefact/store.ts';
import { type Opening, openMunicipality } from '../../server/engine/municipality/openMunicipality.ts';

export const ROOT = resolve(import.meta.dirname, '../..');
const varDir = join(ROOT, 'dist/tests');

/** A municipality. It is compiled when it has changed since the last run, and otherwise read. */
export const compiledMunicipality = (folder: string, opening?: Opening): Promise<Municipality> =>
  openMunicipality({ municipality: folder, varDir }, opening);

let opened: Promise<Municipality> | undefined;

export function shippedMunicipality(): Promise<Municipality> {
  opened ??= compiledMunicipality(ROOT);
  return opened;
}

/** The environment of a process that reads what is compiled already: the municipality, and its own code. */
export function compiledEnv(): Record<string, string> {
  const store = join(varDir, 'artefacts');
  return {
    OKIENKO_CONFIG: artefactPath(store, ROOT, sourceDigest(ROOT, store)),
    NODE_COMPILE_CACHE: join(varDir, 'code'),
  };
}

/** Called by vitest before the tests of the office and of pages, so that their processes do not compile at the same time. */
export async function setup(): Promise<void> {
  await shippedMunicipality();
}
