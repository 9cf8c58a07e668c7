import './grid.css';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Icon } from '../../../portal/ui/Icon.tsx';
import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import { ToneMark } from '../../parts/Tone.tsx';
import { toneOf } from '../../tone.ts';
import type { Column } from '../block.ts';
import { Cell } from './Cell.tsx';
import { Details } from './Details.tsx';
import { headerColumn, type LineProps } from './line.ts';
import { PickAll } from './PickAll.tsx';
import { PickBox } from './PickBox.tsx';
import { RowButtons } from './RowButtons.tsx';
import { useShownOnceOpen } from './useShownOnceOpen.ts';
import type { View } from './useView.ts';

export interface LayoutProps {
  block: BlockOf<'table'>;
  binding: Binding;
  view: View;
  caption: string;
  /** The caption is already right above. */
  captionHidden: boolean;
}

/** With more columns than this letters and spaces are smaller. */
const DENSE_FROM = 5;

/** The table as a table. */
export const Grid = observer(function Grid({ block, binding, view, caption, captionHidden }: LayoutProps) {
  const hasButtons = block.actions.length > 0 || block.expand !== undefined;
  return (
    // A table wider than its place scrolls inside it; the keyboard reaches the rest through the focus on the frame.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and a landmark a table too many
    <div
      className="ok-table__frame"
      role="group"
      aria-label={caption}
      tabIndex={view.overflows ? 0 : undefined}
      ref={view.frame}
    >
      <table className={block.columns.length > DENSE_FROM ? 'ok-table ok-table--dense' : 'ok-table'}>
        <caption className={captionHidden ? 'ok-hidden' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {block.select && (
              <th className="ok-table__pick">
                <PickAll block={block} binding={binding} lines={view.lines} />
              </th>
            )}
            {block.columns.map((column) => (
              <HeaderCell key={column.id} column={column} binding={binding} view={view} />
            ))}
            {hasButtons && (
              <th>
                <span className="ok-hidden">{binding.word('wspolne.widzety.czynnosci')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {view.lines.map(({ id, key, locals }) => (
            <GridRow
              key={id}
              block={block}
              binding={binding}
              locals={locals}
              lineKey={key}
              open={view.isOpen(key)}
              onToggle={view.toggle}
            />
          ))}
        </tbody>
        {view.all.totals.length > 0 && <Totals {...{ block, binding, view, hasButtons }} />}
      </table>
    </div>
  );
});

const alignOf = ({ align }: Column): string | undefined => (align === 'end' ? 'ok-table__end' : undefined);

function HeaderCell({ column, binding, view }: { column: Column; binding: Binding; view: View }) {
  const label = binding.text(column.label);
  if (!column.sort) {
    return (
      <th scope="col" className={alignOf(column)}>
        {label}
      </th>
    );
  }
  const sorted = view.sort?.column === column.id ? view.sort : undefined;
  const direction = sorted ? (sorted.descending ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" className={alignOf(column)} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        className="ok-table__sort"
        onClick={() => view.sortBy({ column: column.id, descending: direction === 'ascending' })}
      >
        {label}
        <Icon name={sorted ? (sorted.descending ? 'down' : 'up') : 'sort'} />
      </button>
    </th>
  );
}

const GridRow = observer(function GridRow(props: LineProps) {
  const { block, binding, locals, open } = props;
  const detailsId = useId();
  const details = useShownOnceOpen<HTMLTableRowElement>(block, open);
  const toned = toneOf(block.tone, binding, locals);
  const header = headerColumn(block);
  const hasButtons = block.actions.length > 0 || block.expand !== undefined;
  const width = block.columns.length + (block.select ? 1 : 0) + (hasButtons ? 1 : 0);
  return (
    <>
      <tr className={toned && `ok-line ok-line--${toned.tone}`}>
        {block.select && (
          <td className="ok-table__pick">
            <PickBox {...props} />
          </td>
        )}
        {block.columns.map((column) =>
          column === header ? (
            <th key={column.id} scope="row" className={alignOf(column)}>
              <Cell column={column} binding={binding} locals={locals} />
              {toned && <ToneMark {...toned} />}
            </th>
          ) : (
            <td key={column.id} className={alignOf(column)}>
              <Cell column={column} binding={binding} locals={locals} />
            </td>
          ),
        )}
        {hasButtons && (
          <td className="ok-table__end">
            <RowButtons {...props} detailsId={detailsId} compact />
          </td>
        )}
      </tr>
      {open && (
        <tr id={detailsId} className="ok-line__details" ref={details}>
          <td colSpan={width}>
            <Details {...props} />
          </td>
        </tr>
      )}
    </>
  );
});

/** The sums are under their columns; their name fills the columns before the first sum. */
function Totals(props: { block: BlockOf<'table'>; binding: Binding; view: View; hasButtons: boolean }) {
  const { block, binding, view, hasButtons } = props;
  const first = block.columns.findIndex(({ id }) => view.all.totals.some((total) => total.column.id === id));
  const before = first + (block.select ? 1 : 0);
  const word = binding.word('wspolne.widzety.razem');
  return (
    <tfoot>
      <tr>
        {before > 0 && (
          <th scope="row" colSpan={before}>
            {word}
          </th>
        )}
        {block.columns.slice(first).map((column, index) => {
          const total = view.all.totals.find((one) => one.column.id === column.id);
          return (
            <td key={column.id} className={alignOf(column)}>
              {before === 0 && index === 0 && <span>{word}: </span>}
              {total && <span className="ok-amount">{total.text}</span>}
            </td>
          );
        })}
        {hasButtons && <td />}
      </tr>
    </tfoot>
  );
}
