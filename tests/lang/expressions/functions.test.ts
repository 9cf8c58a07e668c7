import { describe, expect, test } from 'vitest';
import { functions } from '../../../src/lang/expressions/functions.ts';
import { rareFunctions } from '../../../src/lang/expressions/rareFunctions.ts';
import { signatures } from '../../../src/lang/expressions/signatures.ts';
import { run } from './run.ts';
import { record, scope } from './scope.ts';

/** At least one line for each function, with its result; evaluate.test.ts covers null and wrong kinds. */
const answers: Record<string, readonly [source: string, answer: unknown][]> = {
  present: [
    ["present('a')", true],
    ['present(zero)', true],
    ['present(no)', true],
    ["present('')", false],
  ],
  orElse: [
    ['orElse(null, 1)', 1],
    ['orElse(0, 1)', 0],
    ['orElse(false, true)', false],
    ["orElse('', 'b')", 'b'],
  ],
  between: [
    ['between(5, 5, 5)', true],
    ['between(5, 6, null)', false],
    ['between(5, null, 4)', false],
  ],
  failed: [
    ['failed(data.a)', true],
    ['failed(data.b)', false],
  ],
  gaveUp: [
    ['gaveUp(data.a)', false],
    ['gaveUp(data.b)', true],
  ],
  count: [
    ['count([1, 2])', 2],
    ['[1].count()', 1],
  ],
  sum: [
    ['sum([0.1, 0.2])', 0.3],
    ['sum([])', 0],
    ['[1, 2].sum()', 3],
  ],
  max: [
    ['max([1, 3, 2])', 3],
    ['max([])', null],
    ['max([null, 1])', 1],
  ],
  min: [
    ['min([2, 1, 3])', 1],
    ['min([])', null],
  ],
  first: [
    ['first([1, 2])', 1],
    ['first([])', null],
  ],
  last: [
    ['last([1, 2])', 2],
    ['last([])', null],
  ],
  distinct: [
    ['distinct([1, 2, 1])', [1, 2]],
    ['[1, 1].distinct()', [1]],
  ],
  left: [
    ["left('75616', 3)", '756'],
    ["'ąęć'.left(2)", 'ąę'],
    ["left('a', 5)", 'a'],
    ["left('a', -1)", ''],
  ],
  take: [
    ['take([1, 2, 3], 2)', [1, 2]],
    ['take([1], 5)', [1]],
    ['take([1], -1)', []],
    ['[1, 2].take(0)', []],
  ],
  range: [
    ['range(2024, 2026)', [2024, 2025, 2026]],
    ['range(3, 1)', []],
    ['range(1, 1)', [1]],
  ],
  year: [
    ['year(d)', 2026],
    ['d.year()', 2026],
  ],
  month: [
    ['month(d)', 11],
    ['d.month()', 11],
    ['month(addMonths(d, 2))', 1],
  ],
  quarter: [
    ['quarter(d)', 4],
    ['range(1, 12).map(m, quarter(date(2026, m, 1)))', [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]],
  ],
  date: [
    ['date(2026, 2, 28)', '2026-02-28'],
    ['date(2028, 2, 29)', '2028-02-29'],
    ['date(2026, 2, 29)', null],
    ['date(2026, 13, 1)', null],
    ['date(2026, 0, 1)', null],
    ['date(2026, 1, -1)', null],
    ['date(2026, 1.5, 1)', null],
    ['date(12026, 1, 1)', null],
    ['date(2026, null, 1)', null],
    ['date(33, 4, 3)', '0033-04-03'],
  ],
  day: [
    ['day(t)', '2026-11-22'],
    ['t.day()', '2026-11-22'],
  ],
  addDays: [
    ['addDays(d, 14)', '2026-12-05'],
    ['d.addDays(-21)', '2026-10-31'],
  ],
  addMonths: [['addMonths(d, 3)', '2027-02-21']],
  length: [
    ["length('żółw')", 4],
    ["length('👍')", 1],
    ["'ab'.length()", 2],
  ],
  trim: [["trim('  a b ')", 'a b']],
  contains: [
    ["contains('abc', 'b')", true],
    ["'abc'.contains('B')", false],
  ],
  startsWith: [
    ["startsWith('abc', 'ab')", true],
    ["startsWith('abc', 'b')", false],
  ],
  endsWith: [
    ["endsWith('abc', 'bc')", true],
    ["endsWith('abc', 'b')", false],
  ],
  split: [
    ["split('U, W', ', ')", ['U', 'W']],
    ["split('', ',')", ['']],
  ],
  joined: [
    ["joined(['a', 'b'], ', ')", 'a, b'],
    ["['a', null].joined('-')", 'a'],
  ],
  number: [
    ["number('12,5')", 12.5],
    ["number(' -3 ')", -3],
    ["number('12 zł')", null],
    ["number('')", null],
    ["number('1e3')", null],
    ["number('0x1')", null],
  ],
  text: [
    ['text(2026)', '2026'],
    ['text(1.5)', '1.5'],
  ],
  pln: [['pln(1.005)', 1.01]],
  litres: [['litres(0.5)', 0.5]],
  squareMetres: [['squareMetres(47.6)', 47.6]],
  cubicMetres: [['cubicMetres(12.5)', 12.5]],
  hectares: [['hectares(null)', null]],
  round: [
    ['round(2.5, 0)', 3],
    ['round(-2.345, 2)', -2.35],
  ],
  isEmail: [
    ["isEmail('a@example.pl')", true],
    ["isEmail('a')", false],
  ],
  isPhone: [
    ["isPhone('600100200')", true],
    ["isPhone('600 100 200')", false],
  ],
  isPesel: [
    ["isPesel('44051401359')", true],
    ["isPesel('44051401358')", false],
  ],
  isNip: [
    ["isNip('5260250274')", true],
    ["isNip('5260250275')", false],
  ],
  isRegon: [
    ["isRegon('000002217')", true],
    ["isRegon('000002218')", false],
  ],
  isIban: [
    ["isIban('PL61109010140000071219812874')", true],
    ["isIban('PL61109010140000071219812875')", false],
  ],
  isPostalCode: [
    ["isPostalCode('00-999')", true],
    ["isPostalCode('00999')", false],
  ],
  isWebAddress: [
    ["isWebAddress('przewozy.example')", true],
    ["isWebAddress('https://przewozy.example/kontakt')", true],
    ["'przewozy'.isWebAddress()", false],
  ],
  isPassword: [
    ["isPassword('Lipowa1!')", true],
    ["'lipowa1!'.isPassword()", false],
  ],
  passwordLevel: [
    ["passwordLevel('lipowa')", 1],
    ["passwordLevel('Lipowa1!')", 2],
    ["'Lipowa12!'.passwordLevel()", 3],
    ['passwordLevel(null)', null],
  ],
};

