import type { BlockOf } from '../block.ts';
import { holds, type Scope } from '../scope.ts';

/** The table with the columns whose condition is true. Without conditions it is the same object: rows are not computed again. */
export function withShownColumns(block: BlockOf<'table'>, scope: Scope): BlockOf<'table'> {
  const columns = block.columns.filter(({ visible }) => holds(scope, visible));
  return columns.length === block.columns.length ? block : { ...block, columns };
}
