import { dirname, join, normalize } from 'node:path';

/**
 * What reads a changed file: by imports, and by strings that are a path of a file or a folder, because the municipality, the
 * programs that tests start and the pages they compare are read so. Too many rather than too few.
 *
 * @param files every file by its path from the root; the text only of code, of others null
 * @returns the changed files, and all that reads them, directly or through others
 */
export function affected(
  files: ReadonlyMap<string, string | null>,
  changed: readonly string[],
  more: readonly (readonly [file: string, reads: string])[] = [],
): Set<string> {
  const known = new Set<string>();
  for (const file of files.keys()) for (const one of [file, ...foldersOf(file)]) known.add(one);
  const readers = new Map<string, string[]>();
  const note = (file: string, reads: string) => readers.set(reads, [...(readers.get(reads) ?? []), file]);
  for (const [file, text] of files) if (text !== null) for (const path of pathsIn(file, text, known)) note(file, path);
  for (const [file, reads] of more) note(file, reads);
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const path of [file, ...foldersOf(file)]) for (const reader of readers.get(path) ?? []) visit(reader);
  };
  for (const file of changed) visit(file);
  return found;
}

/** `src/lang/values/dates.ts` -> `src/lang/values`, `src/lang`, `src`. */
function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

function pathsIn(file: string, text: string, known: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  for (const [, quoted] of text.matchAll(/['"`]([^'"`\n]+)['"`]/g)) {
    // Of `${ROOT}/server/main.ts` what follows the value.
    const path = quoted!.replace(/^\$\{[^}]*\}\//, '').replace(/[?#].*$/, '');
    const fromRoot = path.replace(/^(?:\.{1,2}\/)+/, '');
    for (const one of [normalize(join(dirname(file), path)), normalize(fromRoot)])
      if (one !== file && one !== '.' && known.has(one) && !dirname(file).startsWith(one)) found.add(one);
  }
  return found;
}
