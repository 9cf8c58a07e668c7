import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const stamp = join(root, 'node_modules/.okienko-lock');
const lock = join(root, 'package-lock.json');

/** Are the packages of package-lock.json installed? Otherwise a program would install them during the tests. */
export const installed =
  existsSync(stamp) &&
  statSync(stamp).mtimeMs >= statSync(lock).mtimeMs &&
  readFileSync(stamp, 'utf8').includes(createHash('sha256').update(readFileSync(lock)).digest('hex'));
