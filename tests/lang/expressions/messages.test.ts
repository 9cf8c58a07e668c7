import { describe, expect, test } from 'vitest';
import type { Message } from '../../../src/lang/expressions/ast.ts';
import { macros } from '../../../src/lang/expressions/ast.ts';
import type { CheckOptions } from '../../../src/lang/expressions/check.ts';
import { compileExpression } from '../../../src/lang/expressions/compile.ts';
import type { Definitions } from '../../../src/lang/expressions/definitions.ts';
import * as checkerMessages from '../../../src/lang/expressions/messages.ts';
import { MAX_NODES } from '../../../src/lang/expressions/parse.ts';
import { signatures } from '../../../src/lang/expressions/signatures.ts';
import * as syntaxMessages from '../../../src/lang/expressions/syntaxMessages.ts';
import { list, maybe, record, scope, type } from './scope.ts';

const say = { ...syntaxMessages, ...checkerMessages };
const rata = record('Rata', { kwota: 'money', dni: 'int', opis: 'text?' }, 'schemas/api/dues.json');
const pelna = record('Pelna', { kwota: 'money?', dni: 'int', opis: 'text' }, 'schemas/api/dues.json');
const puste = record('Puste', {});
const roots = scope({
  m: 'money',
  mo: 'money?',
  n: 'int',
  n2: 'number?',
  t: 'text',
  d: 'date',
  c: 'datetime',
  f: 'flag',
  w: 'kir|p24',
  v: 'blik|karta',
  raty: list(rata),
  rata,
  puste,
  data: record(undefined, { raty: rata }),
});
const AT = 'Defined in screens/definitions/raty.json:4';
const defined = (message: Message): Message => ({ ...message, help: [...(message.help ?? []), AT] });
const drogo = compileExpression('params.ile > pln(100)', scope({ params: record('params', { ile: 'money' }) }));
const definitions: Definitions = {
  keys: () => ['drogo'],
  get: (name) =>
    name === 'drogo'
      ? {
          use: 'drogo(ile)',
          params: [{ name: 'ile', type: type('money') }],
          type: drogo.type,
          tree: drogo.tree,
          where: 'screens/definitions/raty.json:4',
          written: { file: { name: 'screens/definitions/raty.json' }, path: ['define', 'drogo'] },
        }
      : undefined,
};
const known = [...roots.keys()];
const functions = [...signatures.keys(), ...macros];

