import type { Calc } from '../lang/descriptors/calc.ts';
import type { Text } from '../lang/descriptors/text.ts';
import type { Tree } from '../lang/expressions/tree.ts';
import type { Format } from '../lang/values/formats.ts';

/** Names inside one row, item or form: `row`, `parent`, `item`, `index`, `form`, `edit`, `calc` … */
export type Locals = Readonly<Record<string, unknown>>;

/**
 * The place where a block is: what its expressions, texts and states are there. The portal, the documents of the office and
 * the scenarios each implement it. Everything is read late: a view that is asked inside a MobX observer is followed.
 */
export interface Scope {
  /** The value of an expression, with `locals` over the names of the place; null while a source it reads is unknown. */
  value<T = unknown>(tree: Tree, locals?: Locals): T;
  text(text: Text, locals?: Locals): string;
  /** '' for nothing. */
  format(value: unknown, format: Format, unit?: string): string;
  /** `locals` with the computed values of a block, which are read late too. */
  locals(calc: Readonly<Record<string, Calc>>, locals: Locals): Locals;
  state(name: string): unknown;
}

/** An absent condition counts as true; a condition whose value is null does not. */
export const holds = (scope: Scope, condition: Tree | undefined, locals?: Locals): boolean =>
  condition === undefined || scope.value(condition, locals) === true;

/** The elements of a list; an empty list while it is not known. */
export function listOf(scope: Scope, tree: Tree, locals?: Locals): readonly unknown[] {
  const list = scope.value(tree, locals);
  return Array.isArray(list) ? list : [];
}
