import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The JSON files of a municipality: what is on the disk, in an editor's buffers or in a test. */
export interface Files {
  /** The text of a file, named from the municipality's root; absent: undefined. */
  read(name: string): string | undefined;
  /** Names of the JSON files below a folder, from the root, in order. */
  list(folder: string): string[];
}

/** @param root the municipality's folder */
export function filesOnDisk(root: string): Files {
  return {
    read(name) {
      const path = join(root, name);
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    },
    list(folder) {
      const path = join(root, folder);
      if (!existsSync(path)) return [];
      return readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.json'))
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
        .sort();
    },
  };
}
