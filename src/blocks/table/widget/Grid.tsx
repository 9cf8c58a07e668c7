import './grid.css';
import './cards.css';
import { observer } from 'mobx-react-lite';
import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import type { Key } from '../../parts/keyOf.ts';
import { Head } from './Head.tsx';
import { widthOf } from './line.ts';
import { chosenKeys } from './pick.ts';
import { Rows } from './Rows.tsx';
import { Totals } from './Totals.tsx';
import { useColumnShares } from './useColumnShares.ts';
import type { View } from './useView.ts';

export interface GridProps {
  block: BlockOf<'table'>;
  binding: Binding;
  view: View;
  caption: string;
  /** The caption is already right above. */
  captionHidden: boolean;
}

/** With more cells in a row than this letters and spaces are smaller. */
const DENSE_FROM = 5;

/** The table. Where its place is narrow, cards.css shows each row as a card: the document is the same at every width. */
export const Grid = observer(function Grid({ block, binding, view, caption, captionHidden }: GridProps) {
  const { table, shares } = useColumnShares(view.near);
  const chosen: ReadonlySet<Key> = new Set(chosenKeys(block, binding));
  return (
    // A table wider than its place scrolls inside it; the keyboard reaches the rest through the focus on the frame.
    // biome-ignore lint/a11y/useSemanticElements: the element itself would lose its roles where CSS makes it cards (roles.ts)
    <div
      className="ok-table__frame"
      role="table"
      aria-label={caption}
      aria-rowcount={view.near ? view.count + 1 : undefined}
      tabIndex={view.overflows ? 0 : undefined}
      ref={view.frame}
    >
      <table
        role="presentation"
        ref={table}
        className={widthOf(block) > DENSE_FROM ? 'ok-table ok-table--dense' : 'ok-table'}
      >
        <caption className={captionHidden ? 'ok-hidden' : undefined}>{caption}</caption>
        {shares && (
          <colgroup>
            {shares.map((share, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name here, and never change places
              <col key={at} style={{ width: `${share}%` }} />
            ))}
          </colgroup>
        )}
        <Head {...{ block, binding, view, chosen }} />
        <Rows {...{ block, binding, view, chosen }} />
        {view.all.totals.length > 0 && <Totals {...{ block, binding, view }} />}
      </table>
    </div>
  );
});
