import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { ROOT, sourcesOf } from './sources.ts';

/** Its presence makes a folder an overlay of the shipped municipality. */
export const OVERLAY_CONFIG = 'overlay.config.json';
/** Sources of the compiler: the toolkit, the language, the checks of blocks, the schemas, the pinned packages. */
const TOOLKIT = ['codegen', 'src/lang', 'src/blocks', 'schemas', 'package-lock.json'];
/** Sources of the portal only, which no compilation reads. */
const PORTAL_ONLY = new Set(['.css', '.tsx']);

/** The folders that a municipality is read from: its own and, for an overlay, the shipped one. */
export function layersOf(folder: string): string[] {
  return existsSync(join(folder, OVERLAY_CONFIG)) ? [folder, ROOT] : [folder];
}

/**
 * A hash of everything that compiling a municipality depends on: its files, those of the layer below, and the toolkit. Two
 * equal digests mean equal artefacts.
 *
 * @param folder of the municipality; one that does not exist has a digest too
 * @param store where artefacts are written, in case it is inside the folder
 */
export function sourceDigest(folder: string, store: string): string {
  const hash = createHash('sha256').update(toolkitDigest());
  for (const layer of layersOf(folder)) {
    hash.update(`\0${layer}\0`);
    addFolder(hash, layer, store);
  }
  return hash.digest('hex').slice(0, 32);
}

/** A hash of the program that compiles. */
export function toolkitDigest(): string {
  const hash = createHash('sha256');
  for (const name of toolkitFiles())
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(ROOT, name)));
  return hash.digest('hex').slice(0, 32);
}

/** The sources of the program that compiles, from the root of the repository. */
export const toolkitFiles = (): string[] => TOOLKIT.filter((name) => existsSync(join(ROOT, name))).flatMap(sourcesIn);

function sourcesIn(name: string): string[] {
  const path = join(ROOT, name);
  if (!statSync(path).isDirectory()) return PORTAL_ONLY.has(extname(name)) ? [] : [name];
  return readdirSync(path)
    .sort()
    .flatMap((entry) => sourcesIn(`${name}/${entry}`));
}

function addFolder(hash: Hash, layer: string, store: string): void {
  for (const { name, kind, isLink, isOnlyNamed } of sourcesOf(layer, store)) {
    hash.update(`\0${name}${kind === 'linked folder' ? '/' : ''}${isLink ? '@' : ''}\0`);
    if (kind === 'file' && !isOnlyNamed) hash.update(readFileSync(join(layer, name)));
  }
}
