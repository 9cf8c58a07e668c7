import { observer } from 'mobx-react-lite';
import { type ComponentType, useMemo } from 'react';
import { Button } from '../../../../portal/ui/Button.tsx';
import { FieldError } from '../../../../portal/ui/Field.tsx';
import type { Binding, RowBinding } from '../../../binding.ts';
import { askedHere } from '../../askedHere.ts';
import type { FormField, Rows } from '../../block.ts';
import { FormContext, useForm } from '../formContext.ts';
import { LockedValue } from './LockedValue.tsx';
import { partsOfRow } from './partsOfRow.ts';

interface Props {
  field: FormField & { rows: Rows };
  row: RowBinding;
  listId: string;
  onRemove(row: RowBinding): void;
  onMove(row: RowBinding, by: -1 | 1): void;
  Field: ComponentType<{ name: string }>;
}

/** Its own name, not its number: focus and labels stay with the row when it moves. */
export const rowId = (listId: string, row: Pick<RowBinding, 'id'>): string => `${listId}.${row.id}`;

/** The heading of a row: the screen's own, or its number. */
export function rowName({ title }: Pick<Rows, 'title'>, row: RowBinding, binding: Binding): string {
  const own = title && binding.text(title, row.locals);
  return own || binding.word('bledy.formularz.lista.pozycja', { numer: row.index + 1 });
}

/** One row: its heading, a cell for each field, and its buttons. */
export const Row = observer(function Row({ field, row, listId, onRemove, onMove, Field }: Props) {
  const parts = useForm();
  const { binding } = parts;
  const { rows } = field;
  const id = rowId(listId, row);
  const inner = useMemo(() => partsOfRow(parts, field, row, askedHere(rows)), [parts, field, rows, row]);
  const name = rowName(rows, row, binding);
  const { complaint } = row;
  const say = (key: string) => binding.word(`bledy.formularz.lista.${key}`, { nazwa: name });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend outside of the grid
    <div
      className="ok-panel ok-rows__row"
      role="group"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={complaint && `${id}-error`}
    >
      <p className="ok-rows__title" id={`${id}-title`}>
        {name}
      </p>
      <FieldError id={id} error={complaint} />
      <FormContext value={inner}>
        <div className="ok-rows__cells">
          {inner.block.fields.map((one) => (
            <div key={one.field} className="ok-rows__cell">
              {row.visible(one.field) && row.locked(one.field) ? (
                <LockedValue field={one} />
              ) : (
                <Field name={one.field} />
              )}
            </div>
          ))}
        </div>
      </FormContext>
      <div className="ok-form__tools">
        {row.mayMoveUp && (
          <Button small icon="up" iconOnly title={say('wyzejTen')} onClick={() => onMove(row, -1)}>
            {say('wyzejTen')}
          </Button>
        )}
        {row.mayMoveDown && (
          <Button small icon="down" iconOnly title={say('nizejTen')} onClick={() => onMove(row, 1)}>
            {say('nizejTen')}
          </Button>
        )}
        {row.mayRemove && (
          <Button small kind="quiet" onClick={() => onRemove(row)}>
            {binding.word('bledy.formularz.lista.usunTen')}
            <span className="ok-hidden">: {name}</span>
          </Button>
        )}
      </div>
    </div>
  );
});
