import { addDays, addMonths, dayOf, isDate } from '../values/dates.ts';
import { add, round } from '../values/decimal.ts';
import { sumKwot } from '../values/kwota.ts';

/** More than a list of years needs, and cheap to build at any time. */
export const MAX_RANGE = 1000;
/** A longer text becomes null: repeated doubling must not fill the memory. */
export const MAX_TEXT = 1_000_000;

/** Accepts any values and returns a value or null; never throws. */
export type Run = (...args: unknown[]) => unknown;

const isNothing = (value: unknown): boolean => value === null || value === undefined;
/** JSON has no infinity, but 1e999 is parsed as one. */
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const finite = (value: number): number | null => (isNumber(value) ? value : null);
const isString = (value: unknown): value is string => typeof value === 'string';
export const items = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);

const numbers = (list: unknown): number[] => items(list).filter(isNumber);

/** A function of texts, all of which must be present. */
export const ofText =
  (run: (...texts: string[]) => unknown): Run =>
  (...args) =>
    args.length >= run.length && args.every(isString) ? run(...args) : null;
/** A function of one date and a number. */
const ofDate =
  (run: (date: string, n: number) => unknown): Run =>
  (date, n) =>
    isString(date) && isNumber(n) ? run(date, n) : null;
export const ofNumber =
  (run: (...numbers: number[]) => unknown): Run =>
  (...args) =>
    args.length >= run.length && args.every(isNumber) ? run(...args) : null;

/** The value that is before all others; numbers by size, dates by time. Values of other kinds are skipped. */
const extreme =
  (before: (a: string | number, b: string | number) => boolean): Run =>
  (list) => {
    let best: string | number | null = null;
    for (const item of items(list)) {
      if (!(isNumber(item) || isString(item))) continue;
      if (best === null || (typeof item === typeof best && before(item, best))) best = item;
    }
    return best;
  };

const upTo = (low: unknown, high: unknown): boolean =>
  isNothing(low) ||
  isNothing(high) ||
  (typeof low === typeof high && (isNumber(low) || isString(low)) && (low as number) <= (high as number));

/** What many screens call; signatures.ts types them. */
const common: Readonly<Record<string, Run>> = {
  present: (value) => !isNothing(value) && value !== '',
  orElse: (value, other) => (isNothing(value) || value === '' ? other : value),
  between: (value, from, to) => !isNothing(value) && upTo(from, value) && upTo(value, to),

  count: (list) => items(list).length,
  sum: (list) => finite(numbers(list).reduce((sum, n) => add(sum, n) ?? Number.NaN, 0)),
  sumMoney: (list) => finite(sumKwot(numbers(list))),
  max: extreme((a, b) => a > b),
  min: extreme((a, b) => a < b),
  first: (list) => items(list)[0],
  last: (list) => items(list).at(-1),
  distinct: (list) => [...new Set(items(list))],
  take: (list, n) => (isNumber(n) ? items(list).slice(0, Math.max(0, n)) : null),
  range: ofNumber((a, b) =>
    b - a < MAX_RANGE ? Array.from({ length: Math.max(0, Math.floor(b - a) + 1) }, (_, i) => a + i) : [],
  ),

  year: ofText((date) => (isDate(date) ? Number(date.slice(0, 4)) : null)),
  day: ofText(dayOf),
  addDays: ofDate(addDays),
  addMonths: ofDate(addMonths),

  length: ofText((text) => [...text].length),
  left: (text, n) => (isString(text) && isNumber(n) ? [...text].slice(0, Math.max(0, n)).join('') : null),
  trim: ofText((text) => text.trim()),
  contains: ofText((text, part) => text.includes(part!)),
  startsWith: ofText((text, part) => text.startsWith(part!)),
  endsWith: ofText((text, part) => text.endsWith(part!)),
  split: ofText((text, by) => text.split(by!)),
  joined: (list, by) => {
    const texts = items(list).filter(isString);
    const length = texts.reduce((sum, text) => sum + text.length, 0);
    return isString(by) && length + by.length * texts.length <= MAX_TEXT ? texts.join(by) : null;
  },
  number: ofText((text) => (/^\s*-?\d{1,15}([.,]\d{1,15})?\s*$/.test(text) ? Number(text.replace(',', '.')) : null)),
  text: ofNumber(String),

  pln: ofNumber((value) => round(value, 2)),
  round: ofNumber((value, places) => round(value, places)),
};

/** The functions that are loaded: rareFunctions.ts adds its own. */
export const functions: Map<string, Run> = new Map(Object.entries(common));
