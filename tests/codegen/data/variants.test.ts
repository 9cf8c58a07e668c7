import { describe, expect, test } from 'vitest';
import * as right from './examples.ts';
import { check, linesOf } from './folder.ts';

const WANTED = [...right.WANTED, 'dajWlascicieli', 'dajWlasciciela'];

/** A folder with owners of several kinds, in which one place is changed. */
function saying(at = '', value?: unknown, files: object = {}): string {
  const config = structuredClone({
    tables: { ...right.config.tables, ...right.wlascicieleTables },
    operations: { ...right.config.operations, dajWlascicieli: right.wlasciciele(), dajWlasciciela: right.wlasciciel },
  });
  const path = at.split('/').filter((key) => key !== '');
  let inner = config as Record<string, unknown>;
  for (const key of path.slice(0, -1)) inner = inner[key] as Record<string, unknown>;
  if (path.length > 0 && value === undefined) delete inner[path.at(-1)!];
  else if (path.length > 0) inner[path.at(-1)!] = value;
  const written = { ...right.files, ...right.wlascicieleFiles(), 'data.config.json': config, ...files };
  return linesOf(check(written, { wanted: WANTED }).problems).join('\n');
}

test('objects of several kinds are correct, and a cell is read only where its kind has the field', () => {
  expect(saying()).toBe('');
});

describe('the check reports', () => {
  const LIST = 'operations/dajWlascicieli/answer/wlasciciele';
  const FIRST = 'operations/dajWlascicieli/answer/glowny';
  test.each<[string, string, unknown, string]>([
    [
      'a column of the kind that is not there',
      `${LIST}/fields/rodzaj`,
      undefined,
      'data.variant "wlasciciele" has no column "rodzaj", which says of which kind a row is',
    ],
    ['another column', `${LIST}/fields/rodzaj`, 'typp', 'data.column The table "wlasciciele" has no column "typp".'],
    [
      'a kind that the contract does not have',
      `${LIST}/variants/0/is`,
      'FIRMY',
      'data.variant The contract has no kind "FIRMY". Did you mean "FIRMA"?',
    ],
    ['a kind twice', `${LIST}/variants/1/is`, 'FIRMA', 'data.variant "FIRMA" is here twice'],
    [
      'a kind without one of its fields',
      `${LIST}/variants/0`,
      { is: 'FIRMA' },
      'data.field "wspolnicy" is required, but a cell cannot hold it',
    ],
    [
      'a field of another kind',
      `${LIST}/variants/1/fields/urodzony`,
      'urodzony',
      'data.variant "FUNDACJA" has no field "urodzony" in the contract. It belongs to OSOBA.',
    ],
    [
      'a field of no kind',
      `${LIST}/fields/urodzona`,
      'urodzony',
      'data.field No kind has a field "urodzona". Did you mean "urodzony"?',
    ],
    [
      'a kind that no entry makes',
      `${FIRST}/variants/0/is`,
      'OSOBA',
      'data.variant No entry makes "FIRMA", which the contract has: add one.',
    ],
    [
      'a kind without a condition',
      `${FIRST}/variants/1/when`,
      'present(row.nazwa)',
      'data.variant The last kind applies',
    ],
    [
      'no condition before the last',
      `${FIRST}/variants`,
      [{ is: 'FIRMA' }, { is: 'OSOBA', when: 'present(row.nazwa)' }],
      'data.variant Give this kind a "when": only the last one has none.',
    ],
    [
      'a condition that is the same everywhere',
      `${FIRST}/variants/0/when`,
      true,
      'data.variant This is the same for every row',
    ],
    [
      'a column that a condition reads',
      `${FIRST}/variants/0/when`,
      'present(row.nip)',
      'field.unknown "nip" is not a field of row.',
    ],
    [
      'a column beside conditions',
      `${FIRST}/fields/rodzaj`,
      'typ',
      'data.variant The conditions in "variants" decide the kind, so "rodzaj" has no column.',
    ],
    [
      'an object of several kinds without them',
      `${LIST}/fields/kontakt`,
      undefined,
      'data.field "kontakt" is required, but a cell cannot hold it: give it "variants" in "fields".',
    ],
    [
      'kinds of an object that has one',
      'operations/dajTerminy/answer/terminy/variants',
      [{ is: 'A' }],
      'data.variant The contract has one kind of object here',
    ],
    [
      'a whole answer of several kinds, filled in parts',
      'operations/dajWlasciciela',
      { answer: { rodzaj: { value: 'OSOBA' } } },
      'data.variant The answer of dajWlasciciela has variants (oneOf): fill all of it from one row',
    ],
  ])('%s', (_, at, value, sentence) => {
    expect(saying(at, value)).toContain(sentence);
  });

  test('a word of a cell that is no kind, and a cell of a kind that cannot be read', () => {
    const csv = right.wlascicieleFiles()['data/wlasciciele.csv'];
    expect(saying('', undefined, { 'data/wlasciciele.csv': csv.replace('FIRMA', 'SPOLKA') })).toContain(
      'data/wlasciciele.csv:3:15 data.cell typ: This is not one of the words of the contract: OSOBA, FIRMA, FUNDACJA.',
    );
    expect(saying('', undefined, { 'data/wlasciciele.csv': csv.replace('1984-03-15', '') })).toContain(
      'data/wlasciciele.csv:2:26 data.cell urodzony: This cell is empty',
    );
  });
});
