import { observer } from 'mobx-react-lite';
import { choicesOf } from '../../../choices.ts';
import type { FormField } from '../../block.ts';
import { useForm } from '../formContext.ts';

/** A field that is not changed: its label and its value as a text, in the place of an input. */
export const LockedValue = observer(function LockedValue({ field }: { field: FormField }) {
  const { binding, form } = useForm();
  const { field: name, label, options, as } = field;
  const typed = form.values[name];
  const chosen = options && choicesOf(options, binding, form.locals).find(({ value }) => value === typed)?.label;
  const text = as === 'checkbox' ? binding.format(typed === true, 'flag') : (chosen ?? String(typed ?? ''));
  return (
    <div className="ok-field">
      <span className="ok-field__label">{binding.text(label, form.locals)}</span>
      <span className="ok-rows__locked">{text || '–'}</span>
    </div>
  );
});
