import { expect, test } from 'vitest';
import { longFiles } from '../../scripts/longFiles.ts';

const rule = { most: 3, folders: ['src'], generated: ['src/generated'] };

test('a source file over the most lines is named with its number of lines', () => {
  const files = new Map([
    ['src/short.ts', 'a\nb\nc\n'],
    ['src/long.ts', 'a\nb\nc\nd\n'],
    ['src/generated/models.ts', 'a\nb\nc\nd\n'],
  ]);
  expect(longFiles(files, rule)).toEqual([
    'src/long.ts has 4 lines, and 3 are the most: move its second idea to another file',
  ]);
});
