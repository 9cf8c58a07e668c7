import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense } from 'react';
import { Button } from '../../../portal/ui/Button.tsx';
import { Checkbox } from '../../../portal/ui/Checkbox.tsx';
import { Field, requiredMark } from '../../../portal/ui/Field.tsx';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import { boundOf, dateParts } from '../../parts/dateParts.ts';
import type { FormField, Rows } from '../block.ts';
import { Control } from './Control.tsx';
import { FormCaptcha } from './captcha/FormCaptcha.tsx';
import { FormRadios } from './choices.tsx';
import { type FormParts, useForm } from './formContext.ts';
import { Meter } from './Meter.tsx';
import { Remaining } from './Remaining.tsx';

/** Few forms have a record or a list: rjsf is fetched with the first one that does. */
const FilesField = lazy(() => import('./files/FilesField.tsx'));
const NestedField = lazy(() => import('./schema/NestedField.tsx'));

/** As few have a list of records. */
const RowsField = lazy(() => import('./rows/RowsField.tsx'));

/** One field with its words. Drawn again when a word, a problem or its being there changes, not with every key stroke. */
export const FormFieldView = observer(function FormFieldView({ name }: { name: string }) {
  const parts = useForm();
  const { binding, form, fields, idOf } = parts;
  const field = fields.get(name);
  if (!field || !form.visible(name)) return null;
  const required = form.required(name);
  const label = binding.text(field.label, form.locals);
  const hint = hintOf(parts, field);
  const words = {
    id: idOf(name),
    // A label from the office may be empty: the input still has a name.
    label: label || hint || name,
    mark: required ? requiredMark : undefined,
    hint: label ? hint : undefined,
    error: form.problem(name),
    required,
  };
  const input = labelled(field, words);
  if (field.limit === undefined && !field.meter && !field.button) return input;
  return (
    <div>
      {input}
      {field.limit !== undefined && <Remaining name={name} />}
      {field.meter && <Meter field={field} max={field.meter.max} />}
      {field.button && <FieldButton name={name} button={field.button} />}
    </div>
  );
});

type Words = Omit<Parameters<typeof FormRadios>[0], 'field'> & { mark?: ReactNode };

/** The input with its words, each kind in its own order. */
function labelled(field: FormField, words: Words): ReactNode {
  const name = field.field;
  if (field.as === 'checkbox') {
    const { label, mark, ...rest } = words;
    return <FormCheckbox {...rest} name={name} label={mark ? [label, mark] : label} />;
  }
  if (field.rows)
    return (
      <Suspense fallback={<Skeleton lines={4} />}>
        <RowsField field={field as FormField & { rows: Rows }} {...words} Field={FormFieldView} />
      </Suspense>
    );
  if (field.files)
    return (
      <Suspense fallback={<Skeleton lines={2} />}>
        <FilesField field={field} {...words} />
      </Suspense>
    );
  if (field.as === 'nested')
    return (
      <Suspense fallback={<Skeleton lines={4} />}>
        <NestedField field={field} {...words} />
      </Suspense>
    );
  if (field.as === 'captcha') return <FormCaptcha {...words} name={name} />;
  if (field.as === 'radio') return <FormRadios field={field} {...words} />;
  return (
    <Field {...words} name={name}>
      {(control) => <Control field={field} control={control} />}
    </Field>
  );
}

const FieldButton = observer(function FieldButton(props: { name: string; button: NonNullable<FormField['button']> }) {
  const { binding, form } = useForm();
  const { label, do: steps } = props.button;
  const key = `field/${props.name}`;
  return (
    <Button kind="quiet" small busy={binding.busy(key)} onClick={() => void binding.run(steps, form.locals, key)}>
      {binding.text(label, form.locals)}
    </Button>
  );
});

/** A date field describes its format, after the hint of the screen. */
function hintOf({ binding, form }: FormParts, { hint, label, as, ...field }: FormField): string | undefined {
  const own = hint && binding.text(hint, form.locals);
  if (as !== 'date') return own;
  const [min, max] = [field.min, field.max].map((tree) => boundOf(binding, tree, form.locals));
  const format = dateParts(binding, binding.text(label, form.locals), { min, max }).hint;
  return [own, format].filter(Boolean).join(' ');
}

const FormCheckbox = observer(function FormCheckbox({
  name,
  ...words
}: Omit<Parameters<typeof Checkbox>[0], 'checked' | 'onChange'> & { name: string }) {
  const { form, leave } = useForm();
  return (
    <Checkbox
      {...words}
      name={name}
      checked={form.values[name] === true}
      onChange={(checked) => form.set(name, checked)}
      onBlur={() => leave(name)}
    />
  );
});