/** For every message an expression that produces it; the texts are in messages.ts. */
const earned: Record<keyof typeof say, readonly [source: string, message: Message, options?: CheckOptions][]> = {
  empty: [['', say.empty()]],
  syntax: [['n = 1', say.syntax('unexpected_character', '=', '')]],
  tooLong: [[Array(300).fill('n').join('+'), say.tooLong(MAX_NODES)]],
  tooDeep: [['raty.map(x, raty.map(y, raty.map(z, z.dni)))', say.tooDeep(2)]],
  quotes: [['"it\'s"', say.quotes("it's")]],
  index: [['raty[0]', say.index()]],
  fieldName: [
    ['{kwota: 1}', say.fieldName('kwota')],
    ['{1: 1}', say.fieldName('1')],
  ],
  fieldTwice: [["{'a': 1, 'a': 2}", say.fieldTwice('a')]],
  bytes: [["b'a'", say.bytes()]],
  plainNumber: [['0xff', say.plainNumber()]],
  hugeNumber: [['99999999999999999', say.hugeNumber()]],
  macroShape: [['map(raty, r, r.dni)', say.macroShape('map')]],
  macroVariable: [["raty.map('r', 1)", say.macroVariable("'r'")]],
  unknownName: [
    ['ratyy', say.unknownName('ratyy', 'raty', known)],
    ['zup', say.unknownName('zup', undefined, known)],
  ],
  nameOfFunction: [['count > 0', say.nameOfFunction('count', 'count(list)')]],
  hidesName: [
    ['raty.map(n, n.dni)', say.hidesName('n')],
    ['raty.map(count, 1)', say.hidesName('count')],
  ],
  unknownField: [
    ['rata.kwot', say.unknownField('kwot', 'Rata', 'kwota', ['kwota', 'dni', 'opis'], 'schemas/api/dues.json')],
    [
      "[{ 'kwot': m, 'dni': 1 }]",
      say.unknownField('kwot', 'Rata', 'kwota', ['kwota', 'dni', 'opis'], 'schemas/api/dues.json'),
      {
        expect: {
          type: list(maybe(record('Rata', { kwota: 'money?', dni: 'int', opis: 'text?' }, 'schemas/api/dues.json'))),
        },
      },
    ],
    ['puste.x', say.unknownField('x', 'Puste', undefined, [])],
  ],
  missingField: [
    ["{ 'kwota': m, 'dni': 1 }", say.missingField('opis', 'Pelna'), { expect: { type: pelna } }],
    ["[1].map(x, { 'kwota': m, 'dni': x })", say.missingField('opis', 'Pelna'), { expect: { type: list(pelna) } }],
  ],
  fieldOfList: [['raty.kwota', say.fieldOfList('kwota')]],
  fieldOf: [['m.kwota', say.fieldOf('kwota', 'an amount')]],
  unknownFunction: [
    ['cuont(raty)', say.unknownFunction('cuont', 'count', functions)],
    ['size(raty)', say.unknownFunction('size', undefined, functions)],
    ['has(rata.opis)', say.unknownFunction('has', undefined, functions)],
    ["t.matches('x')", say.unknownFunction('matches', undefined, functions)],
    ['constructor(n)', say.unknownFunction('constructor', undefined, functions)],
  ],
  argumentCount: [
    ['drogo(m, m)', defined(say.argumentCount('drogo(ile)', 2)), { definitions }],
    ['take(raty)', say.argumentCount('take(list, n)', 1)],
    ['raty.take()', say.argumentCount('take(list, n)', 1)],
  ],
  notAMethod: [['n.round(2)', say.notAMethod('round', 'round(number, places)')]],
  argument: [
    ['sum(t)', say.argument('sum', 'sum(list)', 0, 'a list of numbers or amounts', 'a text')],
    ['take(raty, t)', say.argument('take', 'take(list, n)', 1, 'a number', 'a text')],
    ['length(raty)', say.argument('length', 'length(text)', 0, 'a text', 'a list of Rata')],
    ['pln(m)', say.argument('pln', 'pln(number)', 0, 'a number', 'an amount')],
  ],
  argumentOf: [
    ['drogo(t)', { ...say.argumentOf('ile', 'drogo(ile)', 'an amount', 'a text'), help: [AT] }, { definitions }],
  ],
  argumentNothing: [['drogo(mo)', defined(say.argumentNothing('ile', 'drogo(ile)')), { definitions }]],
  datetimeNeedsDay: [
    ['addDays(c, 1)', say.datetimeNeedsDay('addDays(date, n)')],
    ['c - d', say.datetimeNeedsDay('date - date')],
  ],
  notAList: [['rata.filter(x, true)', say.notAList('filter', 'Rata')]],
  notASource: [
    ['failed(data.raty.kwota)', say.notASource('failed(source)')],
    ['gaveUp(rata)', say.notASource('gaveUp(source)')],
  ],
  largeRange: [['range(1, 5000)', say.largeRange(1000)]],
  condition: [
    ['n && f', say.condition('a number')],
    ['!t', say.condition('a text')],
    ['raty ? 1 : 2', say.condition('a list of Rata')],
    ['raty.filter(r, r.dni)', say.condition('a number')],
  ],
  moneyAndNumber: [
    ['m + 1', say.moneyAndNumber('+')],
    ['n - m', say.moneyAndNumber('-')],
  ],
  moneyTimesMoney: [['m * m', say.moneyTimesMoney()]],
  numberByMoney: [['n / m', say.numberByMoney()]],
  dateArithmetic: [
    ['d + 1', say.dateArithmetic('+')],
    ['d - n', say.dateArithmetic('-')],
    ['d * 2', say.dateArithmetic('*')],
  ],
  textAndOther: [
    ['t + n', say.textAndOther('a number')],
    ['m + t', say.textAndOther('an amount')],
  ],
  noArithmetic: [
    ['t - t', say.noArithmetic('-', 'a text')],
    ['n * f', say.noArithmetic('*', 'true or false')],
    ['m % m', say.noArithmetic('%', 'an amount')],
    ['-t', say.noArithmetic('-', 'a text')],
    ['null + 1', say.noArithmetic('+', 'null')],
  ],
  notComparable: [
    ['n == t', say.notComparable('a number', '==', 'a text')],
    ['t in [1]', say.notComparable('a text', 'in', 'a number')],
  ],
  datetimeAndDate: [
    ['c == d', say.datetimeAndDate()],
    ['c < d', say.datetimeAndDate()],
  ],
  dateAndText: [
    ["d == '2026-01-01'", say.dateAndText()],
    ['d < t', say.dateAndText()],
  ],
  noOrder: [
    ['t < t', say.noOrder('a text')],
    ['f > n', say.noOrder('true or false')],
  ],
  recordEquality: [
    ['rata == rata', say.recordEquality()],
    ['raty != raty', say.recordEquality()],
  ],
  inWhat: [['n in t', say.inWhat('a text')]],
  unknownWord: [
    ["w == 'kirr'", say.unknownWord('kirr', 'kir', ['kir', 'p24'])],
    ["'x' != w", say.unknownWord('x', undefined, ['kir', 'p24'])],
    ["w == (f ? 'kir' : 'p25')", say.unknownWord('p25', 'p24', ['kir', 'p24'])],
  ],
  noWordInCommon: [['w == v', say.noWordInCommon("one of 'kir', 'p24'", "one of 'blik', 'karta'")]],
  neverNothing: [
    ['m == null', say.neverNothing('m')],
    ['present(f)', say.neverNothing('f')],
    ['(n + 1) != null', say.neverNothing('This')],
  ],
  listNeverNothing: [
    ['raty == null', say.listNeverNothing('raty')],
    ['present(raty.take(1))', say.listNeverNothing('This')],
  ],
  mixed: [
    ['f ? n : t', say.mixed('a number', 'a text')],
    ['between(n, d, d)', say.mixed('a number', 'a date')],
    ["[{'a': n}, {'a': f}]", say.mixed('a number', 'true or false', 'a')],
    ['[n, f]', say.mixed('a number', 'true or false')],
  ],
  moneyOrNumber: [
    ['f ? m : 1', say.moneyOrNumber()],
    ['orElse(m, n)', say.moneyOrNumber()],
  ],
  plainKey: [
    ['raty.sortBy(r, r)', say.plainKey('sortBy', 'Rata')],
    ['raty.groupBy(r, r)', say.plainKey('groupBy', 'Rata')],
  ],
  expected: [
    ['n', say.expected('true or false', 'a number'), { expect: { kinds: ['flag'] } }],
    ['t', say.expected('a list or a record', 'a text'), { expect: { kinds: ['list', 'record'] } }],
    ["'kirr'", say.expected("one of 'kir', 'p24'", "'kirr'"), { expect: { type: type('kir|p24') } }],
    ["{ 'dni': t, 'opis': t }", say.expected('a number', 'a text'), { expect: { type: pelna } }],
    ['n2', say.expected('an amount', 'a number'), { expect: { type: type('money?'), needed: true } }],
  ],
  mayBeNothing: [
    ['n2', say.mayBeNothing(), { expect: { type: type('int'), needed: true } }],
    ["[{ 'dni': n2, 'opis': t }]", say.mayBeNothing(), { expect: { type: list(pelna) } }],
    ['null', say.mayBeNothing(), { expect: { kinds: ['text'], needed: true } }],
  ],
};

