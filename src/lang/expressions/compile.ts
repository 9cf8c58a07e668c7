import { type CheckOptions, type CheckResult, check } from './check.ts';
import { readsOf } from './deps.ts';
import { noFacts } from './facts.ts';
import { parse } from './parse.ts';
import type { Type } from './types.ts';

export interface CompiledExpression extends CheckResult {
  /** `data.raty`, `state.typ`, `config` … */
  reads: string[];
}

/**
 * Parses, types and compiles one expression. With problems the tree is not to be run, and the type is `unknown` when
 * nothing could be read. A plain number or flag is an expression as well.
 */
export function compileExpression(
  source: string | number | boolean,
  scope: ReadonlyMap<string, Type>,
  options: CheckOptions = {},
): CompiledExpression {
  const { ast, problems } =
    typeof source === 'string'
      ? parse(source)
      : { ast: { kind: 'literal', value: source, from: 0, to: String(source).length } as const, problems: [] };
  if (!ast) {
    return { tree: null, type: { kind: 'unknown' }, problems, facts: { ifTrue: noFacts, ifFalse: noFacts }, reads: [] };
  }
  const result = check(ast, scope, options);
  return { ...result, reads: readsOf(result.tree) };
}
