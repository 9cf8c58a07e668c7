import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib';
import type { Compressed, CompressedFolder } from './compressedFolder.ts';

/** A file in memory, with its compressed forms once they are ready. */
export interface StaticFile {
  type: string;
  body: Buffer;
  etag: string;
  /** Its address contains a hash of its content: it never changes. */
  immutable: boolean;
  br?: Buffer;
  gzip?: Buffer;
}

/** What is served, by the ending of its name. */
export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const COMPRESSIBLE = /^text\/|json|javascript|xml|manifest/;
const SMALLEST = 512;

export function staticFile(type: string, body: Buffer, immutable: boolean): StaticFile {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  return { type: typeWithCharset(type), body, etag, immutable };
}

const typeWithCharset = (type: string): string =>
  /^text\/|application\/(json|xml)/.test(type) && !type.includes('charset') ? `${type}; charset=utf-8` : type;

/** Everything in a folder by its address, without index.html; files in assets/ are immutable. */
export function readFolder(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === 'index.html') continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    const type = TYPES[extname(entry.name)];
    if (!type || address.includes('/.')) continue;
    files.set(address, staticFile(type, readFileSync(path), address.startsWith('/assets/')));
  }
  return files;
}

/**
 * Compresses in the background, one file after another; until a form is ready the plain one is sent.
 *
 * @param folder of what was compressed before
 */
export async function compressAll(files: Iterable<StaticFile>, folder?: CompressedFolder): Promise<void> {
  for (const file of files) {
    if (file.body.length < SMALLEST || !COMPRESSIBLE.test(file.type) || file.br) continue;
    const digest = file.etag.slice(1, -1);
    const known = await folder?.read(digest);
    if (known) Object.assign(file, known);
    else {
      const compressed = await compress(file);
      await folder?.write(digest, compressed);
    }
  }
}

async function compress(file: StaticFile): Promise<Compressed> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: file.body.length };
  file.gzip = await promisify(gzip)(file.body, { level: 9 });
  file.br = await promisify(brotliCompress)(file.body, { params });
  return { gzip: file.gzip, br: file.br };
}

/**
 * Compresses before it is sent: a page that changes often is not worth the strongest compression. Few browsers need gzip, so
 * it is made for the first one that does.
 */
export async function compressNow<File extends StaticFile>(file: File): Promise<File> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: file.body.length };
  const br = await promisify(brotliCompress)(file.body, { params });
  let small: Buffer | undefined;
  return Object.defineProperty({ ...file, br }, 'gzip', {
    get: () => {
      small ??= gzipSync(file.body);
      return small;
    },
  });
}
