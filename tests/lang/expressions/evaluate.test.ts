import { autorun, observable, runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import { evaluate, within } from '../../../src/lang/expressions/evaluate.ts';
import type { Scope, Tree } from '../../../src/lang/expressions/tree.ts';
import { run, treeOf } from './run.ts';
import { scope as types } from './scope.ts';

const rows = [
  { id: 1, kwota: 10.1, termin: '2026-03-15', nazwa: 'łąka' },
  { id: 2, kwota: null, termin: null, nazwa: 'las' },
  { id: 3, kwota: 20.2, termin: '2026-01-31', nazwa: 'Ląd' },
];
const values: Scope = {
  rows,
  a: 5,
  b: 2,
  text: 'Ała',
  no: null,
  flag: true,
  row: rows[0],
  list: [3, 1, 2],
  today: '2026-02-01',
};

describe('a value', () => {
  test.each<[string, unknown, string]>([
    ['1 + 2 * 3 - 4 / 2', 5, 'the usual order'],
    ['-(a) + -1', -6, 'signs'],
    ['7 % 3', 1, 'what is left over'],
    ['0.1 + 0.2', 0.3, 'as on paper'],
    ["text + '!'", 'Ała!', 'texts'],
    ['a > b ? a : b', 5, 'a choice'],
    ['a >= 5 && b <= 2 && a != b', true, 'comparisons'],
    ["text in ['Ala', 'Ała']", true, 'in a list'],
    ['a in list', false, 'not in a list'],
    ['rows.filter(r, r.kwota > 15).map(r, r.id)', [3], 'a filter and a map'],
    ['rows.exists(r, r.id == 2) && !rows.all(r, r.id == 2)', true, 'one and all'],
    ['rows.sortBy(r, r.nazwa).map(r, r.id)', [2, 3, 1], 'by the letters of the language: a before ą'],
    ['rows.sortBy(r, r.termin).map(r, r.id)', [3, 1, 2], 'nothing sorts last'],
    ['rows.sortDesc(r, r.termin).map(r, r.id)', [1, 3, 2], 'also the other way round'],
    ['rows.map(r, list.filter(x, x == r.id)).map(l, count(l))', [1, 1, 1], 'two deep, each sees the outer'],
    ['[[2], [a]]', [[2], [5]], 'lists in lists'],
    ["{ 'a': a, 'b': [{ 'c': text }] }", { a: 5, b: [{ c: 'Ała' }] }, 'records'],
    ["{ 'a': a }.a + { 'b': b }.b", 7, 'a field of a record'],
    ['{}', {}, 'a record without fields'],
    ["rows.map(r, { 'n': r.nazwa }).map(r, r.n)", ['łąka', 'las', 'Ląd'], 'rows of other fields'],
    ['rows.groupBy(r, r.id % 2).map(g, g.key)', [1, 0], 'groups in the order of their first rows'],
    ['rows.groupBy(r, r.id % 2).map(g, g.rows.map(r, r.id))', [[1, 3], [2]], 'the rows of each group'],
    ['rows.groupBy(r, r.id % 2).map(g, sum(g.rows.map(r, r.kwota)))', [30.3, 0], 'the sum of each group'],
    ['rows.groupBy(r, r.kwota > 1).sortBy(g, g.key).map(g, count(g.rows))', [1, 2], 'groups sorted by their keys'],
    ['rows.groupBy(r, r.termin).map(g, g.key)', ['2026-03-15', null, '2026-01-31'], 'null is a key'],
    ['[].groupBy(r, r)', [], 'no groups of an empty list'],
  ])('%s is %j: %s', (source, wanted) => {
    expect(run(source, values)).toEqual(wanted);
  });
});

describe('money', () => {
  const kwoty = types({ a: 'money', b: 'money', n: 'number', all: '[money?]' });
  test.each<[string, Scope, unknown, string]>([
    ['a + b', { a: 0.1, b: 0.2 }, 0.3, 'grosze'],
    ['a - b', { a: 100, b: 99.99 }, 0.01, 'grosze'],
    ['a * n', { a: 45, n: 0.007 }, 0.32, '0.315 PLN goes away from zero'],
    ['n * a', { a: -45, n: 0.007 }, -0.32, 'on both sides'],
    ['a / n', { a: 10, n: 3 }, 3.33, 'a third of ten złoty'],
    ['a / b', { a: 0.3, b: 0.1 }, 3, 'how many times'],
    ['a / n', { a: 10, n: 0 }, null, 'divided by zero'],
    ['-a', { a: 5.5 }, -5.5, 'the other way'],
    ['a == 0', { a: 0 }, true, 'zero is zero'],
    ['sum(all)', { all: Array(10).fill(0.1) }, 1, 'exact sums'],
    ['sum(all)', { all: [1.1, null, 2.2] }, 3.3, 'nothing is passed over'],
    ['sum(all)', { all: [0.005, 0.005] }, 0.02, 'each amount is whole grosze'],
    ['sum(all)', { all: null }, 0, 'no list, no dues'],
    ['max(all)', { all: [1, null, 2.5] }, 2.5, 'the largest'],
    ['round(a, 0)', { a: 10.5 }, 11, 'to full złoty'],
  ])('%s over %j is %j: %s', (source, scope, wanted) => {
    expect(run(source, scope, kwoty)).toBe(wanted);
  });
});

describe('dates', () => {
  const dates = types({ a: 'date', b: 'date', t: 'datetime', u: 'datetime' });
  test.each<[string, Scope, unknown, string]>([
    ['a - b', { a: '2026-03-01', b: '2026-02-01' }, 28, 'days'],
    ['a - b', { a: '2026-03-01', b: 'kiedyś' }, null, 'from no date'],
    ['a < b', { a: '2026-03-01', b: '2026-03-02' }, true, 'before'],
    ['a <= b', { a: '2026-03-01', b: '2026-03-01' }, true, 'the same day'],
    [
      't < u',
      { t: '2026-03-01T10:00:00+03:00', u: '2026-03-01T08:00:00Z' },
      true,
      'moments by time, whatever their offset',
    ],
    ['day(t)', { t: '2026-03-01T23:30:00Z' }, '2026-03-02', 'the day in Warsaw'],
  ])('%s over %j is %j: %s', (source, scope, wanted) => {
    expect(run(source, scope, dates)).toBe(wanted);
  });
});

describe('a missing value never throws', () => {
  test.each<[string, unknown, string]>([
    ['no.x.y.z', null, 'a field of nothing'],
    ['no + 1', null, 'arithmetic'],
    ['-no', null, 'a sign'],
    ['a / 0', null, 'divided by zero'],
    ['a % 0', null, 'nothing left over'],
    ['no < 1', false, 'no order'],
    ['no >= no', false, 'no order with itself'],
    ['no == null', true, 'asked for'],
    ['no == no', true, 'the same as nothing'],
    ['no == 0', false, 'not zero'],
    ['!no', true, 'as a condition it is false'],
    ['no && true', false, 'as a condition it is false'],
    ['no || false', false, 'as a condition it is false'],
    ['no ? 1 : 2', 2, 'as a condition it is false'],
    ['no in list', false, 'not among them'],
    ['a in no', false, 'a list that is not there is empty'],
    ['no.filter(x, x > 1)', [], 'a list that is not there is empty'],
    ['no.all(x, x > 1)', true, 'a list that is null'],
    ['count(no)', 0, 'none'],
    ['sum(no.map(x, x))', 0, 'of none'],
    ['max(no)', null, 'no largest'],
    ['first(no).x', null, 'no first'],
    ['length(no)', null, 'a function'],
    ['present(no)', false, 'not there'],
    ["present('')", false, 'empty text counts as not there'],
    ["orElse('', a)", 5, 'empty text counts as not there'],
    ['between(no, 1, 2)', false, 'nowhere'],
    ['between(a, null, 9) && between(a, 5, null) && between(a, null, null)', true, 'open ends'],
  ])('%s is %j: %s', (source, wanted) => {
    expect(run(source, values)).toEqual(wanted);
  });
});

describe('data of the wrong kind give null', () => {
  test.each<[string, unknown]>([
    ['text * 2 == null && (text < 3) == false && (flag ? 1 : 2) == 1', true],
    ['a && true', false],
    ['!text', true],
    ['row + 1', null],
    ['a.filter(x, true)', []],
    ['text.all', null],
    ['sum(row)', 0],
    ['list + list', null],
    ['take(list, text)', null],
  ])('%s is %j', (source, wanted) => {
    expect(run(source, values)).toEqual(wanted);
  });

  test('a compiled expression of another version gives null', () => {
    const odd: Tree[] = [
      ['☃', 1, 2],
      ['call', 'eval', '1'],
      ['call'],
      ['$'],
      ['.'],
      [] as unknown as Tree,
      [['x']] as unknown as Tree,
      ['+'],
      ['filter'],
    ];
    for (const tree of odd) expect(() => evaluate(tree, values)).not.toThrow();
    expect(evaluate(['☃', 1, 2], values)).toBeNull();
    expect(evaluate(['call', 'constructor', 1], values)).toBeNull();
  });
});

describe('only own properties can be read', () => {
  test.each(['row.__proto__', 'row.constructor', 'row.toString', 'text.length', 'row.constructor.constructor'])(
    '%s is nothing',
    (source) => {
      expect(run(source, values)).toBeNull();
    },
  );

  test.each(['constructor', 'toString', 'hasOwnProperty'])('%s is not a root', (name) => {
    expect(evaluate(['$', name], values)).toBeNull();
    expect(evaluate(['$', name], within(values, { row: {} }))).toBeNull();
  });

  test('an own property of the data may have such a name', () => {
    expect(evaluate(['.', ['$', 'row'], '__proto__'], { row: JSON.parse('{"__proto__": 7}') })).toBe(7);
  });
});

describe('a nested scope', () => {
  test('adds names without reading the outer scope', () => {
    let read = 0;
    const outer = {
      get data() {
        read++;
        return { x: 1 };
      },
    };
    const inner = within(within(outer, { row: { y: 2 } }), { index: 3 });
    expect(read).toBe(0);
    expect(evaluate(treeOf('data.x + row.y + index', ['data', 'row', 'index']), inner)).toBe(6);
    expect(Object.keys(outer)).toEqual(['data']);
  });

  test('may shadow a name of a read-only scope', () => {
    const outer = Object.freeze({ calc: 1 });
    const getter = {
      get calc() {
        return 1;
      },
    };
    expect(evaluate(['$', 'calc'], within(outer, { calc: 2 }))).toBe(2);
    expect(evaluate(['$', 'calc'], within(getter, { calc: 2 }))).toBe(2);
  });
});

test('MobX tracks exactly the values that were read', () => {
  const state = observable({ typ: 'A', other: 1, rows: [{ n: 1 }], late: {} as Record<string, number> });
  const tree = treeOf("state.typ == 'A' ? sum(state.rows.map(r, r.n)) + orElse(state.late.n, 0) : 0", ['state']);
  const seen: unknown[] = [];
  const stop = autorun(() => seen.push(evaluate(tree, { state })));
  runInAction(() => state.rows.push({ n: 2 }));
  runInAction(() => {
    state.rows[0]!.n = 5;
  });
  runInAction(() => {
    state.late.n = 10;
  });
  runInAction(() => {
    state.other = 2;
  });
  runInAction(() => {
    state.typ = 'B';
  });
  runInAction(() => {
    state.rows[0]!.n = 6;
  });
  stop();
  expect(seen).toEqual([1, 3, 7, 17, 0]);
});

test('sorting follows the language of the scope', () => {
  const letters = [{ n: 'z' }, { n: 'ä' }];
  const tree = treeOf('l.sortBy(x, x.n).map(x, x.n)', ['l']);
  expect(evaluate(tree, { l: letters, lang: 'de' })).toEqual(['ä', 'z']);
  expect(evaluate(tree, { l: letters, lang: 'sv' })).toEqual(['z', 'ä']);
  expect(evaluate(tree, { l: letters, lang: 'not a language' })).toEqual(['ä', 'z']);
});

test('the length of a text is limited', () => {
  let text = 'x'.repeat(600_000);
  expect(run('t + t', { t: text })).toBeNull();
  text = 'x'.repeat(400_000);
  expect(run('t + t', { t: text })).toHaveLength(800_000);
  expect(run("joined([t, t, t], '')", { t: text })).toBeNull();
  expect(run('range(a, b)', { a: 1, b: 1_000_000 })).toEqual([]);
});

test('a hundred thousand rows are filtered', () => {
  const tree = treeOf('!row.czySplacona && row.termin < today', ['row', 'today']);
  const many = Array.from({ length: 100_000 }, (_, i) => ({ czySplacona: i % 2 === 0, termin: '2026-01-05' }));
  const outer = { today: '2026-02-01' };
  expect(many.filter((row) => evaluate(tree, within(outer, { row })) === true)).toHaveLength(50_000);
});
