import type { Refusal } from '../http/refusals.ts';

/** What is wrong with a field, or with a value inside one: `osoby.1.pesel`. */
export type Problem = [field: string, problem: Refusal['pola'][string]];

/** No form of the municipality could have sent it. */
export const refusedValue = { key: 'pole.wartosc' };

/** Text of blanks is nothing, as in the browser; inside records and lists, too. */
export function withoutBlanks(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || null;
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutBlanks(one)]));
}
