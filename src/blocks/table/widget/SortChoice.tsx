import { useId } from 'react';
import { Field } from '../../../portal/ui/Field.tsx';
import { PlainSubmit } from '../../../portal/ui/PlainSubmit.tsx';
import { Select } from '../../../portal/ui/Select.tsx';
import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import { plainOf } from '../../parts/plainOf.ts';
import { orderWord, sortOf } from '../sort.ts';
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
      { value: column.id, label: binding.word('wspolne.widzety.rosnaco', { kolumna }) },
      { value: `-${column.id}`, label: binding.word('wspolne.widzety.malejaco', { kolumna }) },
    ];
  });
  const plain = plainOf(binding, block.order, `${block.id}.lista`);
  return (
    <tr {...roles.row} className="ok-table__order">
      <td {...roles.cell} colSpan={widthOf(block)}>
        <Field id={id} label={binding.word('wspolne.widzety.sortuj')} plain={plain}>
          {(control) => (
            <Select
              {...control}
              value={view.sort ? orderWord(view.sort) : ''}
              onChange={(value) => view.sortBy(value ? sortOf(value) : undefined)}
              options={options}
              none={binding.word('wspolne.widzety.bezSortowania')}
            />
          )}
        </Field>
        {plain && <PlainSubmit form={plain.form}>{binding.word('wspolne.widzety.pokaz')}</PlainSubmit>}
      </td>
    </tr>
  );
}
