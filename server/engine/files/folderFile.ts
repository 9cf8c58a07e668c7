import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { FILE_TYPES } from '../../../codegen/artefact/contentTypes.ts';

/** The municipality's folder that contains a file. */
export type FolderOf = (file: string) => string;

export const endingOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1);

export const typeOf = (file: string): string => FILE_TYPES[endingOf(file)] ?? 'application/octet-stream';

/**
 * The bytes of a file; undefined when it is not, or no longer, a file below this folder of the municipality.
 *
 * The disk may have changed since the check, so a file that has become a symbolic link, or is inside one, is not read.
 *
 * @param file from the root of the municipality
 * @param below the folder, `content/files`
 */
export async function openFolderFile(folderOf: FolderOf, file: string, below: string): Promise<Uint8Array | undefined> {
  try {
    const path = await ownPath(folderOf(file), file, below);
    if (!path) return undefined;
    const handle = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    try {
      return (await handle.stat()).isFile() ? await handle.readFile() : undefined;
    } finally {
      await handle.close();
    }
  } catch {
    return undefined;
  }
}

/** The real path of the file, if it is the one that its name says. */
async function ownPath(root: string, file: string, below: string): Promise<string | undefined> {
  const folder = await realpath(root);
  const expected = join(folder, file);
  const real = await realpath(expected);
  return real === expected && real.startsWith(join(folder, below) + sep) ? real : undefined;
}
