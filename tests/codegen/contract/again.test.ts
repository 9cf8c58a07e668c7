import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadContract } from '../../../codegen/contract/load.ts';
import { object, smallDomain } from '../contractFolder.ts';

/** A folder with one domain, whose mistakes are left out of what is read: a type and a pattern that do not exist. */
function folderWithMistakes(): string {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const domain = smallDomain();
  const schemas = domain.components.schemas as Record<string, unknown>;
  schemas.Kot = object({
    imie: { type: 'sting', description: 'Name.' },
    chip: { type: 'string', pattern: '(', description: 'Chip.' },
  });
  writeFileSync(join(folder, 'psy.json'), JSON.stringify(domain));
  return folder;
}

test('the same texts give the same contract and the same problems', () => {
  const folder = folderWithMistakes();
  const first = loadContract([folder]);
  expect(first.problems.map(({ code }) => code)).toEqual(expect.arrayContaining(['value.word', 'schema.pattern']));
  expect(loadContract([folder]).contract).toBe(first.contract);
  expect(loadContract([folder]).problems).toEqual(first.problems);
});

test('an unchanged file beside a changed one is reported as before', () => {
  const folder = folderWithMistakes();
  const { contract, problems } = loadContract([folder]);
  const other = { ...smallDomain(), paths: {}, components: { schemas: { Mysz: object({}) } } };
  writeFileSync(join(folder, 'myszy.json'), JSON.stringify(other));
  const later = loadContract([folder]);
  expect(later.contract).not.toBe(contract);
  expect([...later.contract.schemas.keys()]).toEqual(['Mysz', ...contract.schemas.keys()]);
  expect(later.problems.filter(({ file }) => file.endsWith('psy.json'))).toEqual(problems);
});
