import type { Calc } from '../lang/descriptors/calc.ts';
import type { Tree } from '../lang/expressions/tree.ts';
import { type Locals, listOf, type Scope } from './scope.ts';

/** The items of a list. The scope of an item is made on demand: a widget draws only the first ones. */
export interface Items {
  list: readonly unknown[];
  localsOf(index: number): Locals;
}

export function itemsOf(block: { items: Tree; calc?: Readonly<Record<string, Calc>> }, scope: Scope): Items {
  const list = listOf(scope, block.items);
  return { list, localsOf: (index) => scope.locals(block.calc ?? {}, { item: list[index], index }) };
}

/** The names inside each item. */
export const eachItem = ({ list, localsOf }: Items): Locals[] => list.map((_, index) => localsOf(index));
