import { constants } from 'node:fs';
import { open, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { FILE_TYPES } from '../../../codegen/artefact/contentTypes.ts';

const FOLDER = 'content/files';
/** The municipality's folder that contains a file. */
type FolderOf = (file: string) => string;

export const endingOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1);

export const typeOf = (file: string): string => FILE_TYPES[endingOf(file)] ?? 'application/octet-stream';

/**
 * The bytes of a file of the catalogue; undefined when it is not, or no longer, a file in the municipality's own folder.
 *
 * The name comes from the checked catalogue, never from a request. The disk may have changed since the check, so a file
 * that has become a symbolic link, or is inside one, is not read.
 */
export async function openContentFile(folderOf: FolderOf, file: string): Promise<Uint8Array | undefined> {
  try {
    const path = await ownPath(folderOf(file), file);
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

/** The size in bytes; 0 when the file is missing. */
export async function sizeOfContentFile(folderOf: FolderOf, file: string): Promise<number> {
  try {
    return (await stat(join(folderOf(file), file))).size;
  } catch {
    return 0;
  }
}

/** The real path of the file, if it is the one that its name says. */
async function ownPath(root: string, file: string): Promise<string | undefined> {
  const folder = await realpath(root);
  const expected = join(folder, file);
  const real = await realpath(expected);
  return real === expected && real.startsWith(join(folder, FOLDER) + sep) ? real : undefined;
}
