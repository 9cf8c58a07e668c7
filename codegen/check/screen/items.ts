import type { Calc } from '../../../src/lang/descriptors/calc.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import type { Type } from '../../../src/lang/expressions/types.ts';
import type { Path } from '../../files/jsonFile.ts';
import { type Raw, word } from '../../files/raw.ts';
import type { CalcJson, ExpressionJson, FieldNameJson } from '../../generated/descriptors.ts';
import { withCalc } from './calc.ts';
import { fieldOf } from './options.ts';
import { type Scope, unknownType } from './scope.ts';

/** The field that identifies an item: one plain value, never null. @returns its type */
export function checkKey(scope: Scope, item: Type, key: string, path: Path): Type | undefined {
  const type = fieldOf(scope, item, key, path);
  if (type?.kind === 'list' || type?.kind === 'record')
    scope.problem('table.key', path, `A key must be a single value, and "${key}" is a ${type.kind}.`);
  else if (type?.optional && type.kind !== 'unknown')
    scope.problem('table.key', path, `"${key}" may be null, so it cannot identify a row.`);
  return type;
}

/** The keys of every block over a list, and the scope with `item` and `index`. */
export function itemsOf(
  scope: Scope,
  raw: Raw<{ items: ExpressionJson; key?: FieldNameJson; calc?: CalcJson }>,
  path: Path,
): { inner: Scope; items: Tree; key?: string; calc: Record<string, Calc> } {
  const { tree, type } = scope.expression(raw.items, [...path, 'items'], { what: 'items', kinds: ['list'] });
  const item = type.kind === 'list' ? type.of : unknownType;
  const withItem = scope.with({ item, index: { kind: 'number', integer: true } });
  const { scope: inner, calc } = withCalc(withItem, raw.calc, [...path, 'calc']);
  const key = raw.key === undefined ? undefined : word(raw.key);
  if (key) checkKey(scope, item, key, [...path, 'key']);
  return { inner, items: tree, ...(key && { key }), calc };
}
