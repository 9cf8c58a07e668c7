import { constants } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { syncFolder } from './store.ts';

interface Appended {
  written: number;
  tooLong: boolean;
}

/** Parts of files that are not complete, or not checked: in a folder of this machine, each file under its id. */
export interface Parts {
  /**
   * Writes a part at its place, up to `most` bytes.
   *
   * @param signal ends the part where it is; its connection stays open for an answer
   * @returns how many bytes are on the disk, also when the connection broke, and whether the part was longer
   */
  append(id: string, from: number, most: number, bytes: Readable, signal?: AbortSignal): Promise<Appended>;
  /** How much is there. */
  size(id: string): Promise<number>;
  read(id: string): Promise<Buffer>;
  delete(id: string): Promise<void>;
  /** The ids that have parts. */
  ids(): Promise<string[]>;
}

export function partsIn(folder: string): Parts {
  const pathOf = (id: string) => join(folder, id);
  return {
    async append(id, from, most, bytes, signal) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(pathOf(id), constants.O_RDWR | constants.O_CREAT, 0o600);
      let written = 0;
      let tooLong = false;
      try {
        try {
          for await (const chunk of chunksOf(bytes, signal)) {
            const taken = chunk.subarray(0, most - written);
            await file.write(taken, 0, taken.length, from + written);
            written += taken.length;
            tooLong = taken.length < chunk.length;
            if (tooLong) break;
          }
        } catch (failure) {
          // A broken connection: what came before it counts. A failure of the disk is one of the office.
          if (isOfDisk(failure)) throw failure;
        }
        await file.sync();
      } finally {
        await file.close();
      }
      if (from === 0) await syncFolder(folder);
      return { written, tooLong };
    },
    async size(id) {
      const found = await stat(pathOf(id)).catch(() => undefined);
      return found?.size ?? 0;
    },
    read: (id) => readFile(pathOf(id)),
    delete: (id) => rm(pathOf(id), { force: true }),
    ids: () => readdir(folder).catch(() => []),
  };
}

const isOfDisk = (failure: unknown): boolean =>
  ['ENOSPC', 'EIO', 'EDQUOT', 'EROFS', 'EBADF', 'EFBIG'].includes((failure as { code?: string }).code ?? '');

/** The chunks of a body until it ends or the signal comes. The body is never destroyed: its connection has an answer to carry. */
async function* chunksOf(bytes: Readable, signal?: AbortSignal): AsyncGenerator<Buffer> {
  const chunks = bytes.iterator({ destroyOnReturn: false });
  const over = new Promise<undefined>((resolve) => {
    if (signal?.aborted) resolve(undefined);
    signal?.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  while (true) {
    const next = chunks.next();
    // Nobody waits for it any more when the signal comes first.
    next.catch(() => {});
    const one = await Promise.race([over, next]);
    if (!one || one.done) return;
    yield one.value as Buffer;
  }
}
