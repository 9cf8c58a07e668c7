import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadContract } from '../../codegen/contract/load.ts';
import { EVENT_TYPES, eventTypes } from '../../codegen/generate/eventTypes.ts';
import { officeOutputs, sourceOutputs } from '../../codegen/generate/outputs.ts';
import { staleFiles } from '../../codegen/generate/stale.ts';
import { SHIPPED } from './contractFolder.ts';

const root = join(import.meta.dirname, '../..');
/** Everything that the contract of a folder generates, and the events beside it. */
async function outputs(folder: string): Promise<Map<string, string>> {
  const { contract } = loadContract([folder]);
  const events = await eventTypes(join(root, 'schemas'));
  return new Map([...(await sourceOutputs(contract)), [EVENT_TYPES, events], ...officeOutputs(contract)]);
}

const wanted = await outputs(SHIPPED);

test('generating twice gives the same', async () => {
  expect(await outputs(SHIPPED)).toEqual(wanted);
});

test.each([...wanted.keys()])('%s names its source and the command in the beginning', (path) => {
  const head = readFileSync(join(root, path), 'utf8').split('\n').slice(0, 3).join('\n');
  expect(head).toMatch(
    /Generated from schemas\/(api\/\*\.json|events\S*) by `node codegen\/generate\.ts`\. Do not edit\./,
  );
});

/** A copy of what is generated, to be spoilt. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'generated-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ['src/generated', 'dist/office'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  return folder;
}

test('a file edited by hand is stale', () => {
  const folder = copy();
  expect(staleFiles(folder, wanted)).toEqual([]);
  writeFileSync(join(folder, 'src/generated/models.ts'), '// mine');
  expect(staleFiles(folder, wanted)).toEqual(['src/generated/models.ts']);
});

test('a missing file is stale', () => {
  const folder = copy();
  rmSync(join(folder, 'dist/office/openapi.json'));
  expect(staleFiles(folder, wanted)).toEqual(['dist/office/openapi.json']);
});

test('a file that is not generated any more is stale', () => {
  const folder = copy();
  writeFileSync(join(folder, 'src/generated/old.ts'), '');
  expect(staleFiles(folder, wanted)).toEqual(['src/generated/old.ts']);
});

test('a changed contract makes its files stale', async () => {
  const folder = copy();
  const schemas = join(folder, 'schemas/api');
  cpSync(SHIPPED, schemas, { recursive: true });
  const vehicles = readFileSync(join(schemas, 'vehicles.json'), 'utf8');
  writeFileSync(join(schemas, 'vehicles.json'), vehicles.replaceAll('"marka"', '"markaIModel"'));
  expect(staleFiles(folder, await outputs(schemas))).toEqual([
    'dist/office/openapi.json',
    'dist/office/serialisers.js',
    'src/generated/expression-types.json',
    'src/generated/models.ts',
  ]);
});
