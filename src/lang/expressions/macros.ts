import type { Ast } from './ast.ts';
import type { Checked, Report } from './checked.ts';
import { describe } from './describe.ts';
import { expectCondition } from './expectation.ts';
import * as say from './messages.ts';
import { isOrdered, isText, there } from './relations.ts';
import type { Type } from './types.ts';

/** The type of `list.filter(x, …)` and of the other functions over items, and what is wrong with the part after the name. */
export function macroType(ast: Extract<Ast, { kind: 'macro' }>, list: Checked, body: Checked, report: Report): Type {
  const rows: Type = list.type.kind === 'list' ? list.type : { kind: 'unknown' };
  switch (ast.name) {
    case 'map':
      return { kind: 'list', of: body.type };
    case 'sortBy':
    case 'sortDesc':
    case 'groupBy':
      if (!isOrdered(body.type) && !isText(body.type) && body.type.kind !== 'flag' && body.type.kind !== 'unknown')
        report(say.plainKey(ast.name, describe(there(body.type))), body.ast);
      return ast.name === 'groupBy' ? groupsOf(rows, body.type) : list.type;
    case 'filter':
      expectCondition(body, report);
      return rows.kind === 'list' && body.yes.has(ast.variable) ? { kind: 'list', of: there(rows.of) } : rows;
    default:
      expectCondition(body, report);
      return { kind: 'flag' };
  }
}

/** One record for each key, in the order of the first row of each. */
function groupsOf(rows: Type, key: Type): Type {
  return { kind: 'list', of: { kind: 'record', fields: () => ({ key, rows }) } };
}
