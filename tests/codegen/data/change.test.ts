import { expect, test } from 'vitest';
import * as right from './examples.ts';
import { check, linesOf } from './folder.ts';

const WANTED = [...right.WANTED, 'popraw', 'wycofaj'];

/** A folder with changes of records, in which one place is changed. */
function saying(at = '', value?: unknown, operation: 'popraw' | 'wycofaj' = 'popraw'): string {
  const config = structuredClone({
    tables: right.config.tables,
    operations: { ...right.config.operations, popraw: right.popraw, wycofaj: right.wycofaj },
  });
  const path = at.split('/').filter((key) => key !== '');
  let inner = config.operations[operation] as Record<string, unknown>;
  for (const key of path.slice(0, -1)) inner = inner[key] as Record<string, unknown>;
  if (path.length > 0 && value === undefined) delete inner[path.at(-1)!];
  else if (path.length > 0) inner[path.at(-1)!] = value;
  return linesOf(check({ ...right.files, 'data.config.json': config }, { wanted: WANTED }).problems).join('\n');
}

test('changes of records are correct', () => {
  expect(saying()).toBe('');
});

test.each<[string, string, unknown, string]>([
  ['a file as the table', 'change/table', 'ulice', 'data.change "ulice" is not a table of "records"'],
  ['a number that is no argument', 'change/number', 'nr', 'data.argument popraw has no argument "nr".'],
  ['a number that may be left out', 'change/number', 'ulica', 'data.argument "ulica" must be a required text'],
  [
    'an argument that replaces nothing',
    'change/columns',
    { opis: 'opis' },
    'data.argument Nothing uses the argument "ulica" of popraw',
  ],
  [
    'a column that is not there',
    'change/columns',
    { opis: 'opisy', ulica: 'ulica' },
    'data.column No operation that writes into "szkody" has an argument "opisy". Did you mean "opis"?',
  ],
  [
    'a value that could not have been sent',
    'change/columns',
    { opis: 'ulica', ulica: 'opis' },
    'data.type "opis" cannot replace "ulica" of zglos: it may be null.',
  ],
  [
    'a state that is not there',
    'change/while',
    ['NOWY'],
    'data.change "szkody" has no state "NOWY". Did you mean "NOWE"?',
  ],
  ['a new state that is not there', 'change/state', 'ODRZUCONY', 'data.change "szkody" has no state "ODRZUCONY".'],
  [
    'an error that the contract does not know',
    'change/refused/code',
    '9305',
    'data.refuse popraw has no error "9305" in its x-errors. Did you mean "9304"?',
  ],
  ['a text that is not there', 'change/refused/text', 'proba.mina', 'text.unknown'],
  ['a record beside it', 'record', 'szkody', 'data.change popraw does one thing with a record'],
  ['no states', 'change/while', undefined, 'key.missing "while" is missing here.'],
])('the check reports %s', (_, at, value, sentence) => {
  expect(saying(at, value)).toContain(sentence);
});

test('the check reports a change of nothing', () => {
  expect(saying('change/state', undefined, 'wycofaj')).toContain('data.change This changes nothing');
});

test('records of subjects are changed by an operation about a subject only', () => {
  expect(saying('change/table', 'sprawy')).toContain('data.subject zglosPodmiotu and popraw must both have x-subject');
});