describe.each(Object.entries(earned))('%s', (_, lines) => {
  test.each(lines)('%s', (source, message, options) => {
    const { problems } = compileExpression(source, roots, options);
    expect(problems.map(({ from: _from, to: _to, ...problem }) => problem)).toEqual([message]);
    for (const { from, to } of problems) expect(0 <= from && from <= to && to <= source.length).toBe(true);
  });
});

test('every message has an expression that produces it', () => {
  expect(Object.keys(earned).sort()).toEqual(Object.keys(say).sort());
  for (const lines of Object.values(earned)) expect(lines.length).toBeGreaterThan(0);
});

describe('a correct expression has no problems', () => {
  test.each<[string, CheckOptions?]>([
    ['m == 0'],
    ['m > 100'],
    ['f ? m : 0'],
    ['orElse(rata.kwota, 0)'],
    ["w == 'kir' || w in ['p24']"],
    ["t == 'cokolwiek'"],
    ['w + t'],
    ['[]'],
    ['n2 > 0 ? n2 : 0', { expect: { kinds: ['number'], needed: true } }],
    ['null', { expect: { kinds: ['flag'] } }],
    ['[]', { expect: { type: type('[int]'), needed: true } }],
    ["'kir'", { expect: { type: type('kir|p24'), needed: true } }],
    ['w', { expect: { type: type('text') } }],
    ['raty.filter(r, present(r.opis))'],
    ['present(t)'],
    ['sum([])'],
    ['first(raty).kwota'],
    ['drogo(m) && !drogo(orElse(mo, pln(0)))', { definitions }],
    ['mo != null && drogo(mo)', { definitions }],
    ["{ 'dni': n, 'opis': t }", { expect: { type: pelna } }],
    ["[{ 'kwota': m, 'dni': n, 'opis': t }, { 'dni': 2, 'opis': 'x' }]", { expect: { type: list(pelna) } }],
    ['raty.groupBy(r, r.dni).all(g, g.key > 0 && sum(g.rows.map(r, r.kwota)) > 0)'],
  ])('%s', (source, options) => {
    expect(compileExpression(source, roots, options).problems).toEqual([]);
  });
});

test('a message ends with a full stop or a question mark and shows no JavaScript values', () => {
  const all = Object.values(earned).flatMap((lines) => lines.map(([, message]) => message));
  for (const { message } of all) {
    expect(message).toMatch(/[.?]$/);
    expect(message).not.toMatch(/undefined|\[object|NaN/);
  }
});
