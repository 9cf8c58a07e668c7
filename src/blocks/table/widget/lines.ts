import type { Scope } from '../../scope.ts';
import type { Column } from '../block.ts';
import { type Lines, sortReader } from '../rows.ts';
import { orderBy } from './order.ts';

/** The filtered rows sorted by a column; each value is computed once. */
export function orderLines(
  lines: Lines,
  column: Column,
  descending: boolean,
  scope: Scope,
  language: string,
): readonly number[] {
  const values: unknown[] = new Array(lines.rows.length);
  const read = sortReader(column, lines, scope);
  for (const index of lines.filtered) values[index] = read(index);
  return orderBy(lines.filtered, values, language, descending);
}
