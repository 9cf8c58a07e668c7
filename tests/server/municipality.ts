import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
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
  shippedArtefact ??= artefactOf(ROOT);
  return { OKIENKO_CONFIG: shippedArtefact, NODE_COMPILE_CACHE: join(varDir, 'code') };
}

/** Found once in a process, since nothing of the shipped municipality changes while tests run. */
let shippedArtefact: string | undefined;

/**
 * Has an office read what another one has compressed, and keep there what it compresses itself: all files of the portal and of the
 * municipality take two seconds.
 */
export function shareCompressed(officeVar: string): void {
  const shared = join(varDir, 'compressed');
  mkdirSync(shared, { recursive: true });
  mkdirSync(officeVar, { recursive: true });
  const own = join(officeVar, 'compressed');
  if (!existsSync(own)) symlinkSync(shared, own);
}

/** The artefact of a municipality, as OKIENKO_CONFIG of processes that would compile it otherwise, each for itself. */
export async function compiledPlace(folder: string): Promise<string> {
  await compiledMunicipality(folder);
  return artefactOf(folder);
}

function artefactOf(folder: string): string {
  const store = join(varDir, 'artefacts');
  return artefactPath(store, folder, sourceDigest(folder, store));
}

/** Called by vitest before the tests of the office and of pages, so that their processes do not compile at the same time. */
export async function setup(): Promise<void> {
  await shippedMunicipality();
}
