import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkMunicipality } from '../../../codegen/check/checkMunicipality.ts';
import { reportText } from '../../../codegen/report/text.ts';

const here = import.meta.dirname;
const cases = readdirSync(join(here, 'cases'));
const folders: string[] = [];

/** The base municipality with the files of one case laid over it. */
function municipality(name?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-check-'));
  folders.push(folder);
  const schemas = join(here, '../../../schemas');
  cpSync(join(here, 'base'), folder, { recursive: true });
  // A case may add operations to the contract.
  const adds = name !== undefined && existsSync(join(here, 'cases', name, 'schemas'));
  if (adds) cpSync(schemas, join(folder, 'schemas'), { recursive: true });
  else symlinkSync(schemas, join(folder, 'schemas'));
  if (name) cpSync(join(here, 'cases', name), folder, { recursive: true });
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('the base municipality has no problem', () => {
  expect(reportText(checkMunicipality(municipality()).problems)).toBe('');
});

/** One broken file for each rule, and beside it exactly what the check says. `UPDATE=1` writes what it says now: read it. */
describe('the check reports', () => {
  test.each(cases)('%s', (name) => {
    const report = `${reportText(checkMunicipality(municipality(name)).problems)}\n`;
    const file = join(here, 'cases', name, 'expected.txt');
    if (process.env.UPDATE || !existsSync(file)) writeFileSync(file, report);
    expect(report).toBe(readFileSync(file, 'utf8'));
  });
});
