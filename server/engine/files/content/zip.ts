import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { FileRefusal } from './fileRefusal.ts';

/** One file of an archive; its name is as the archive has it. */
export interface Entry {
  name: string;
  /** Its bytes, inflated. */
  read(): Promise<Buffer>;
}

interface Found {
  name: string;
  start: number;
  flags: number;
  method: number;
  packed: number;
  size: number;
}

const inflate = promisify(inflateRaw);
const END = 22;
const DIRECTORY_ENTRY = 46;
const LOCAL_ENTRY = 30;
const MOST_ENTRIES = 4000;
/** All files of an archive together, unpacked. */
const LARGEST = 150 * 1024 * 1024;
const ENCRYPTED = 1;
const LENGTHS_BEHIND = 8;

/**
 * The files of an archive that consists of them alone: they follow each other from the first byte to the directory, the
 * directory ends with the file, and nothing is twice. Two readers therefore see the same files. Each is inflated once, up
 * to the length that it declares. Source: APPNOTE.TXT 6.3.10.
 *
 * @throws FileRefusal
 */
export async function readArchive(bytes: Buffer): Promise<Entry[]> {
  const found = readDirectory(bytes).sort((a, b) => a.start - b.start);
  const directory = bytes.readUInt32LE(bytes.length - END + 16);
  const names = new Set(found.map(({ name }) => name.toLowerCase()));
  if (names.size < found.length) throw new FileRefusal('hidden', 'a file twice in the archive');
  if (found.reduce((sum, { size }) => sum + size, 0) > LARGEST) throw new FileRefusal('dimensions', 'a large archive');
  const entries: Entry[] = [];
  let at = 0;
  for (const [index, one] of found.entries()) {
    if (one.start !== at) throw new FileRefusal('hidden', 'something between the files of the archive');
    const content = contentOf(bytes, one);
    at = found[index + 1]?.start ?? directory;
    const behind = at - content.end;
    const expected = one.flags & LENGTHS_BEHIND ? [12, 16] : [0];
    if (!expected.includes(behind)) throw new FileRefusal('hidden', 'something between the files of the archive');
    const read = () => unpack(bytes.subarray(content.start, content.end), one);
    await read();
    entries.push({ name: one.name, read });
  }
  return entries;
}

function readDirectory(bytes: Buffer): Found[] {
  const end = bytes.length - END;
  if (end < 0 || bytes.toString('latin1', end, end + 4) !== 'PK\x05\x06')
    throw new FileRefusal('damaged', 'no directory');
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  if (start + bytes.readUInt32LE(end + 12) !== end || count > MOST_ENTRIES || count === 0)
    throw new FileRefusal('damaged', 'the directory');
  const found: Found[] = [];
  let at = start;
  for (let index = 0; index < count; index++) {
    if (at + DIRECTORY_ENTRY > end || bytes.toString('latin1', at, at + 4) !== 'PK\x01\x02')
      throw new FileRefusal('damaged', 'the directory');
    const nameEnd = at + DIRECTORY_ENTRY + bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + DIRECTORY_ENTRY, nameEnd);
    checkName(name);
    found.push({
      name,
      start: bytes.readUInt32LE(at + 42),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  if (at !== end) throw new FileRefusal('damaged', 'the directory');
  return found;
}

function checkName(name: string): void {
  const parts = name.split('/');
  if (/[\\\p{C}\uFFFD]/u.test(name) || name === '' || parts[0] === '' || parts.includes('..'))
    throw new FileRefusal('hidden', 'a name that leads out of the archive');
}

function contentOf(bytes: Buffer, { name, start, flags, packed }: Found): { start: number; end: number } {
  if (flags & ENCRYPTED) throw new FileRefusal('locked', 'an encrypted archive');
  if (start + LOCAL_ENTRY > bytes.length || bytes.toString('latin1', start, start + 4) !== 'PK\x03\x04')
    throw new FileRefusal('damaged', 'a file of the archive');
  const nameEnd = start + LOCAL_ENTRY + bytes.readUInt16LE(start + 26);
  if (bytes.toString('utf8', start + LOCAL_ENTRY, nameEnd) !== name)
    throw new FileRefusal('hidden', 'a file with two names');
  const content = nameEnd + bytes.readUInt16LE(start + 28);
  if (content + packed > bytes.length) throw new FileRefusal('damaged', 'a file of the archive');
  return { start: content, end: content + packed };
}

async function unpack(packed: Buffer, { method, size }: Found): Promise<Buffer> {
  if (method === 0) {
    if (packed.length !== size) throw new FileRefusal('damaged', 'a stored file of another length');
    return packed;
  }
  if (method !== 8) throw new FileRefusal('damaged', `compression ${method}`);
  let content: Buffer;
  try {
    content = await inflate(packed, { maxOutputLength: Math.max(1, size) });
  } catch (failure) {
    const grows = (failure as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new FileRefusal(grows ? 'dimensions' : 'damaged', 'a file that is not what its directory declares');
  }
  if (content.length !== size) throw new FileRefusal('damaged', 'a file that is not what its directory declares');
  return content;
}
