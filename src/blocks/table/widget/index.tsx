import './table.css';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import { Frame } from '../../parts/Frame.tsx';
import { boxClass, TableBody } from './TableBody.tsx';
import { useShown } from './useShown.ts';
import { useView } from './useView.ts';

/** Of few tables the office cuts the pages. */
const ServerTable = lazy(() => import('./ServerTable.tsx'));

/** Rows of data: sorted, paged, chosen, opened, summed, saved as a file; cards on a narrow screen. */
export default function TableWidget({ block, binding }: { block: BlockOf<'table'>; binding: Binding }) {
  return (
    <Frame
      block={block}
      binding={binding}
      name={block.caption}
      skeleton={<Waiting block={block} />}
      held={() => binding.text(block.empty)}
    >
      {() => <ReadyTable block={block} binding={binding} />}
    </Frame>
  );
}

/** At least as high as one of its pages, and as the window, so that the content below does not move visibly. */
function Waiting({ block }: { block: BlockOf<'table'> }) {
  const rows = Array.isArray(block.rows) ? Math.min(block.rows.length, block.page) : block.page;
  const card = 2 + block.columns.filter(({ phone }) => phone).length * 2.5;
  return (
    <div className={boxClass(block)}>
      <div className="ok-table__wait ok-table__wait--rows">
        <Skeleton height={3 + rows * 3} />
      </div>
      <div className="ok-table__wait ok-table__wait--cards">
        <Skeleton height={3 + rows * card} />
      </div>
    </div>
  );
}

const ReadyTable = observer(function ReadyTable(props: { block: BlockOf<'table'>; binding: Binding }) {
  const { binding } = props;
  const block = useShown(props.block, binding);
  if (!block.server) return <WholeTable block={block} binding={binding} />;
  return (
    <Suspense fallback={<Waiting block={block} />}>
      <ServerTable block={block} binding={binding} server={block.server} />
    </Suspense>
  );
});

const WholeTable = observer(function WholeTable({ block, binding }: { block: BlockOf<'table'>; binding: Binding }) {
  return <TableBody block={block} binding={binding} view={useView(block, binding)} />;
});
