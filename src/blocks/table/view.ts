import type { Step } from '../../lang/descriptors/steps.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { BlockOf } from '../block.ts';
import { holds, type Locals, type Scope } from '../scope.ts';
import type { Column, Flag } from './block.ts';

type TableBlock = BlockOf<'table'>;

/** The current marks of a cell. */
export const marksOf = ({ flags }: Column, scope: Scope, locals?: Locals): readonly Flag[] =>
  flags?.filter(({ when }) => holds(scope, when, locals)) ?? [];

/** The text of a cell: that of its marks, its value, or the text for a missing value. */
export function cellText(column: Column, scope: Scope, locals?: Locals): string {
  const marks = marksOf(column, scope, locals);
  if (marks.length > 0) return marks.map(({ text }) => scope.text(text, locals)).join(', ');
  const written = (text: Text | undefined) => text && scope.text(text, locals);
  return written(column.cell) || written(column.empty) || '';
}

/** At the start of a row: a box to choose it, an icon with words instead, or nothing. */
export type Pick =
  | { kind: 'box'; label: string }
  | { kind: 'icon'; icon: string; text: string; do?: readonly Step[] }
  | { kind: 'none' };

export function pickOf({ select }: TableBlock, scope: Scope, locals: Locals): Pick {
  if (!select) return { kind: 'none' };
  const instead = select.instead.find(({ when }) => holds(scope, when, locals));
  if (instead) return { ...instead, kind: 'icon', text: scope.text(instead.text, locals) };
  if (!holds(scope, select.when, locals)) return { kind: 'none' };
  return { kind: 'box', label: scope.text(select.label, locals) };
}
