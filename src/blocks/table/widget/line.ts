import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import type { Key } from '../../parts/keyOf.ts';
import type { Locals } from '../../scope.ts';
import type { Column } from '../block.ts';
import { cellText } from '../view.ts';

/** What a row of the table is given. */
export interface LineProps {
  block: BlockOf<'table'>;
  binding: Binding;
  /** The labels of the columns: each value has its own in a card. */
  labels: readonly string[];
  locals: Locals;
  lineKey: Key;
  /** Its place among all rows, from 1; where only some of them are in the document. */
  place?: number;
  chosen: boolean;
  /** Its details are shown. */
  open: boolean;
  onToggle: (key: Key) => void;
}

/** The column that names a row: the author's, or the first one. */
export function headerColumn(block: BlockOf<'table'>): Column | undefined {
  return block.columns.find(({ header }) => header) ?? block.columns[0];
}

/** The words that name a row, for buttons that are read out without their context. */
export function nameOf({ block, binding, locals }: Pick<LineProps, 'block' | 'binding' | 'locals'>): string {
  const column = headerColumn(block);
  return column ? cellText(column, binding, locals) : '';
}

/** Its rows have a cell for buttons. */
export const hasButtons = ({ actions, expand }: BlockOf<'table'>): boolean =>
  actions.length > 0 || expand !== undefined;

/** Cells of a row. */
export const widthOf = (block: BlockOf<'table'>): number =>
  block.columns.length + (block.select ? 1 : 0) + (hasButtons(block) ? 1 : 0);

/** The classes of a cell, without an empty one. */
export const classes = (...names: readonly (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;

export const alignOf = ({ align }: Column): string | undefined => (align === 'end' ? 'ok-table__end' : undefined);
