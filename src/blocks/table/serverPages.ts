import type { BlockOf } from '../block.ts';
import type { Scope } from '../scope.ts';

export interface ServerPages {
  /** All rows of the list. */
  total: number;
  /** Rows on a page. */
  size: number;
  pages: number;
  /** The page of the state. It may be behind the last: rows may have gone meanwhile, or a link names it. */
  wanted: number;
}

/** The pages of a table that the office cuts. */
export function serverPages(
  { page, size: rows, count }: NonNullable<BlockOf<'table'>['server']>,
  scope: Pick<Scope, 'value' | 'state'>,
): ServerPages {
  const number = (state: string) => Number(scope.state(state)) || 1;
  const total = Number(scope.value(count)) || 0;
  const size = number(rows);
  return { total, size, pages: Math.max(1, Math.ceil(total / size)), wanted: number(page) };
}
