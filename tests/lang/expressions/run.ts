import { compileExpression } from '../../../src/lang/expressions/compile.ts';
import '../../../src/lang/expressions/rareFunctions.ts';
import { evaluate } from '../../../src/lang/expressions/evaluate.ts';
import type { Scope, Tree } from '../../../src/lang/expressions/tree.ts';
import type { Type } from '../../../src/lang/expressions/types.ts';

/** The tree of an expression; roots without a type are unknown. */
export function treeOf(source: string, roots: Iterable<string>, types: ReadonlyMap<string, Type> = new Map()): Tree {
  const unknown = [...roots].map((name): [string, Type] => [name, { kind: 'unknown' }]);
  const compiled = compileExpression(source, new Map([...unknown, ...types]));
  if (compiled.problems.length) throw new Error(compiled.problems.map((problem) => problem.message).join('\n'));
  return compiled.tree;
}

/** The result of an expression over these values. */
export const run = (source: string, scope: Scope = {}, types?: ReadonlyMap<string, Type>): unknown =>
  evaluate(treeOf(source, Object.keys(scope), types), scope);
