import './table.css';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { csvQuery, stateForm } from '../../../lang/descriptors/plainForms.ts';
import { Button } from '../../../portal/ui/Button.tsx';
import { Pager } from '../../../portal/ui/Pager.tsx';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import { ActionButton } from '../../parts/ActionButton.tsx';
import { Empty } from '../../parts/Empty.tsx';
import { Frame } from '../../parts/Frame.tsx';
import { usePlace } from '../../parts/level.tsx';
import { plainOf } from '../../parts/plainOf.ts';
import { Grid } from './Grid.tsx';
import { useShown } from './useShown.ts';
import { useView, type View } from './useView.ts';

/**
 * The width below which a table becomes cards (cards.css). Two columns and nothing beside them fit a phone, until its
 * letters grow; buttons after many columns would be out of sight.
 */
function boxClass({ columns, select, expand, actions }: BlockOf<'table'>): string {
  const wide = actions.length > 0 && columns.length > 4;
  const usual = columns.length > 2 || select || expand || actions.length > 0;
  return `ok-table-box ok-table-box--${wide ? 'wide' : usual ? 'usual' : 'small'}`;
}

/** Rows of data: sorted, paged, chosen, opened, summed, saved as a file; cards on a narrow screen. */
export default observer(function TableWidget({ block, binding }: { block: BlockOf<'table'>; binding: Binding }) {
  return (
    <Frame
      block={block}
      binding={binding}
      name={block.caption}
      skeleton={<Waiting block={block} />}
      held={binding.text(block.empty)}
    >
      {() => <ReadyTable block={block} binding={binding} />}
    </Frame>
  );
});

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
  const view = useView(block, binding);
  const caption = binding.text(block.caption);
  const { title } = usePlace();
  const count = view.all.ordered.length;
  return (
    <div className={boxClass(block)}>
      {count === 0 ? (
        <Empty name={caption === title ? undefined : caption} text={binding.text(block.empty)} />
      ) : (
        <Grid block={block} binding={binding} view={view} caption={caption} captionHidden={caption === title} />
      )}
      <TableFoot block={block} binding={binding} view={view} caption={caption} />
      <Announcement count={count} binding={binding} />
    </div>
  );
});

function TableFoot(props: { block: BlockOf<'table'>; binding: Binding; view: View; caption: string }) {
  const { block, binding, view, caption } = props;
  const csv = block.csv && view.all.ordered.length > 0;
  if (!csv && view.sizes.length === 0 && block.buttons.length === 0) return null;
  const word = (key: string, values?: Record<string, number>) => binding.word(`wspolne.widzety.${key}`, values);
  const page = plainOf(binding, block.paging?.page, `${block.id}.strona`);
  const size = plainOf(binding, block.paging?.size, `${block.id}.wierszy`);
  const save = async () => (await import('./exportCsv.ts')).exportCsv(block, binding, view.all, caption);
  return (
    <div className="ok-table__foot">
      <div className="ok-table__files">
        {block.buttons.map((item) => (
          <ActionButton key={item.id} item={item} binding={binding} busyKey={item.id} small />
        ))}
        {csv && (
          <Button kind="quiet" small icon="download" onClick={save} {...(page && csvForm(block.id))}>
            {word('csv')}
          </Button>
        )}
      </div>
      {view.sizes.length > 0 && (
        <Pager
          page={view.page}
          pages={view.pages}
          onPage={view.toPage}
          size={view.size}
          sizes={view.sizes}
          onSize={view.toSize}
          words={{
            label: `${word('strony')}: ${caption}`,
            previous: word('poprzednia'),
            next: word('nastepna'),
            place: word('miejsce', { strona: view.page, stron: view.pages }),
            size: word('wierszyNaStronie'),
            all: word('wszystkie'),
          }}
          plain={page && size && { page, size, show: word('pokaz') }}
        />
      )}
    </div>
  );
}

/** Until the code runs, the office writes the same file. */
const csvForm = (id: string) => ({ form: stateForm(csvQuery(id)), name: csvQuery(id), value: '1' });

/** Says how many rows there are when filters change their number, and nothing before that. */
const Announcement = observer(function Announcement({ count, binding }: { count: number; binding: Binding }) {
  const last = useRef(count);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (last.current === count) return;
    last.current = count;
    setAnnounced(binding.word('wspolne.widzety.liczbaWierszy', { count }));
  }, [count, binding]);
  return (
    <p role="status" className="ok-hidden">
      {announced}
    </p>
  );
});
