import { describe, expect, test } from 'vitest';
import * as right from './examples.ts';
import { check, linesOf } from './folder.ts';

const WANTED = [...right.WANTED, 'dajWnioski', 'zglosRodzine', 'dajRodziny'];

/** A folder with lists inside of rows, in which one place is changed. */
function saying(at = '', value?: unknown, files: object = {}): string {
  const config = structuredClone({
    tables: { ...right.config.tables, ...right.wnioskiTables, rodziny: right.rodziny.table },
    operations: {
      ...right.config.operations,
      dajWnioski: right.wnioski(),
      zglosRodzine: right.rodziny.send,
      dajRodziny: right.rodziny.read,
    },
  });
  const path = at.split('/').filter((key) => key !== '');
  let inner = config as Record<string, unknown>;
  for (const key of path.slice(0, -1)) inner = inner[key] as Record<string, unknown>;
  if (path.length > 0 && value === undefined) delete inner[path.at(-1)!];
  else if (path.length > 0) inner[path.at(-1)!] = value;
  const written = { ...right.files, ...right.wnioskiFiles(), 'data.config.json': config, ...files };
  return linesOf(check(written, { wanted: WANTED }).problems).join('\n');
}

test('lists inside of rows are correct', () => {
  expect(saying()).toBe('');
});

describe('the check reports', () => {
  const F = 'operations/dajWnioski/answer/wnioski/fields';
  test.each<[string, string, unknown, string]>([
    ['rows that nothing joins', `${F}/osoby/on`, undefined, 'data.join Say which rows belong to this row'],
    [
      'a key of the other table',
      `${F}/osoby/on`,
      { wniosk: 'id' },
      'data.column The table "osoby" has no column "wniosk". Did you mean "wniosek"?',
    ],
    [
      'a key of this table',
      `${F}/osoby/on`,
      { wniosek: 'idd' },
      'data.column The table "wnioski" has no column "idd". Did you mean "id"?',
    ],
    ['a page inside of a row', `${F}/osoby/limit`, 5, 'data.join "limit" chooses a page of the whole response'],
    [
      'a key at the top',
      'operations/dajWnioski/answer/wnioski/on',
      { id: 'id' },
      'data.join "on" joins rows inside of "fields"; a field of the response has no row.',
    ],
    [
      'one other row that may lack',
      `${F}/osoby/fields/znizki`,
      { first: 'znizki', on: { osoba: 'imie' } },
      'data.join A row may have no such other row: the contract must allow null for "first" here.',
    ],
    ['rows in a number', `${F}/ileOsob`, { rows: 'osoby', on: { wniosek: 'id' } }, 'data.field "rows" can only fill'],
    [
      'a table that is not there',
      `${F}/osoby/rows`,
      'osob',
      'data.table There is no table "osob" here. Did you mean "osoby"?',
    ],
    [
      'rows of subjects that say no subject',
      'tables/znizki',
      { csv: 'data/znizki.csv' },
      'data.subject dajWnioski is about one subject (x-subject)',
    ],
    [
      'a list of days that was sent, as a list of texts',
      'operations/dajRodziny/answer/rodziny/fields/osoby',
      'dni',
      'data.type "dni" of zglosRodzine does not fit into this field of the response: "items" is string, not object.',
    ],
    [
      'a sent list of objects as days',
      'operations/dajRodziny/answer/rodziny/fields/dni',
      'osoby',
      'data.type "osoby" of zglosRodzine is no list of texts, numbers or dates, which this field cannot show.',
    ],
  ])('%s', (_, at, value, sentence) => {
    expect(saying(at, value)).toContain(sentence);
  });

  test('a value of a list that the contract does not allow, with its place', () => {
    const wnioski = right.wnioskiFiles()['data/wnioski.csv'].replace('5|12', '5|x');
    expect(saying('', undefined, { 'data/wnioski.csv': wnioski })).toContain(
      'data/wnioski.csv:2:20 data.cell kody: This is not a whole number.',
    );
  });
});
