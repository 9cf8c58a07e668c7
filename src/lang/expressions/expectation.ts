import type { Checked, Report } from './checked.ts';
import { describe, describeKind } from './describe.ts';
import { literalFits, writesRecord } from './literals.ts';
import * as say from './messages.ts';
import { assignable, mayBeNothing, there } from './relations.ts';
import type { Type } from './types.ts';

/** What the key needs of its expression. */
export interface Expectation {
  /** One of these kinds. */
  kinds?: readonly Type['kind'][];
  /** Fits this type: enum words included. */
  type?: Type;
  /** The value must not be null. */
  needed?: boolean;
}

/** Reports an expression that is not what its key needs. */
export function expectFits(result: Checked, { kinds, type, needed }: Expectation, report: Report): void {
  const found = result.type;
  if (found.kind === 'unknown') return;
  const wrongKind = kinds && found.kind !== 'nothing' && !kinds.includes(found.kind);
  const wrongType = type && found.kind !== 'nothing' && !assignable(there(found), there(type));
  if (type && !wrongKind && writesRecord(result)) literalFits(result, type, report);
  else if (wrongKind) report(say.expected(kinds.map(describeKind).join(' or '), describe(there(found))), result.ast);
  else if (wrongType) report(say.expected(describe(there(type)), describe(there(found))), result.ast);
  else if (needed && mayBeNothing(found)) report(say.mayBeNothing(), result.ast);
}

/** Reports a part that is no condition, where an operator or a function needs one. */
export function expectCondition({ ast, type }: Checked, report: Report): void {
  if (type.kind !== 'flag' && type.kind !== 'nothing' && type.kind !== 'unknown')
    report(say.condition(describe(there(type))), ast);
}
