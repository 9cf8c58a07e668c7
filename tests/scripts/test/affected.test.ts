import { describe, expect, test } from 'vitest';
import { affected } from '../../../scripts/test/affected.ts';

const files = new Map<string, string | null>([
  ['src/dates.ts', ''],
  ['src/table.ts', "import { day } from './dates.ts';"],
  ['src/amounts.ts', ''],
  ['server/main.ts', "import '../src/amounts.ts';"],
  ['screens/lista.json', null],
  ['codegen/open.ts', "readFileSync(join(root, 'screens'))"],
  ['tests/src/table.test.ts', "const { table } = await import('../../src/table.ts');"],
  ['tests/server/start.test.ts', "spawn(process.execPath, ['server/main.ts'])"],
  ['tests/codegen/open.test.ts', "import { open } from '../../codegen/open.ts';"],
  ['tests/alone.test.ts', "test('nothing is read', () => {});"],
]);
const tests = (...changed: string[]) => [...affected(files, changed)].filter((file) => file.endsWith('.test.ts'));

describe('a changed file selects the tests that depend on it', () => {
  test('by imports, direct or indirect', () => {
    expect(tests('src/dates.ts')).toEqual(['tests/src/table.test.ts']);
  });

  test('by the path of a program that the test starts', () => {
    expect(tests('src/amounts.ts')).toEqual(['tests/server/start.test.ts']);
  });

  test('by the name of a folder that the test reads', () => {
    expect(tests('screens/lista.json')).toEqual(['tests/codegen/open.test.ts']);
    expect(tests('screens/new.json')).toEqual(['tests/codegen/open.test.ts']);
  });

  test('a changed test file selects itself', () => {
    expect(tests('tests/alone.test.ts')).toEqual(['tests/alone.test.ts']);
  });
});
