import { useId } from 'react';
import { Field } from '../../../portal/ui/Field.tsx';
import { Select } from '../../../portal/ui/Select.tsx';
import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import { widthOf } from './line.ts';
import { roles } from './roles.ts';
import type { View } from './useView.ts';

/** The order of cards, which have no headers: every sortable column both ways in one list. Seen on a narrow screen only. */
export function SortChoice({ block, binding, view }: { block: BlockOf<'table'>; binding: Binding; view: View }) {
  const id = useId();
  const options = block.columns.flatMap((column, at) => {
    if (!column.sort) return [];
    const kolumna = view.all.labels[at] ?? '';
    return [
      { value: `up ${column.id}`, label: binding.word('wspolne.widzety.rosnaco', { kolumna }) },
      { value: `down ${column.id}`, label: binding.word('wspolne.widzety.malejaco', { kolumna }) },
    ];
  });
  const choose = (value: string) => {
    const [way, ...column] = value.split(' ');
    view.sortBy(value ? { column: column.join(' '), descending: way === 'down' } : undefined);
  };
  return (
    <tr {...roles.row} className="ok-table__order">
      <td {...roles.cell} colSpan={widthOf(block)}>
        <Field id={id} label={binding.word('wspolne.widzety.sortuj')}>
          {(control) => (
            <Select
              {...control}
              value={view.sort ? `${view.sort.descending ? 'down' : 'up'} ${view.sort.column}` : ''}
              onChange={choose}
              options={options}
              none={binding.word('wspolne.widzety.bezSortowania')}
            />
          )}
        </Field>
      </td>
    </tr>
  );
}
