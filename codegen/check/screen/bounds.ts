import type { Tree } from '../../../src/lang/expressions/tree.ts';
import type { Path } from '../../files/jsonFile.ts';
import type { Raw } from '../../files/raw.ts';
import type { ExpressionJson } from '../../generated/descriptors.ts';
import type { Scope } from './scope.ts';

/** The dates a field accepts. Until they are loaded, the field accepts every date. */
export function bounds(
  scope: Scope,
  raw: Raw<{ min?: ExpressionJson; max?: ExpressionJson }>,
  path: Path,
  as: string,
): { min?: Tree; max?: Tree } {
  const bound = (what: 'min' | 'max') => {
    if (raw[what] === undefined) return {};
    const at = [...path, what];
    if (as !== 'date') {
      scope.problem('date.bounds', at, `"${what}" is a date, and this field is drawn as "${as}". Use a rule instead.`);
    }
    return { [what]: scope.apart().expression(raw[what], at, { what, kinds: ['date'] }).tree };
  };
  return { ...bound('min'), ...bound('max') };
}
