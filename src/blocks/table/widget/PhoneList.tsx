import './phone.css';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Field } from '../../../portal/ui/Field.tsx';
import { Select } from '../../../portal/ui/Select.tsx';
import { BlockHeading, Under, usePlace } from '../../parts/level.tsx';
import { ToneMark } from '../../parts/Tone.tsx';
import { toneOf } from '../../tone.ts';
import { marksOf } from '../view.ts';
import { Cell } from './Cell.tsx';
import { Details } from './Details.tsx';
import type { LayoutProps } from './Grid.tsx';
import { headerColumn, type LineProps } from './line.ts';
import { PickAll } from './PickAll.tsx';
import { PickBox } from './PickBox.tsx';
import { RowButtons } from './RowButtons.tsx';
import { useShownOnceOpen } from './useShownOnceOpen.ts';

/** The table on a narrow screen: one card for each row, each value with its label. */
export const PhoneList = observer(function PhoneList({ block, binding, view, caption, captionHidden }: LayoutProps) {
  const captionId = useId();
  const { title } = usePlace();
  const list = (
    <>
      <PhoneSort {...{ block, binding, view }} />
      {block.select && <PickAll block={block} binding={binding} lines={view.lines} words />}
      <ul className="ok-phone" aria-labelledby={captionId}>
        {view.lines.map(({ id, key, locals }) => (
          <PhoneCard
            key={id}
            block={block}
            binding={binding}
            locals={locals}
            lineKey={key}
            open={view.isOpen(key)}
            onToggle={view.toggle}
          />
        ))}
      </ul>
      {view.all.totals.length > 0 && (
        <dl className="ok-phone__card ok-phone__card--total">
          {view.all.totals.map(({ column, text }) => (
            <div key={column.id} className="ok-phone__pair">
              <dt>{totalLabel(binding.word('wspolne.widzety.razem'), binding.text(column.label))}</dt>
              <dd className="ok-amount">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
  if (captionHidden) {
    return (
      <div className="ok-phone-box">
        <span id={captionId} className="ok-hidden">
          {caption}
        </span>
        {list}
      </div>
    );
  }
  return (
    <div className="ok-phone-box">
      <BlockHeading id={captionId} className="ok-phone__caption">
        {caption}
      </BlockHeading>
      <Under title={title}>{list}</Under>
    </div>
  );
});

/** Sorting without headers: every sortable column both ways in one list. */
function PhoneSort({ block, binding, view }: Pick<LayoutProps, 'block' | 'binding' | 'view'>) {
  const id = useId();
  const columns = block.columns.filter(({ sort }) => sort);
  if (columns.length === 0 || view.all.ordered.length < 2) return null;
  const options = columns.flatMap((column) => {
    const kolumna = binding.text(column.label);
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
  );
}

const PhoneCard = observer(function PhoneCard(props: LineProps) {
  const { block, binding, locals, open } = props;
  const detailsId = useId();
  const card = useShownOnceOpen<HTMLLIElement>(block, open);
  const toned = toneOf(block.tone, binding, locals);
  const header = headerColumn(block);
  const columns = block.columns.filter((column) => column !== header && column.phone && !isBlank(column, props));
  const hasButtons = block.actions.length > 0 || block.expand !== undefined;
  return (
    <li className={toned ? `ok-phone__card ok-phone__card--${toned.tone}` : 'ok-phone__card'} ref={card}>
      <div className="ok-phone__head">
        {header && (
          <BlockHeading className="ok-phone__title">
            <Cell column={header} binding={binding} locals={locals} words />
          </BlockHeading>
        )}
        {toned && <ToneMark {...toned} />}
      </div>
      <PickBox {...props} words />
      <dl>
        {columns.map((column) => (
          <div key={column.id} className="ok-phone__pair">
            <dt>{binding.text(column.label)}</dt>
            <dd>
              <Cell column={column} binding={binding} locals={locals} words />
            </dd>
          </div>
        ))}
      </dl>
      {hasButtons && <RowButtons {...props} detailsId={detailsId} />}
      {open && (
        <div id={detailsId} className="ok-phone__details">
          <Under>
            <Details {...props} />
          </Under>
        </div>
      )}
    </li>
  );
});

/** A card leaves out missing marks, because an empty line would mean nothing. */
function isBlank(column: LineProps['block']['columns'][number], { binding, locals }: LineProps): boolean {
  return column.flags !== undefined && !column.empty && marksOf(column, binding, locals).length === 0;
}

/** A column that is itself called "Total" is not called so twice. */
const totalLabel = (total: string, column: string): string => (total === column ? total : `${total}: ${column}`);
