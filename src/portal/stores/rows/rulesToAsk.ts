import type { FormField } from '../../../blocks/form/block.ts';
import type { Tree } from '../../../lang/expressions/tree.ts';
import type { RowStore } from './RowStore.ts';

/**
 * The rules over a list that can be asked now: all of them once each row is in order. Where the rows have steps of their own,
 * those that read nothing of these steps are asked before them, when what the list itself asks is filled in.
 */
export function rulesToAsk({ rules, rows }: FormField, list: readonly RowStore[]): FormField['rules'] {
  if (!list.some((row) => row.found)) return rules;
  if (!list.every((row) => row.isFineHere)) return [];
  const later = new Set(rows?.fields.flatMap(({ field, step }) => (step === undefined ? [] : [field])));
  return rules.filter(({ when, must }) => !reads(when, later) && !reads(must, later));
}

/** What is computed elsewhere may read anything. */
function reads(tree: Tree | undefined, fields: ReadonlySet<string>): boolean {
  if (!Array.isArray(tree)) return false;
  const [operator, first, second] = tree;
  if (operator === '$') return first === 'calc';
  return (operator === '.' && fields.has(second as string)) || tree.slice(1).some((part) => reads(part!, fields));
}
