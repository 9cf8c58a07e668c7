import { createHash, type Hash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { DATA_FILES } from './data/files.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Its presence makes a folder an overlay of the shipped municipality. */
export const OVERLAY_CONFIG = 'overlay.config.json';
/** Sources of the compiler: the toolkit, the language, the checks of blocks, the schemas, the pinned packages. */
const TOOLKIT = ['codegen', 'src/lang', 'src/blocks', 'schemas', 'package-lock.json'];
/** Sources of the portal only, which no compilation reads. */
const PORTAL_ONLY = new Set(['.css', '.tsx']);
/** Of the shipped municipality's folder: these belong to the program. */
const PROGRAM = new Set(
  'bench codegen desk docs editors examples public scripts server src test-results tests package.json package-lock.json'.split(
    ' ',
  ),
);
const NEVER_READ = new Set(['node_modules', 'dist', 'var']);
/** Endings of the files that a compilation reads: screens and configuration, tables, the logo, pages. */
const READ = new Set(['.json', '.csv', '.svg', '.html']);
/** Only the names of these files are compiled: the office sends the files from the disk. */
const ONLY_NAMES = ['content/files/', `${DATA_FILES}/`];

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
    addFolder(hash, layer, '', { skip: resolve(store), seen: new Set() });
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

interface Walk {
  skip: string;
  /** Real paths of the enclosing folders, because links may form a circle. */
  seen: ReadonlySet<string>;
}

function addFolder(hash: Hash, layer: string, name: string, { skip, seen }: Walk): void {
  const path = join(layer, name);
  if (path === skip || !existsSync(path)) return;
  const real = realpathSync(path);
  if (seen.has(real)) return;
  const inside = { skip, seen: new Set([...seen, real]) };
  for (const entry of readdirSync(path).sort()) {
    if (entry.startsWith('.') || NEVER_READ.has(entry) || (path === ROOT && PROGRAM.has(entry))) continue;
    addEntry(hash, layer, name ? `${name}/${entry}` : entry, inside);
  }
}

function addEntry(hash: Hash, layer: string, name: string, walk: Walk): void {
  const path = join(layer, name);
  const target = statSync(path, { throwIfNoEntry: false });
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  if (target?.isDirectory()) {
    if (isLink) hash.update(`\0${name}/@\0`);
    addFolder(hash, layer, name, walk);
  } else if (name.startsWith('content/') || isOnlyNamed(name) || READ.has(extname(name))) {
    hash.update(`\0${name}${isLink ? '@' : ''}\0`);
    if (target?.isFile() && !isOnlyNamed(name)) hash.update(readFileSync(path));
  }
}

const isOnlyNamed = (name: string): boolean => ONLY_NAMES.some((folder) => name.startsWith(folder));
