import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { CheckCache } from '../../../codegen/check/checkCache.ts';
import { checkLayers } from '../../../codegen/check/checkMunicipality.ts';
import { filesOnDisk } from '../../../codegen/files/files.ts';
import { alone } from '../../../codegen/overlay/layers.ts';
import { reportText } from '../../../codegen/report/text.ts';

const here = import.meta.dirname;
const cases = readdirSync(join(here, 'cases'));
/** Has schemas/. */
const root = join(here, '../../..');
const folders: string[] = [];
/** Most cases share the contract and the schemas, which are read once. */
const cache = new CheckCache();

/** The report of the base municipality with the files of one case laid over it. */
function reportOf(name?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-check-'));
  folders.push(folder);
  cpSync(join(here, 'base'), folder, { recursive: true });
  // A case may add operations to the contract.
  const adds = name !== undefined && existsSync(join(here, 'cases', name, 'schemas'));
  const contract = join(folder, 'schemas/api');
  if (adds) cpSync(join(root, 'schemas/api'), contract, { recursive: true });
  if (name) cpSync(join(here, 'cases', name), folder, { recursive: true });
  const where = adds ? { root, contract } : { root, cache };
  return reportText(checkLayers(where, alone(filesOnDisk(folder))).problems);
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('the base municipality has no problem', () => {
  expect(reportOf()).toBe('');
});

/** One broken file for each rule, and beside it exactly what the check says. `UPDATE=1` writes what it says now: read it. */
describe('the check reports', () => {
  test.each(cases)('%s', (name) => {
    const found = `${reportOf(name)}\n`;
    const file = join(here, 'cases', name, 'expected.txt');
    if (process.env.UPDATE || !existsSync(file)) writeFileSync(file, found);
    expect(found).toBe(readFileSync(file, 'utf8'));
  });
});
