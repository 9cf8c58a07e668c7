import './rows.css';
import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../portal/ui/Button.tsx';
import { FieldError, FieldHint } from '../../../../portal/ui/Field.tsx';
import type { RowBinding } from '../../../binding.ts';
import type { FormField, Rows } from '../../block.ts';
import { useForm } from '../formContext.ts';
import { layoutOf } from './layout.ts';
import { Row, rowId, rowName } from './Row.tsx';
import { RowHeads } from './RowHeads.tsx';
import { Totals } from './Totals.tsx';

interface Props {
  field: FormField & { rows: Rows };
  id: string;
  label: string;
  mark?: ReactNode;
  hint?: string;
  error?: string;
  /** Draws a field of a row: as any field of the form. */
  Field: ComponentType<{ name: string }>;
}

/** A list of records: a table of inputs where there is room, a card for each row elsewhere. */
export default observer(function RowsField({ field, id, label, mark, hint, error, Field }: Props) {
  const { block, binding, form } = useForm();
  const list = form.rows(field.field);
  const [announced, announce] = useState('');
  const wanted = useRef<{ id: string; input?: boolean }>(undefined);
  // What is to be focused is drawn by now.
  useEffect(() => {
    const target = wanted.current && document.getElementById(wanted.current.id);
    const input = wanted.current?.input ? target?.querySelector<HTMLElement>('input, select, textarea') : undefined;
    wanted.current = undefined;
    (input ?? target)?.focus();
  });
  if (!list) return null;
  const { rows } = field;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const remove = (row: RowBinding) => {
    if (form.busy) return;
    const { index } = row;
    const name = rowName(rows, row, binding);
    const next = list.rows[index + 1] ?? list.rows[index - 1];
    // Before the row goes with the focused button: while it goes, Chromium gives the focus to nothing.
    document.getElementById(next ? rowId(id, next) : id)?.focus();
    list.remove(row);
    announce(binding.word('bledy.formularz.lista.usunieto', { nazwa: name }));
  };
  const move = (row: RowBinding, by: -1 | 1) => {
    if (form.busy) return;
    list.move(row, by);
    wanted.current = { id: rowId(id, row) };
    announce(rowName(rows, row, binding));
  };
  const add = () => {
    if (form.busy) return;
    wanted.current = { id: rowId(id, list.add()), input: true };
    announce('');
  };
  const putBack = () => {
    const { removed } = list;
    if (form.busy || !removed) return;
    list.putBack();
    wanted.current = { id: rowId(id, removed) };
    announce('');
  };
  return (
    <fieldset className="ok-form__group ok-rows" id={id} tabIndex={-1} aria-describedby={described || undefined}>
      <legend className="ok-form__legend">
        {label}
        {mark}
      </legend>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      <div className={`ok-rows__box ok-rows__box--${layoutOf(rows, block)}`}>
        {list.rows.length > 0 && <RowHeads rows={rows} first={list.rows[0]!} />}
        {list.rows.map((row) => (
          <Row key={row.id} {...{ field, row, listId: id, Field }} onRemove={remove} onMove={move} />
        ))}
      </div>
      <p role="status" className={announced ? undefined : 'ok-hidden'}>
        {announced}
      </p>
      {list.removed && (
        <div>
          <Button small onClick={putBack}>
            {binding.word('bledy.formularz.lista.cofnij')}
          </Button>
        </div>
      )}
      {list.mayAdd && (
        <div>
          <Button icon="plus" onClick={add}>
            {rows.add
              ? binding.text(rows.add, form.locals)
              : binding.word('bledy.formularz.lista.dodaj', { nazwa: label })}
          </Button>
        </div>
      )}
      {rows.totals.length > 0 && <Totals totals={rows.totals} />}
    </fieldset>
  );
});
