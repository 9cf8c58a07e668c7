import { observer } from 'mobx-react-lite';
import type { FormField } from '../../descriptors/compiled.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { Control } from './Control.tsx';
import { FormRadios } from './choices.tsx';
import { type FormParts, useForm } from './formContext.ts';
import { Meter } from './Meter.tsx';
import { Remaining } from './Remaining.tsx';

/** One field with its words. Drawn again when a word, a problem or its being there changes, not with every key stroke. */
export const FormFieldView = observer(function FormFieldView({ name }: { name: string }) {
  const parts = useForm();
  const { binding, form, fields, idOf } = parts;
  const field = fields.get(name);
  if (!field || !form.visible(name)) return null;
  const required = form.required(name);
  const words = {
    id: idOf(name),
    label: binding.text(field.label, form.locals),
    mark: required ? <span aria-hidden="true">*</span> : undefined,
    hint: hintOf(parts, field),
    error: form.problem(name),
    required,
  };
  if (field.as === 'checkbox') {
    const { label, mark, ...rest } = words;
    return <FormCheckbox name={name} {...rest} label={mark ? [label, ' ', <span key="mark">{mark}</span>] : label} />;
  }
  if (field.as === 'radio') return <FormRadios field={field} {...words} />;
  return (
    <div>
      <Field {...words} name={name}>
        {(control) => <Control field={field} control={control} />}
      </Field>
      {field.limit !== undefined && <Remaining name={name} />}
      {field.meter && <Meter meter={field.meter} />}
    </div>
  );
});

/** A date says how it is written, after what the screen says of it. */
function hintOf({ binding, form }: FormParts, { hint, as }: FormField): string | undefined {
  const own = hint && binding.text(hint, form.locals);
  if (as !== 'date') return own;
  return [own, binding.word('wspolne.widzety.kalendarz.podpowiedz')].filter(Boolean).join(' ');
}

const FormCheckbox = observer(function FormCheckbox({
  name,
  ...words
}: Omit<Parameters<typeof Checkbox>[0], 'checked' | 'onChange'> & { name: string }) {
  const { form } = useForm();
  return (
    <Checkbox
      {...words}
      name={name}
      checked={form.values[name] === true}
      onChange={(checked) => form.set(name, checked)}
      onBlur={() => form.leave(name)}
    />
  );
});
