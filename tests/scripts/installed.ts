import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const stamp = join(root, 'node_modules/.okienko-lock');
const modified = (file: string): number => statSync(file).mtimeMs;

/** Are the packages of package-lock.json installed? Otherwise a program would install them during the tests. */
export const installed = existsSync(stamp) && modified(stamp) >= modified(join(root, 'package-lock.json'));
