import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CompressedFolder } from '../../../codegen/site/compressedFolder.ts';
import { compressAll, staticFile } from '../../../codegen/site/files.ts';

const DAY_MS = 24 * 3600 * 1000;
const TEXT = 'Podatek od nieruchomości. '.repeat(100);

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'okienko-compressed-'));
  path = join(folder, 'compressed');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const page = (text = TEXT) => staticFile('text/html', Buffer.from(text), false);

/** A file after a start of an office. */
async function started(text = TEXT) {
  const file = page(text);
  await compressAll([file], new CompressedFolder(path));
  return file;
}

function expectRight({ gzip, br }: { gzip?: Buffer; br?: Buffer }, text = TEXT): void {
  expect([String(gunzipSync(gzip!)), String(brotliDecompressSync(br!))]).toEqual([text, text]);
}

/** Bytes of which one is another. */
function changed(bytes: Buffer, index: number): Buffer {
  bytes[index]! ^= 1;
  return bytes;
}

/** The only entry of the folder. */
function entry(): string {
  const [name, ...others] = readdirSync(path);
  expect(others).toEqual([]);
  return join(path, name!);
}

describe('files compressed at an earlier start', () => {
  it('are read again', async () => {
    expectRight(await started());
    const other = new CompressedFolder(path);
    await other.write(page().etag.slice(1, -1), { gzip: Buffer.from('earlier gzip'), br: Buffer.from('earlier br') });
    const file = await started();
    expect([String(file.gzip), String(file.br)]).toEqual(['earlier gzip', 'earlier br']);
  });

  it('are not used for another content', async () => {
    await started();
    expectRight(await started(`${TEXT}.`), `${TEXT}.`);
    expect(readdirSync(path)).toHaveLength(2);
  });

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['is empty', () => Buffer.alloc(0)],
    ['ends within its checksum', (bytes) => bytes.subarray(0, 20)],
    ['ends early', (bytes) => bytes.subarray(0, -1)],
    ['has a changed byte in the brotli form', (bytes) => changed(bytes, bytes.length - 5)],
    ['has a changed byte in the gzip form', (bytes) => changed(bytes, 60)],
    ['has another length of the gzip form', (bytes) => changed(bytes, 35)],
    ['has more bytes', (bytes) => Buffer.concat([bytes, Buffer.from('x')])],
  ])('are compressed anew, and stored, when the entry %s', async (_what, damage) => {
    await started();
    const good = readFileSync(entry());
    writeFileSync(entry(), damage(Buffer.from(good)));
    expectRight(await started());
    expect(readFileSync(entry()).equals(good)).toBe(true);
  });

  it('are compressed anew when the entry is that of another file', async () => {
    await started('Inny tekst. '.repeat(100));
    const other = readFileSync(entry());
    rmSync(entry());
    await started();
    writeFileSync(entry(), other);
    expectRight(await started());
  });

  it('are compressed at each start when the folder cannot be made', async () => {
    writeFileSync(path, 'a file');
    expectRight(await started());
    expect(readFileSync(path, 'utf8')).toBe('a file');
  });

  it('are compressed at each start when an entry cannot be written', async () => {
    const name = page().etag.slice(1, -1);
    mkdirSync(join(path, name), { recursive: true });
    expectRight(await started());
    expect(readdirSync(path)).toEqual([name]);
  });

  it('are deleted after a week without use', async () => {
    const used = page();
    const compressed = new CompressedFolder(path);
    await compressAll([used, page(`${TEXT}.`)], compressed);
    const old = new Date(Date.now() - 8 * DAY_MS);
    for (const name of readdirSync(path)) utimesSync(join(path, name), old, old);
    await started();
    await compressed.tidy();
    expect(readdirSync(path)).toEqual([used.etag.slice(1, -1)]);
  });
});
