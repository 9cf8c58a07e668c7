import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesOf } from '../artefact/sources.ts';

/** A file of a municipality that another version has not, or has with other bytes. */
export interface FileChange {
  name: string;
  how: 'new' | 'changed' | 'gone';
}

/**
 * What has changed from one folder of a municipality to another, by the names of the files.
 *
 * @param before undefined: everything is new
 * @param skip a folder inside `after` that is not part of it
 */
export function changesBetween(before: string | undefined, after: string, skip: string): FileChange[] {
  const names = (folder: string | undefined) =>
    folder === undefined || !existsSync(folder)
      ? []
      : Array.from(sourcesOf(folder, skip))
          .filter(({ kind }) => kind === 'file')
          .map(({ name }) => name);
  const old = new Set(names(before));
  const now = names(after);
  const present = now.flatMap((name): FileChange[] => {
    if (!old.delete(name)) return [{ name, how: 'new' }];
    const isSame = readFileSync(join(before!, name)).equals(readFileSync(join(after, name)));
    return isSame ? [] : [{ name, how: 'changed' }];
  });
  return [...present, ...Array.from(old, (name): FileChange => ({ name, how: 'gone' }))];
}
