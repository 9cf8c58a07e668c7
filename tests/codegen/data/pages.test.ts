import { expect, test } from 'vitest';
import * as right from './examples.ts';
import { check, linesOf } from './folder.ts';

/** A folder with a page of rows, in which one place is changed. */
function saying(at: string, value: unknown, table: object = right.config.tables.oplaty): string {
  const operations = { ...right.config.operations, dajStrone: right.strona() };
  const config = structuredClone({ tables: { ...right.config.tables, oplaty: table }, operations });
  const path = at.split('/').filter((key) => key !== '');
  let inner = config.operations.dajStrone.answer as Record<string, unknown>;
  for (const key of path.slice(0, -1)) inner = inner[key] as Record<string, unknown>;
  if (value === undefined) delete inner[path.at(-1)!];
  else inner[path.at(-1)!] = value;
  const wanted = [...right.WANTED, 'dajStrone'];
  return linesOf(check({ ...right.files, 'data.config.json': config }, { wanted }).problems).join('\n');
}

test('a page, a count, a sum and groups are correct', () => {
  expect(saying('oplaty/limit', 'ile')).toBe('');
  expect(saying('oplaty/limit', 20)).toContain('data.argument Nothing uses the argument "ile" of dajStrone');
});

test.each<[string, string, unknown, string]>([
  [
    'a limit that is no argument',
    'oplaty/limit',
    'iile',
    'data.argument dajStrone has no argument "iile". Did you mean "ile"?',
  ],
  [
    'an argument without a default as the limit',
    'oplaty/limit',
    'pomin',
    'data.argument "pomin" is a number of rows: give it a "maximum" of at most 5000 in the contract.',
  ],
  [
    'an argument that may be negative',
    'oplaty/offset',
    'rok',
    'data.argument "rok" is a number of rows: give it a "minimum" of 0 or more in the contract.',
  ],
  ['a limit of nothing', 'oplaty/limit', 0, 'value.range 0 is not between 1 and 5000.'],
  ['an offset that is a number', 'oplaty/offset', 5, 'value.type'],
  ['a limit of a sum', 'razem/limit', 'ile', 'key.unknown "limit" is not a key here.'],
  ['a count that is an amount', 'razem', { count: 'oplaty' }, 'data.type A count is a whole number'],
  ['a sum that is a list', 'lata', { sum: 'oplaty', column: 'kwota' }, 'data.type A sum is a number'],
  [
    'a sum of a column that is not there',
    'razem/column',
    'kwoty',
    'data.column The table "oplaty" has no column "kwoty". Did you mean "kwota"?',
  ],
  ['a sum of texts', 'razem/column', 'zaplacono', 'data.cell zaplacono: This is not an amount in złoty and grosze.'],
  [
    'groups of an amount',
    'razem',
    { groups: 'oplaty', by: { rok: 'rok' } },
    'data.field "groups" can only fill a list',
  ],
  ['groups of no column', 'lata/by', {}, 'data.field Name at least one column here'],
  [
    'groups by a field that is not there',
    'lata/by',
    { roku: 'rok' },
    'data.field A group has no field "roku". Did you mean "rok"?',
  ],
  ['a field of groups that nothing fills', 'lata/count', undefined, 'data.field "ile" is required in a group'],
  [
    'a field that is filled twice',
    'lata/sums',
    { razem: 'kwota', ile: 'kwota' },
    'data.field The field "ile" is filled twice.',
  ],
  ['a count that is an amount of the group', 'lata/count', 'razem', 'data.field The field "razem" is filled twice.'],
  [
    'groups by the month of what is no date',
    'lata/by',
    { rok: { column: 'kwota', part: 'month' } },
    'data.cell kwota: This is not a date.',
  ],
  ['groups by a part that is none', 'lata/by', { rok: { column: 'termin', part: 'day' } }, 'value.word'],
])('the check reports %s', (_, at, value, sentence) => {
  expect(saying(at, value)).toContain(sentence);
});

test('a page of a view needs an order', () => {
  const view = { view: 'oplaty', database: 'OPLATY', subject: 'identyfikator' };
  expect(saying('oplaty/order', undefined, view)).toContain('data.page The rows of a view have no order of their own');
  expect(saying('oplaty/order', ['termin'], view)).not.toContain('data.page');
});
