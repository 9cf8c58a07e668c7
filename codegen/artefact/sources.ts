import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { DATA_FILES } from './data/files.ts';

export const ROOT = resolve(import.meta.dirname, '../..');
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

/** What a municipality is read from, by its path in its folder. */
export interface Source {
  name: string;
  kind: 'file' | 'linked folder' | 'broken link';
  isLink: boolean;
  /** Its content does not matter to the compilation. */
  isOnlyNamed: boolean;
}

/**
 * The files that compiling a municipality reads in one of its folders, in the order of their names.
 *
 * @param skip a folder that is left out, in case it is inside this one
 */
export function sourcesOf(layer: string, skip = ''): Generator<Source> {
  return inFolder(layer, '', { skip: resolve(skip), seen: new Set() });
}

interface Walk {
  skip: string;
  /** Real paths of the enclosing folders, because links may form a circle. */
  seen: ReadonlySet<string>;
}

function* inFolder(layer: string, name: string, { skip, seen }: Walk): Generator<Source> {
  const path = join(layer, name);
  if (path === skip || !existsSync(path)) return;
  const real = realpathSync(path);
  if (seen.has(real)) return;
  const inside = { skip, seen: new Set([...seen, real]) };
  for (const entry of readdirSync(path).sort()) {
    if (entry.startsWith('.') || NEVER_READ.has(entry) || (path === ROOT && PROGRAM.has(entry))) continue;
    yield* entryOf(layer, name ? `${name}/${entry}` : entry, inside);
  }
}

function* entryOf(layer: string, name: string, walk: Walk): Generator<Source> {
  const path = join(layer, name);
  const target = statSync(path, { throwIfNoEntry: false });
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  const isOnlyNamed = ONLY_NAMES.some((folder) => name.startsWith(folder));
  if (target?.isDirectory()) {
    if (isLink) yield { name, kind: 'linked folder', isLink, isOnlyNamed };
    yield* inFolder(layer, name, walk);
  } else if (name.startsWith('content/') || isOnlyNamed || READ.has(extname(name)))
    yield { name, kind: target?.isFile() ? 'file' : 'broken link', isLink, isOnlyNamed };
}
