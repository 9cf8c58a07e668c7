import { isDeepStrictEqual } from 'node:util';

const MOST = 6;
const LONGEST = 90;

/** The differences of two values, one line each: `columns/3/label: "karta.rata" -> "karta.raty"`. */
export function differences(was: unknown, is: unknown): string[] {
  const all = compare(was, is, []);
  const more = all.length - MOST;
  return more > 0 ? [...all.slice(0, MOST), `and ${more} more`] : all;
}

function compare(was: unknown, is: unknown, path: readonly string[]): string[] {
  if (isDeepStrictEqual(was, is)) return [];
  if (!isObject(was) || !isObject(is))
    return [`${path.length ? `${path.join('/')}: ` : ''}${shown(was)} -> ${shown(is)}`];
  const [left, right] = [byName(was), byName(is)];
  const keys = new Set([...left.keys(), ...right.keys()]);
  return [...keys].flatMap((key) => compare(left.get(key), right.get(key), [...path, key]));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Items of a list by their names, so that an insertion does not change all that follow. */
function byName(value: object): Map<string, unknown> {
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  return new Map(
    value.map((item, index): [string, unknown] => {
      const { id, field, bind } = (isObject(item) ? item : {}) as Record<string, unknown>;
      return [String(id ?? field ?? bind ?? index), item];
    }),
  );
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
