import type { BlockOf } from '../block.ts';
import type { Scope } from '../scope.ts';
import { orderBy } from './order.ts';
import { type Lines, sortReader } from './rows.ts';
import type { Sort } from './sort.ts';

/** The filtered rows sorted by a column, or as they came; each value is computed once. */
export function orderLines(
  { columns }: BlockOf<'table'>,
  lines: Lines,
  sort: Sort | undefined,
  scope: Scope,
  language: string,
): readonly number[] {
  const column = columns.find(({ id }) => id === sort?.column);
  if (!sort || !column) return lines.filtered;
  const values: unknown[] = new Array(lines.rows.length);
  const read = sortReader(column, lines, scope);
  for (const index of lines.filtered) values[index] = read(index);
  return orderBy(lines.filtered, values, language, sort.descending);
}
