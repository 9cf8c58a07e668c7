import type { PlainControl } from '../../../portal/ui/control.ts';
import { useTakenOver } from '../../../portal/ui/useTakenOver.ts';
import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import type { Key } from '../../parts/keyOf.ts';
import { plainOf } from '../../parts/plainOf.ts';
import type { Column } from '../block.ts';
import { orderWord } from '../sort.ts';
import { alignOf, hasButtons } from './line.ts';
import { PickAll } from './PickAll.tsx';
import { roles } from './roles.ts';
import { SortChoice } from './SortChoice.tsx';
import type { View } from './useView.ts';

export interface HeadProps {
  block: BlockOf<'table'>;
  binding: Binding;
  view: View;
  chosen: ReadonlySet<Key>;
}

/** The headers of the columns. Of them, cards show the box for all rows only, and a choice of the order instead. */
export function Head({ block, binding, view, chosen }: HeadProps) {
  const sortable = view.all.ordered.length > 1 && block.columns.some(({ sort }) => sort);
  return (
    <thead>
      {sortable && <SortChoice {...{ block, binding, view }} />}
      <tr {...roles.row} aria-rowindex={view.near ? 1 : undefined}>
        {block.select && (
          <th {...roles.columnHeader} className="ok-table__pick">
            <PickAll block={block} binding={binding} keys={view.pickable()} chosen={chosen} />
          </th>
        )}
        {block.columns.map((column, at) => (
          <HeaderCell
            key={column.id}
            column={column}
            label={view.all.labels[at] ?? ''}
            view={view}
            plain={plainOf(binding, block.order, `${block.id}.kolejnosc`)}
          />
        ))}
        {hasButtons(block) && (
          <th {...roles.columnHeader}>
            <span className="ok-hidden">{binding.word('wspolne.widzety.czynnosci')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeaderCellProps {
  column: Column;
  label: string;
  view: View;
  plain: PlainControl | undefined;
}

function HeaderCell({ column, label, view, ...props }: HeaderCellProps) {
  const plain = useTakenOver() ? undefined : props.plain;
  if (!column.sort) {
    return (
      <th {...roles.columnHeader} scope="col" className={alignOf(column)}>
        {label}
      </th>
    );
  }
  const sorted = view.sort?.column === column.id ? view.sort : undefined;
  const direction = sorted ? (sorted.descending ? 'descending' : 'ascending') : undefined;
  const next = { column: column.id, descending: direction === 'ascending' };
  return (
    <th {...roles.columnHeader} scope="col" className={alignOf(column)} aria-sort={direction ?? 'none'}>
      <button
        {...(plain && { ...plain, value: orderWord(next) })}
        type={plain ? 'submit' : 'button'}
        className="ok-table__sort"
        onClick={(event) => {
          event.preventDefault();
          view.sortBy(next);
        }}
      >
        {label}
      </button>
    </th>
  );
}
