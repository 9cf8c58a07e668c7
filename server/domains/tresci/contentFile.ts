import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FolderOf, openFolderFile } from '../../engine/files/folderFile.ts';

const FOLDER = 'content/files';

/** The bytes of a file of the catalogue. Its name comes from the checked catalogue, never from a request. */
export const openContentFile = (folderOf: FolderOf, file: string): Promise<Uint8Array | undefined> =>
  openFolderFile(folderOf, file, FOLDER);

/** The size in bytes; 0 when the file is missing. */
export async function sizeOfContentFile(folderOf: FolderOf, file: string): Promise<number> {
  try {
    return (await stat(join(folderOf(file), file))).size;
  } catch {
    return 0;
  }
}
