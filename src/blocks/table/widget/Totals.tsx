import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import { alignOf, classes, hasButtons } from './line.ts';
import { roles } from './roles.ts';
import type { View } from './useView.ts';

/** The sums are under their columns; their name fills the columns before the first sum. */
export function Totals({ block, binding, view }: { block: BlockOf<'table'>; binding: Binding; view: View }) {
  const { totals, labels } = view.all;
  const first = block.columns.findIndex(({ id }) => totals.some((total) => total.column.id === id));
  const before = first + (block.select ? 1 : 0);
  const word = binding.word('wspolne.widzety.razem');
  return (
    <tfoot>
      <tr {...roles.row}>
        {before > 0 && (
          <th {...roles.rowHeader} scope="row" colSpan={before}>
            {word}
          </th>
        )}
        {block.columns.slice(first).map((column, index) => {
          const total = totals.find((one) => one.column.id === column.id);
          const label = total && cardLabel(word, labels[first + index] ?? '');
          return (
            <td
              {...roles.cell}
              key={column.id}
              data-label={label}
              className={classes(total && 'ok-amount', alignOf(column))}
            >
              {before === 0 && index === 0 && <span className="ok-table__wide">{word}: </span>}
              {total?.text}
            </td>
          );
        })}
        {hasButtons(block) && <td {...roles.cell} />}
      </tr>
    </tfoot>
  );
}

/** A column that is itself called "Total" is not called so twice. */
const cardLabel = (total: string, column: string): string => (total === column ? total : `${total}: ${column}`);
