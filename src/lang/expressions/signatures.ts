import { isNumeric, isOrdered, isText, maybe, there } from './relations.ts';
import type { Tree } from './tree.ts';
import type { Type } from './types.ts';

/** What one argument must be. */
export interface Param {
  /** In the words of a message: "a list". */
  wanted: string;
  fits(type: Type): boolean;
}

/** What the checker knows about a function; functions.ts implements it. */
export interface Signature {
  /** The call as it is written: `addDays(date, n)`. */
  use: string;
  params: readonly Param[];
  /** `dates.addDays(3)`: functions of lists, texts and dates can also be called as methods. */
  method: boolean;
  /** A null argument makes the result null. */
  strict: boolean;
  /** These arguments must be of one kind: 'one' gives the common type as the result, 'order' compares them. */
  together?: 'one' | 'order';
  /** The call compiles to this: only the type differs, or the scope holds the result. */
  writes?(argument: Tree): Tree;
  /** The argument is a source itself: `data.raty`. */
  ofSource?: true;
  /** The result type for valid arguments; `strict` is added by the checker. */
  result(...args: Type[]): Type;
}

const param = (wanted: string, fits: (type: Type) => boolean): Param => ({ wanted, fits });
const listOf = (wanted: string, fits: (type: Type) => boolean): Param =>
  param(
    wanted,
    (type) => type.kind === 'list' && (type.of.kind === 'unknown' || type.of.kind === 'nothing' || fits(type.of)),
  );
const isScalar = (type: Type): boolean => type.kind !== 'list' && type.kind !== 'record';

const anything = param('anything', () => true);
const number = param('a number', (type) => type.kind === 'number');
const numeric = param('a number or an amount', isNumeric);
const ordered = param('a number, an amount or a date', isOrdered);
const text = param('a text', isText);
const date = param('a date', (type) => type.kind === 'date');
const datetime = param('a datetime', (type) => type.kind === 'datetime');
const list = listOf('a list', () => true);
const numbers = listOf('a list of numbers or amounts', isNumeric);
const inOrder = listOf('a list of numbers, amounts or dates', isOrdered);
const texts = listOf('a list of texts', isText);
const scalars = listOf('a list of plain values', isScalar);

const flag: Type = { kind: 'flag' };
const whole: Type = { kind: 'number', integer: true };
const elementOf = (type: Type): Type => (type.kind === 'list' ? type.of : { kind: 'unknown' });

const plain = (
  use: string,
  params: readonly Param[],
  result: Signature['result'],
  extra: Partial<Signature> = {},
): Signature => ({
  use,
  params,
  result,
  method: false,
  strict: true,
  ...extra,
});
const method = (
  use: string,
  params: readonly Param[],
  result: Signature['result'],
  extra: Partial<Signature> = {},
): Signature => plain(use, params, result, { method: true, ...extra });
/** Functions of a list: a list is never null, so neither is a count. */
const ofList = (use: string, params: readonly Param[], result: Signature['result']): Signature =>
  method(use, params, result, { strict: false });
const inUnit = (name: string, unit: string): Signature =>
  plain(`${name}(number)`, [number], () => ({ kind: 'number', unit }), { writes: (argument) => argument });
/** A question about a source, which is known before its response is. */
const ofSource = (name: string): Signature =>
  plain(`${name}(source)`, [anything], () => flag, {
    strict: false,
    ofSource: true,
    writes: (source) => ['.', ['$', name], (source as Tree[])[2] ?? null],
  });
const test = (name: string, about = 'text'): Signature => method(`${name}(${about})`, [text], () => flag);
const inText = (name: string): Signature => method(`${name}(text, part)`, [text, text], () => flag);

export const signatures: ReadonlyMap<string, Signature> = new Map(
  Object.entries({
    present: plain('present(x)', [anything], () => flag, { strict: false }),
    orElse: plain('orElse(a, b)', [anything, anything], (_, b) => b, { strict: false, together: 'one' }),
    between: plain('between(x, from, to)', [ordered, ordered, ordered], () => flag, {
      strict: false,
      together: 'order',
    }),

    failed: ofSource('failed'),
    gaveUp: ofSource('gaveUp'),

    count: ofList('count(list)', [list], () => whole),
    // The sum of nothing but nulls is 0.
    sum: ofList('sum(list)', [numbers], (rows) =>
      elementOf(rows).kind === 'nothing' ? whole : there(elementOf(rows)),
    ),
    max: ofList('max(list)', [inOrder], (rows) => maybe(elementOf(rows))),
    min: ofList('min(list)', [inOrder], (rows) => maybe(elementOf(rows))),
    first: ofList('first(list)', [list], (rows) => maybe(elementOf(rows))),
    last: ofList('last(list)', [list], (rows) => maybe(elementOf(rows))),
    distinct: ofList('distinct(list)', [scalars], (rows) => rows),
    take: ofList('take(list, n)', [list, number], (rows) => rows),
    range: plain('range(a, b)', [number, number], () => ({ kind: 'list', of: whole }), { strict: false }),

    year: method('year(date)', [date], () => whole),
    month: method('month(date)', [date], () => whole),
    quarter: method('quarter(date)', [date], () => whole),
    date: plain('date(y, m, d)', [number, number, number], () => ({ kind: 'date', optional: true })),
    day: method('day(datetime)', [datetime], () => ({ kind: 'date' })),
    addDays: method('addDays(date, n)', [date, number], () => ({ kind: 'date' })),
    addMonths: method('addMonths(date, n)', [date, number], () => ({ kind: 'date' })),

    length: method('length(text)', [text], () => whole),
    left: method('left(text, n)', [text, number], () => ({ kind: 'text' })),
    trim: method('trim(text)', [text], () => ({ kind: 'text' })),
    contains: inText('contains'),
    startsWith: inText('startsWith'),
    endsWith: inText('endsWith'),
    split: method('split(text, by)', [text, text], () => ({ kind: 'list', of: { kind: 'text' } }), { strict: false }),
    joined: method('joined(list, by)', [texts, text], () => ({ kind: 'text' })),
    number: plain('number(text)', [text], () => ({ kind: 'number', optional: true })),
    text: plain('text(number)', [number], () => ({ kind: 'text' })),

    pln: plain('pln(number)', [number], () => ({ kind: 'money' })),
    litres: inUnit('litres', 'l'),
    squareMetres: inUnit('squareMetres', 'm2'),
    cubicMetres: inUnit('cubicMetres', 'm3'),
    hectares: inUnit('hectares', 'ha'),
    round: plain('round(number, places)', [numeric, number], (value) => there(value)),

    isEmail: test('isEmail'),
    isPhone: test('isPhone'),
    isPesel: test('isPesel'),
    isNip: test('isNip'),
    isRegon: test('isRegon'),
    isIban: test('isIban'),
    isPostalCode: test('isPostalCode'),
    isWebAddress: test('isWebAddress'),
    isPassword: test('isPassword'),
    passwordLevel: method('passwordLevel(text)', [text], () => whole),
  } satisfies Record<string, Signature>),
);
