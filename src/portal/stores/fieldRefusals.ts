import { compareStructural } from 'mobx';
import type { FormProblem } from './formProblem.ts';
import { valueAt } from './schemaValue.ts';

/** The office's messages about one field, by its name, or by the path of a value inside it: `osoby.0.imie`. */
export type FieldRefusals = ReadonlyMap<string, FormProblem>;

export const noRefusals: FieldRefusals = new Map();

/** The part of a name inside its field: of `osoby.0.imie` it is 0 and imie. */
export const pathInside = (name: string): string[] => name.split('.').slice(1);

/** The messages that remain after an edit: those about values inside that it did not change. */
export function refusalsAfter(refusals: FieldRefusals, before: unknown, after: unknown): FieldRefusals {
  if (refusals.size === 0) return refusals;
  const isSame = (path: string[]) => path.length > 0 && compareStructural(valueAt(before, path), valueAt(after, path));
  return new Map([...refusals].filter(([name]) => isSame(pathInside(name))));
}