const values = {
  d: '2026-11-21',
  t: '2026-11-21T23:30:00Z',
  zero: 0,
  no: false,
  failed: { a: true, b: false },
  gaveUp: { a: false, b: true },
};
const sources = scope({ data: record(undefined, { a: 'text', b: 'text' }) });

describe.each(Object.entries(answers))('%s', (_, lines) => {
  test.each(lines)('%s is %j', (source, answer) => {
    expect(run(source, values, sources)).toEqual(answer);
  });
});

test('each function has a signature, a test, and an implementation unless it compiles to something else', () => {
  expect(Object.keys(answers).sort()).toEqual([...signatures.keys()].sort());
  const written = ['sumMoney', 'record', 'grouped'];
  expect([...functions.keys()].filter((name) => !written.includes(name)).sort()).toEqual(
    [...signatures].flatMap(([name, { writes }]) => (writes ? [] : name)).sort(),
  );
});

test('a rare function is not loaded with the common ones, and each is called as they are', () => {
  expect([...rareFunctions].filter((name) => !functions.has(name))).toEqual([]);
  expect(rareFunctions.has('isPesel') && !rareFunctions.has('present')).toBe(true);
});

const odd: readonly unknown[] = [
  null,
  undefined,
  0,
  -1,
  1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  'x',
  '2026-02-30',
  true,
  [],
  [[]],
  [null, 'x', 1, {}],
  {},
  Symbol('x'),
  10n,
  new Date(0),
  () => 1,
];

test.each([...functions])('%s accepts any arguments and never throws', (_, call) => {
  const tryAll = () => {
    for (const a of odd) for (const b of odd) for (const c of odd.slice(0, 8)) call(a, b, c);
  };
  expect(tryAll).not.toThrow();
  expect(() => call()).not.toThrow();
});

test('no function returns NaN or an infinite number', () => {
  for (const [name, call] of functions) {
    if (['orElse', 'first', 'last'].includes(name)) continue; // they hand on what was there
    for (const a of odd)
      for (const b of odd) {
        const answer = call(a, b, 1);
        expect(typeof answer !== 'number' || Number.isFinite(answer), `${name}(${String(a)}, ${String(b)})`).toBe(true);
      }
  }
});
