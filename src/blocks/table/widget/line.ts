import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import type { Key } from '../../parts/keyOf.ts';
import type { Locals } from '../../scope.ts';
import type { Column } from '../block.ts';
import { cellText } from '../view.ts';

/** One row as the table and the cards of a phone are given it. */
export interface LineProps {
  block: BlockOf<'table'>;
  binding: Binding;
  locals: Locals;
  lineKey: Key;
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
