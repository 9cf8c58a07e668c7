import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ControlProps } from '../../../portal/ui/Field.tsx';
import { RadioGroup } from '../../../portal/ui/RadioGroup.tsx';
import { Select } from '../../../portal/ui/Select.tsx';
import { choicesOf } from '../../choices.ts';
import type { FormField } from '../block.ts';
import { type FormParts, useForm } from './formContext.ts';

/** A list: the choices keep their own type, the browser sees their places. Call it while an observer is drawn. */
export function formSelect(parts: FormParts, field: FormField, control: ControlProps): ReactNode {
  const { options, value, choose, leave } = choiceOf(parts, field);
  const none = parts.binding.word('bledy.formularz.wybierz');
  const mayBeNone = value === '' || !parts.form.required(field.field);
  return (
    <Select
      {...control}
      value={value}
      options={options}
      none={mayBeNone ? none : undefined}
      onChange={choose}
      onBlur={leave}
    />
  );
}

interface RadiosProps {
  field: FormField;
  id: string;
  label: string;
  mark?: ReactNode;
  hint?: string;
  error?: string;
  required: boolean;
}

export const FormRadios = observer(function FormRadios({ field, label, ...words }: RadiosProps) {
  const { options, value, choose, leave } = choiceOf(useForm(), field);
  return <RadioGroup {...words} legend={label} value={value} options={options} onChange={choose} onBlur={leave} />;
});

function choiceOf({ binding, form, leave }: FormParts, field: FormField) {
  const choices = field.options ? choicesOf(field.options, binding, form.locals) : [];
  const chosen = form.values[field.field];
  const place = choices.findIndex((choice) => choice.value === chosen);
  return {
    options: choices.map(({ label }, index) => ({ value: String(index), label })),
    value: place < 0 ? '' : String(place),
    choose: (key: string) => form.set(field.field, key === '' ? undefined : choices[Number(key)]?.value),
    leave: () => leave(field.field),
  };
}
