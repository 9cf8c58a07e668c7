import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContract } from '../../../codegen/contract/load.ts';
import { parseJsonFile } from '../../../codegen/files/jsonFile.ts';
import { contractNames } from '../../../codegen/lsp/contractUses.ts';
import type { JsonSchema } from '../../../src/lang/descriptors/jsonSchema.ts';

const { contract } = loadContract([join(import.meta.dirname, '../../../schemas/api')]);
const operation = contract.operations.get('dajListeNaleznosci')!;

test('the names in a changed part of an answer are uses of the contract, those of its path too', () => {
  const key = 'kartyWczesniejsze/0/wspolzobowiazani';
  const text = JSON.stringify({ change: { [key]: [{ udzial: '1/2' }] } });
  const { file } = parseJsonFile(text, 'screens/naleznosci/lista.scenario.json');
  const [schema, value] = [
    operation.answer as JsonSchema,
    (file.value as { change: Record<string, unknown> }).change[key],
  ];
  const answer = { schema, within: key.split('/'), value, file, path: ['change', key] };
  const found = contractNames(contract, [answer]).filter((one) => one.file === file);
  expect(found.map(({ name, before }) => [name, before])).toEqual([
    ['kartyWczesniejsze', 0],
    ['wspolzobowiazani', 'kartyWczesniejsze/0/'.length],
    ['udzial', undefined],
  ]);
  expect(found.every(({ kind, written }) => kind === 'field' && written.length > 0)).toBe(true);
});
