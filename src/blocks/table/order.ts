import { collatorOf } from '../../lang/values/order.ts';

/** What a column gives for sorting: text, number, flag or nothing. Dates are ISO texts. */
type Comparable = string | number | boolean | null | undefined;

/** Orders texts by the alphabet of a language: their positions; equal ones keep their order. */
export type TextOrder = (texts: readonly string[], language: string) => number[];

export const orderByCollator: TextOrder = (texts, language) => {
  const { compare } = collatorOf(language);
  return Array.from(texts.keys()).sort((a, b) => compare(texts[a]!, texts[b]!));
};

let orderTexts = orderByCollator;

/** Takes another code for the same order: the one that is fast for very many texts comes with the tables that have them. */
export function orderTextsBy(order: TextOrder): void {
  orderTexts = order;
}

/**
 * The order of rows by one column: nothing last whichever way, equal values in the order they came.
 *
 * @param indices rows to order, as positions
 * @param values the column's value of every row by position, evaluated once by the caller
 * @param language of the texts, for their alphabet
 * @returns the same positions, ordered
 */
export function orderBy(
  indices: readonly number[],
  values: readonly unknown[],
  language: string,
  descending: boolean,
): number[] {
  const present: number[] = [];
  const absent: number[] = [];
  for (const index of indices) (isNothing(values[index]) ? absent : present).push(index);
  const ranks = ranksOf(present, values as readonly Comparable[], language);
  const sign = descending ? -1 : 1;
  present.sort((a, b) => sign * (ranks[a]! - ranks[b]!) || 0);
  return present.concat(absent);
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || Number.isNaN(value);
}

/** A number for every row by which a plain subtraction orders them; equal texts are compared once. */
function ranksOf(present: readonly number[], values: readonly Comparable[], language: string): Float64Array {
  const ranks = new Float64Array(values.length);
  if (!present.some((index) => typeof values[index] === 'string')) {
    for (const index of present) ranks[index] = Number(values[index]);
    return ranks;
  }
  const slots = new Map<string, number>();
  for (const index of present) {
    const text = String(values[index]);
    const slot = slots.get(text) ?? slots.size;
    if (slot === slots.size) slots.set(text, slot);
    ranks[index] = slot;
  }
  const places = new Float64Array(slots.size);
  orderTexts([...slots.keys()], language).forEach((slot, place) => {
    places[slot] = place;
  });
  for (const index of present) ranks[index] = places[ranks[index]!]!;
  return ranks;
}
