import { observer } from 'mobx-react-lite';
import { requiredMark } from '../../../../portal/ui/Field.tsx';
import type { RowBinding } from '../../../binding.ts';
import { askedHere } from '../../askedHere.ts';
import type { Rows } from '../../block.ts';
import { useForm } from '../formContext.ts';

/** The heads of the columns, where rows are a table. For the eyes only: each input has its own label. */
export const RowHeads = observer(function RowHeads({ rows, first }: { rows: Rows; first: RowBinding }) {
  const { binding } = useForm();
  return (
    <div className="ok-rows__heads" aria-hidden="true">
      <span className="ok-rows__title" />
      <div className="ok-rows__cells">
        {askedHere(rows).map((field) => (
          <div key={field.field} className="ok-rows__cell ok-field">
            {field.as !== 'checkbox' && (
              <span className="ok-field__label">
                {binding.text(field.label, first.locals)}
                {field.required && requiredMark}
              </span>
            )}
            {field.hint && <span className="ok-field__hint">{binding.text(field.hint, first.locals)}</span>}
          </div>
        ))}
      </div>
    </div>
  );
});
