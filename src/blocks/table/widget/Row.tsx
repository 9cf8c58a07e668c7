import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { useTakenOver } from '../../../portal/ui/useTakenOver.ts';
import { ToneMark } from '../../parts/Tone.tsx';
import { type Toned, toneOf } from '../../tone.ts';
import type { Column } from '../block.ts';
import { cellOf } from './cell.tsx';
import { Details } from './Details.tsx';
import { alignOf, classes, hasButtons, headerColumn, type LineProps, widthOf } from './line.ts';
import { pickBox } from './pickBox.tsx';
import { roles } from './roles.ts';
import { rowButtons } from './rowButtons.tsx';
import { useShownOnceOpen } from './useShownOnceOpen.ts';

const RowOpen = lazy(() => import('./RowOpen.tsx'));

/** One row, or card, with its details. It is the only observer: whatever its cells show is read here. */
export const Row = observer(function Row(props: LineProps) {
  const { block, binding, labels, locals, place, open } = props;
  const id = useId();
  const detailsId = `${id}-szczegoly`;
  const details = useShownOnceOpen(block, open);
  const taken = useTakenOver();
  // A page that is not taken over yet has all details: they are read without scripts (grid.css).
  const later = !taken && !open && block.expand !== undefined;
  const toned = toneOf(block.tone, binding, locals);
  const header = headerColumn(block);
  return (
    <>
      <tr {...roles.row} className={toned && `ok-line ok-line--${toned.tone}`} aria-rowindex={place && place + 1}>
        {block.select && (
          <td {...roles.cell} className="ok-table__pick">
            {pickBox(props, `${id}-wybor`)}
          </td>
        )}
        {block.columns.map((column, at) =>
          column === header ? headerCell(column, props, toned) : bodyCell(column, labels[at], props),
        )}
        {hasButtons(block) && (
          <td {...roles.cell} className="ok-table__end">
            {rowButtons(props, detailsId)}
          </td>
        )}
      </tr>
      {(open || later) && (
        <tr
          {...roles.row}
          id={detailsId}
          className={later ? 'ok-line__details ok-line__details--later' : 'ok-line__details'}
          ref={details}
        >
          <td {...roles.cell} colSpan={widthOf(block)}>
            <Details {...props} />
          </td>
        </tr>
      )}
    </>
  );
});

function headerCell(column: Column, props: LineProps, toned: Toned | undefined): ReactNode {
  const { block, binding, locals } = props;
  const { content, className } = cellOf(column, binding, locals);
  return (
    <th {...roles.rowHeader} key={column.id} scope="row" className={classes(className, alignOf(column))}>
      {block.do ? (
        <Suspense fallback={content}>
          <RowOpen line={props} steps={block.do}>
            {content}
          </RowOpen>
        </Suspense>
      ) : (
        content
      )}
      {toned && <ToneMark {...toned} />}
    </th>
  );
}

function bodyCell(column: Column, label: string | undefined, { binding, locals }: LineProps): ReactNode {
  const { content, className, blank } = cellOf(column, binding, locals);
  const noCard = (!column.phone || blank) && 'ok-table__wide';
  return (
    <td {...roles.cell} key={column.id} data-label={label} className={classes(className, alignOf(column), noCard)}>
      {content}
    </td>
  );
}
