import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkLayers } from '../../../codegen/check/checkMunicipality.ts';
import { filesOnDisk } from '../../../codegen/files/files.ts';
import { withPending } from '../../../codegen/new/pending.ts';
import { alone } from '../../../codegen/overlay/layers.ts';

const root = join(import.meta.dirname, '../../..');
const base = filesOnDisk(join(import.meta.dirname, 'base'));

const withoutBrace = (text: string) => text.replace('}', '');
const inLatin2 = (text: string) => text.replace(/[ó ]/, '\uFFFD');

test.each<[string, (text: string) => string, string]>([
  ['services.config.json', withoutBrace, 'json.syntax'],
  ['services.config.json', inLatin2, 'json.encoding'],
  ['locales/pl/proba.json', inLatin2, 'json.encoding'],
  ['locales/en/proba.json', inLatin2, 'json.encoding'],
  ['screens/cel.json', withoutBrace, 'json.syntax'],
])('of %s that cannot be read only that is an error', (name, change, code) => {
  const files = withPending(base, new Map([[name, change(base.read(name)!)]]));
  const { problems } = checkLayers({ root }, alone(files));
  expect(problems.filter(({ severity }) => severity === 'error').map((one) => [one.file, one.code])).toEqual([
    [name, code],
  ]);
});

test('a file of the contract that cannot be read causes no unknown operation', () => {
  const readApi = (path: string) => {
    const text = readFileSync(path, 'utf8');
    return path.endsWith('dues.json') ? withoutBrace(text) : text;
  };
  const { problems } = checkLayers({ root, readApi }, alone(base));
  expect(problems.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual(['json.syntax']);
});
