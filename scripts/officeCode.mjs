/*
 * The code with which the office reads requests and writes answers, generated from schemas/api into dist/office, and that of feeds into dist/feed.
 * scripts/prepare.mjs calls it before a start, vitest before its tests.
 */
import { spawnSync } from 'node:child_process';
import { root } from './prepare/root.mjs';
import { whenChanged } from './stamp.mjs';

const made = {
  made: 'dist/office/requests.js',
  stamp: 'dist/office.stamp',
  sources: [
    'schemas/api',
    'schemas/feed',
    'codegen/generate.ts',
    'codegen/generate',
    'codegen/contract',
    'codegen/files',
    'package-lock.json',
  ],
};

/**
 * @param node the program that runs the generator
 * @throws Error when schemas/api cannot be read; what is wrong with it has been printed
 */
export function generateOfficeCode(node) {
  whenChanged(made, () => {
    const { status } = spawnSync(node, ['codegen/generate.ts', '--office'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error('The code of the office could not be generated from schemas/api.');
  });
}

/** Called by vitest. */
export const setup = () => generateOfficeCode(process.execPath);
