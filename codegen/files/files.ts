import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a municipality: on the disk, in the buffers of an editor or in a test. */
export interface Files {
  /** The text of a file, named from the municipality's root; absent: undefined. */
  read(name: string): string | undefined;
  /** Names of the JSON files below a folder, from the root, in order. */
  list(folder: string): string[];
  /** Names of all files below a folder, from the root, in order. */
  all(folder: string): string[];
  /** The kind of a path; `link` if it or a folder of it is a symbolic link. */
  kind(name: string): 'file' | 'folder' | 'link' | undefined;
}

/** @param root the municipality's folder */
export function filesOnDisk(root: string): Files {
  const all = (folder: string): string[] => {
    const path = join(root, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll('\\', '/'))
      .sort();
  };
  return {
    read(name) {
      const path = join(root, name);
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    },
    list: (folder) => all(folder).filter((name) => name.endsWith('.json')),
    all,
    kind(name) {
      const parts = name.split('/');
      for (const [index] of parts.entries()) {
        const stat = lstatSync(join(root, ...parts.slice(0, index + 1)), { throwIfNoEntry: false });
        if (!stat) return undefined;
        if (stat.isSymbolicLink()) return 'link';
        if (index === parts.length - 1) return stat.isFile() ? 'file' : stat.isDirectory() ? 'folder' : undefined;
      }
      return undefined;
    },
  };
}

/**
 * The names and texts of the JSON files of a folder on the disk, alternating.
 *
 * @param read reads a file, if its text is not that on the disk
 */
export function jsonTextsIn(folder: string, read = (path: string) => readFileSync(path, 'utf8')): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  return names.sort().flatMap((name) => [name, read(join(folder, name))]);
}
