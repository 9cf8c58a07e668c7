import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where checked files are, outside the database. A key is the id of a file. */
export interface FileStore {
  /** Resolves when the bytes survive a loss of power; the same key again replaces them. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** @throws Error when there is none */
  get(key: string): Promise<Buffer>;
  /** A key that is not there is no error. */
  delete(key: string): Promise<void>;
  /** Deletes what killed offices have left half written. */
  tidy?(nowMs: number): Promise<void>;
}

/** No file takes as long to write. */
const LEFT_MS = 3600 * 1000;

/** Files in a folder, in one of 256 folders each: a file is written aside, then renamed, so it is there completely or not at all. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key);
  const asideFolder = join(folder, 'zapisywane');
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await mkdir(asideFolder, { recursive: true, mode: 0o700 });
      const aside = join(asideFolder, randomUUID());
      try {
        const file = await open(aside, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(aside, path);
      } catch (failure) {
        await rm(aside, { force: true });
        throw failure;
      }
      await syncFolder(dirname(path));
    },
    get: (key) => readFile(pathOf(key)),
    delete: (key) => rm(pathOf(key), { force: true }),
    async tidy(nowMs) {
      for (const name of await readdir(asideFolder).catch(() => [])) {
        const path = join(asideFolder, name);
        const found = await stat(path).catch(() => undefined);
        if (found && found.mtimeMs < nowMs - LEFT_MS) await rm(path, { force: true });
      }
    },
  };
}

/** The entry of a new file in its folder is on the disk, too. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folder.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
