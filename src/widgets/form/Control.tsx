import { observer } from 'mobx-react-lite';
import type { FormField } from '../../descriptors/compiled.ts';
import { DateInput } from '../../ui/DateInput.tsx';
import type { ControlProps } from '../../ui/Field.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { FormBinding } from '../binding.ts';
import { FormSelect } from './choices.tsx';
import { useForm } from './formContext.ts';

/** The input of a field: all that is drawn again with a key stroke. */
export const Control = observer(function Control({ field, control }: { field: FormField; control: ControlProps }) {
  const { binding, form } = useForm();
  const name = field.field;
  const value = form.values[name];
  const input = {
    ...control,
    value: typeof value === 'string' ? value : '',
    onChange: (typed: string) => form.set(name, typed),
    onBlur: () => form.leave(name),
    autoComplete: field.autocomplete,
  };
  switch (field.as) {
    case 'textarea':
      return <TextArea {...input} maxLength={room(form, name, input.value)} />;
    case 'select':
      return <FormSelect field={field} control={control} />;
    case 'date':
      return <FormDate name={name} input={input} />;
    case 'money':
      return <MoneyInput {...input} />;
    case 'decimal':
      return <TextInput {...input} inputMode="decimal" autoComplete={field.autocomplete ?? 'off'} />;
    case 'integer':
      return <TextInput {...input} inputMode="numeric" autoComplete={field.autocomplete ?? 'off'} />;
    case 'password': {
      const reveal = {
        show: binding.word('bledy.formularz.pokazHaslo'),
        hide: binding.word('bledy.formularz.ukryjHaslo'),
      };
      return <TextInput {...input} type="password" reveal={reveal} />;
    }
    case 'text':
    case 'email':
    case 'tel':
      return <TextInput {...input} type={field.as} maxLength={room(form, name, input.value)} />;
    case 'radio':
    case 'checkbox':
      return null;
    default:
      return field.as satisfies never;
  }
});

interface DateProps {
  name: string;
  input: Parameters<typeof DateInput>[0];
}

/**
 * A date that is typed in part is, to the browser, nothing; it is told apart when the field is left, so that it is not
 * sent as nothing without a word.
 */
const FormDate = observer(function FormDate({ name, input }: DateProps) {
  const { form } = useForm();
  const leave = () => {
    const control = document.getElementById(input.id) as HTMLInputElement | null;
    if (control?.validity.badInput) form.set(name, unfinished);
    else if (form.values[name] === unfinished) form.set(name, undefined);
    form.leave(name);
  };
  return <DateInput {...input} value={input.value === unfinished ? '' : input.value} onBlur={leave} />;
});
const unfinished = '?';

/**
 * Where the browser itself lets no more in, so that the caret stays in its place. It counts UTF-16 units, of which a
 * character may have two; the store counts exactly.
 */
function room(form: FormBinding, name: string, value: string): number | undefined {
  const remaining = form.remaining(name);
  return remaining === undefined ? undefined : value.length + 2 * Math.max(0, remaining);
}
