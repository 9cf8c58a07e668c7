import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The compressed forms of a file. */
export interface Compressed {
  gzip: Buffer;
  br: Buffer;
}

/** Changes with the layout of an entry and with the settings of compression. */
const FORMAT = 'okienko compressed 1';
const SUM_BYTES = 32;
const LENGTH_BYTES = 4;
const UNUSED_MS = 7 * 24 * 3600 * 1000;

/**
 * Compressed forms on disk, by the digest of what they were made of, so that a restart compresses only what has changed. An
 * entry is a checksum, the length of the gzip form, and both forms; a damaged one counts as absent. The folder may be
 * deleted at any time. When it cannot be written, files are compressed at each start.
 */
export class CompressedFolder {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** @param digest letters, digits, - and _ */
  async read(digest: string): Promise<Compressed | undefined> {
    const path = join(this.#path, digest);
    const entry = await readFile(path).catch(() => undefined);
    if (!entry || entry.length < SUM_BYTES + LENGTH_BYTES) return undefined;
    const content = entry.subarray(SUM_BYTES);
    if (!entry.subarray(0, SUM_BYTES).equals(sumOf(digest, content))) return undefined;
    const now = new Date();
    await utimes(path, now, now).catch(() => undefined);
    const end = LENGTH_BYTES + content.readUInt32BE();
    return { gzip: content.subarray(LENGTH_BYTES, end), br: content.subarray(end) };
  }

  /** Written aside and renamed, so that another office on the same folder reads all of it or nothing. */
  async write(digest: string, { gzip, br }: Compressed): Promise<void> {
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(gzip.length);
    const content = Buffer.concat([length, gzip, br]);
    const aside = join(this.#path, `${digest}.${randomUUID()}`);
    try {
      await mkdir(this.#path, { recursive: true });
      await writeFile(aside, Buffer.concat([sumOf(digest, content), content]));
      await rename(aside, join(this.#path, digest));
    } catch {
      await rm(aside, { force: true }).catch(() => undefined);
    }
  }

  /** Deletes what nobody has read or written for a week. */
  async tidy(now = Date.now()): Promise<void> {
    for (const name of await readdir(this.#path).catch(() => [])) {
      const path = join(this.#path, name);
      const used = await stat(path).catch(() => undefined);
      if (used && now - used.mtimeMs > UNUSED_MS) await rm(path, { force: true }).catch(() => undefined);
    }
  }
}

const sumOf = (digest: string, content: Buffer): Buffer =>
  createHash('sha256').update(`${FORMAT}\n${digest}\n`).update(content).digest();
