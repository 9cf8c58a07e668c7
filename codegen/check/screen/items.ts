import type { Calc } from '../../../src/lang/descriptors/calc.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import type { Path } from '../../files/jsonFile.ts';
import { type Raw, word } from '../../files/raw.ts';
import type { CalcJson, ExpressionJson, FieldNameJson } from '../../generated/descriptors.ts';
import { fieldOf } from './options.ts';
import { type Scope, unknownType } from './scope.ts';

/** The keys of every block over a list, and the scope with `item` and `index`. */
export function itemsOf(
  scope: Scope,
  raw: Raw<{ items: ExpressionJson; key?: FieldNameJson; calc?: CalcJson }>,
  path: Path,
): { inner: Scope; items: Tree; key?: string; calc: Record<string, Calc> } {
  const { tree, type } = scope.expression(raw.items, [...path, 'items'], { what: 'items', kinds: ['list'] });
  const item = type.kind === 'list' ? type.of : unknownType;
  const { scope: inner, calc } = scope
    .with({ item, index: { kind: 'number', integer: true } })
    .withCalc(raw.calc, [...path, 'calc']);
  const key = raw.key === undefined ? undefined : word(raw.key);
  if (key) fieldOf(scope, item, key, [...path, 'key']);
  return { inner, items: tree, ...(key && { key }), calc };
}
