import { expect, test } from 'vitest';
import { type CellType, readCell } from '../../../codegen/artefact/data/cell.ts';

const EMPTY = 'This cell is empty, but the contract requires a value.';

const text = (schema: CellType['schema'] = {}): CellType => ({ kind: 'text', nullable: false, schema });

test.each<[string, CellType, string | null]>([
  ['null where the contract allows null', { ...text(), nullable: true }, null],
  ['an empty text where nothing limits it', text(), ''],
  ['an empty text where the contract allows a length of 0', text({ minLength: 0 }), ''],
])('an empty cell is %s', (_, type, value) => {
  expect(readCell(type, '')).toBe(value);
});

test.each<[string, CellType]>([
  ['a number', { kind: 'number', nullable: false, schema: {} }],
  ['a text of at least one character', text({ minLength: 1 })],
  ['a text with a pattern that needs a character', text({ pattern: '^[0-9]+$' })],
])('an empty cell is refused for %s', (_, type) => {
  expect(() => readCell(type, '')).toThrow(EMPTY);
});
