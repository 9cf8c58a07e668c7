import { evaluate } from '../../../src/lang/expressions/evaluate.ts';
import '../../../src/lang/expressions/rareFunctions.ts';
import { CellMistake } from './cell.ts';
import type { VariantPlan, VariantsPlan } from './plan.ts';

type Cell = (column: string) => string;

/** The kinds of objects, and what decides between them. */
export type Deciding = Pick<VariantsPlan, 'column' | 'read'> & {
  kinds: readonly Pick<VariantPlan, 'word' | 'when'>[];
};

/**
 * The number of the kind of object that a row makes.
 *
 * @throws CellMistake for a word that the contract does not have
 */
export function kindOfRow({ column, read, kinds }: Deciding, cell: Cell): number {
  if (column === undefined) {
    const row = Object.fromEntries(read.map((name) => [name, cell(name) || null]));
    return kinds.findIndex(({ when }) => when === undefined || evaluate(when, { row }) === true);
  }
  const found = kinds.findIndex(({ word }) => word === cell(column));
  if (found < 0) throw new CellMistake(`This is no kind of the contract: ${kinds.map(({ word }) => word).join(', ')}.`);
  return found;
}
