import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { csvQuery, stateForm } from '../../../lang/descriptors/plainForms.ts';
import { Button } from '../../../portal/ui/Button.tsx';
import { Pager } from '../../../portal/ui/Pager.tsx';
import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import { ActionButton } from '../../parts/ActionButton.tsx';
import { Empty } from '../../parts/Empty.tsx';
import { usePlace } from '../../parts/level.tsx';
import { plainOf } from '../../parts/plainOf.ts';
import { Grid } from './Grid.tsx';
import type { View } from './useView.ts';

/**
 * The width below which a table becomes cards (cards.css). Two columns and nothing beside them fit a phone, until its
 * letters grow; buttons after many columns would be out of sight.
 */
export function boxClass({ columns, select, expand, actions }: BlockOf<'table'>): string {
  const wide = actions.length > 0 && columns.length > 4;
  const usual = columns.length > 2 || select || expand || actions.length > 0;
  return `ok-table-box ok-table-box--${wide ? 'wide' : usual ? 'usual' : 'small'}`;
}

/** The table, with its buttons and its pages below it. */
export const TableBody = observer(function TableBody(props: { block: BlockOf<'table'>; binding: Binding; view: View }) {
  const { block, binding, view } = props;
  const caption = binding.text(block.caption);
  const { title } = usePlace();
  return (
    <div className={boxClass(block)}>
      {view.count === 0 ? (
        <Empty name={caption === title ? undefined : caption} text={binding.text(block.empty)} />
      ) : (
        <Grid block={block} binding={binding} view={view} caption={caption} captionHidden={caption === title} />
      )}
      <TableFoot block={block} binding={binding} view={view} caption={caption} />
      <Announcement count={view.total} binding={binding} />
    </div>
  );
});

function TableFoot(props: { block: BlockOf<'table'>; binding: Binding; view: View; caption: string }) {
  const { block, binding, view, caption } = props;
  const csv = block.csv && view.all.ordered.length > 0;
  if (!csv && view.sizes.length === 0 && block.buttons.length === 0) return null;
  const word = (key: string, values?: Record<string, number>) => binding.word(`wspolne.widzety.${key}`, values);
  const states = block.server ?? block.paging;
  const page = plainOf(binding, states?.page, `${block.id}.strona`);
  const size = plainOf(binding, states?.size, `${block.id}.wierszy`);
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
