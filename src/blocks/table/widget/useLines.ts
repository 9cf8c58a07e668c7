import { computed } from 'mobx';
import { useMemo } from 'react';
import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import type { Column } from '../block.ts';
import { orderLines } from '../lines.ts';
import { type Lines, linesOf, totalOf } from '../rows.ts';
import type { Sort } from '../sort.ts';

export interface OrderedLines extends Lines {
  /** Positions of the filtered rows, sorted. */
  ordered: readonly number[];
  /** The words of the columns' headers. */
  labels: readonly string[];
  totals: readonly { column: Column; text: string }[];
}

/**
 * The rows of a table, computed once and again only when what they were read from changes: the data, the states that
 * `where` reads, the language. Call it inside an observer.
 */
export function useLines(block: BlockOf<'table'>, binding: Binding, sort: Sort | undefined): OrderedLines {
  const lines = useMemo(() => computed(() => linesOf(block, binding)), [block, binding]);
  const totals = useMemo(() => computed(() => totalsOf(block, binding, lines.get())), [block, binding, lines]);
  const labels = useMemo(() => computed(() => block.columns.map(({ label }) => binding.text(label))), [block, binding]);
  const { column, descending = false } = sort ?? {};
  const ordered = useMemo(() => {
    const now = column === undefined ? undefined : { column, descending };
    return computed(() => orderLines(block, lines.get(), now, binding, binding.language));
  }, [block, binding, lines, column, descending]);
  return { ...lines.get(), ordered: ordered.get(), labels: labels.get(), totals: totals.get() };
}

function totalsOf(block: BlockOf<'table'>, binding: Binding, lines: Lines): OrderedLines['totals'] {
  return block.columns
    .filter(({ total }) => total !== undefined)
    .map((column) => ({ column, text: totalOf(column, lines, binding) }));
}
