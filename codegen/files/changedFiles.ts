import type { Files } from './files.ts';

/**
 * Files with changes that are not on the disk.
 *
 * @param changes by name from the root: the text of a file; undefined: it is removed
 */
export function changedFiles(files: Files, changes: ReadonlyMap<string, string | undefined>): Files {
  const all = (folder: string): string[] => {
    const added = [...changes.keys()].filter((name) => name.startsWith(`${folder}/`));
    const names = new Set([...files.all(folder), ...added]);
    return [...names].filter((name) => !isRemoved(name)).sort();
  };
  const isRemoved = (name: string): boolean => changes.has(name) && changes.get(name) === undefined;
  return {
    read: (name) => (changes.has(name) ? changes.get(name) : files.read(name)),
    all,
    list: (folder) => all(folder).filter((name) => name.endsWith('.json')),
    kind: (name) => (isRemoved(name) ? undefined : (files.kind(name) ?? (changes.has(name) ? 'file' : undefined))),
  };
}
