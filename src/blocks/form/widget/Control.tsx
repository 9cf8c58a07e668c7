import { observer } from 'mobx-react-lite';
import { takesDigits } from '../../../lang/descriptors/jsonSchema.ts';
import { DateInput } from '../../../portal/ui/DateInput.tsx';
import type { ControlProps } from '../../../portal/ui/Field.tsx';
import { MoneyInput } from '../../../portal/ui/MoneyInput.tsx';
import { TextArea } from '../../../portal/ui/TextArea.tsx';
import { TextInput } from '../../../portal/ui/TextInput.tsx';
import type { FormBinding } from '../../binding.ts';
import { boundOf, dateParts } from '../../parts/dateParts.ts';
import type { FormField } from '../block.ts';
import { formSelect } from './choices.tsx';
import { useForm } from './formContext.ts';

/** The input of a field: only this part is drawn again with a key stroke. */
export const Control = observer(function Control({ field, control }: { field: FormField; control: ControlProps }) {
  const parts = useForm();
  const { block, binding, form, leave } = parts;
  const name = field.field;
  const value = form.values[name];
  const input = {
    ...control,
    value: typeof value === 'string' ? value : '',
    onChange: (typed: string) => form.set(name, typed),
    onBlur: () => leave(name),
    autoComplete: field.autocomplete,
  };
  switch (field.as) {
    case 'textarea':
      return <TextArea {...input} maxLength={maxLengthOf(form, name, input.value)} />;
    case 'select':
      return formSelect(parts, field, control);
    case 'date':
      return <FormDate field={field} input={input} />;
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
    case 'tel': {
      // Values made of digits are typed on a numeric keyboard.
      const inputMode = takesDigits(block.schema.properties?.[name]) ? 'numeric' : undefined;
      return (
        <TextInput {...input} type={field.as} inputMode={inputMode} maxLength={maxLengthOf(form, name, input.value)} />
      );
    }
    case 'radio':
    case 'checkbox':
    case 'captcha':
    case 'files':
    case 'nested':
    case 'rows':
      return null;
    default:
      return field.as satisfies never;
  }
});

interface DateProps {
  field: FormField;
  input: ControlProps & { value: string; onChange: (typed: string) => void; onBlur: () => void; autoComplete?: string };
}

/** Choosing a day counts as typing it and leaving the field. */
const FormDate = observer(function FormDate({ field, input }: DateProps) {
  const { binding, form } = useForm();
  const { language, words } = dateParts(binding, binding.text(field.label, form.locals));
  const [min, max] = [field.min, field.max].map((tree) => boundOf(binding, tree, form.locals));
  const pick = (typed: string) => {
    form.set(field.field, typed);
    form.leave(field.field);
  };
  return <DateInput {...input} {...{ language, words, min, max }} onPick={pick} />;
});

/**
 * The limit that the browser itself applies, so that the caret stays in its place. It counts UTF-16 units, of which a
 * character may have two; the store counts exactly.
 */
function maxLengthOf(form: FormBinding, name: string, value: string): number | undefined {
  const remaining = form.remaining(name);
  return remaining === undefined ? undefined : value.length + 2 * Math.max(0, remaining);
}
