import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/lang/errors/problem.ts';
import { OVERLAY_CONFIG } from './layers.ts';

const needed: Readonly<Record<string, string>> = {
  'services.config.json':
    'a municipality is a folder with this file, screens/, locales/ and schemas/, or with an overlay.config.json.',
  'schemas/descriptors': "copy the toolkit's schemas/ into the municipality.",
  'schemas/api': "copy the contract, the toolkit's schemas/api, into the municipality.",
};

/** Why a folder is not a municipality (`config.file`); undefined when it can be checked. */
export function folderProblem(root: string): Problem | undefined {
  if (existsSync(join(root, OVERLAY_CONFIG))) return undefined;
  const absent = Object.keys(needed).find((name) => !existsSync(join(root, name)));
  if (!absent) return undefined;
  const message = `There is no ${absent} in ${root}: ${needed[absent]}`;
  return { code: 'config.file', severity: 'error', file: absent, pointer: '', line: 1, column: 1, message };
}
