import type { WidgetProps } from '@rjsf/utils';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useState } from 'react';
import { formatDate } from '../../../../lang/values/dates.ts';
import { parseDate } from '../../../../lang/values/typedDate.ts';
import { Checkbox } from '../../../../portal/ui/Checkbox.tsx';
import { DateInput } from '../../../../portal/ui/DateInput.tsx';
import { Field } from '../../../../portal/ui/Field.tsx';
import { Select } from '../../../../portal/ui/Select.tsx';
import { TextInput } from '../../../../portal/ui/TextInput.tsx';
import { dateParts } from '../../../parts/dateParts.ts';
import { useForm } from '../formContext.ts';

/** The words of a control, as its schema has them. */
function useWords({ id, label, schema, required, disabled }: WidgetProps) {
  const { form, nameOf } = useForm();
  return {
    id,
    label,
    required,
    disabled,
    mark: required ? <span aria-hidden="true">*</span> : undefined,
    hint: schema.description,
    error: form.problem(nameOf(id)),
  };
}

/** A text or a number; an empty one is left out of the request. */
const TextWidget = observer(function TextWidget(props: WidgetProps) {
  const { schema, value, onChange } = props;
  const isNumber = ['number', 'integer'].some((type) => [schema.type].flat().includes(type as 'number'));
  const change = (typed: string) => onChange((isNumber ? typed.replace(',', '.') : typed) || undefined);
  return (
    <Field {...useWords(props)}>
      {(control) => (
        <TextInput
          {...control}
          type={schema.format === 'email' ? 'email' : 'text'}
          inputMode={isNumber ? 'decimal' : undefined}
          value={String(value ?? '')}
          onChange={change}
        />
      )}
    </Field>
  );
});

/** A day in the resident's way of writing; the form has it as yyyy-MM-dd, or as typed while it is not a date. */
const DateWidget = observer(function DateWidget(props: WidgetProps) {
  const { value, onChange, label } = props;
  const { binding } = useForm();
  const [typed, setTyped] = useState<string>();
  const { language, words } = dateParts(binding, label);
  const change = (text: string) => {
    setTyped(text);
    onChange(parseDate(text) ?? (text || undefined));
  };
  const hint = binding.word('wspolne.widzety.kalendarz.podpowiedz');
  return (
    <Field {...useWords(props)} hint={[props.schema.description, hint].filter(Boolean).join(' ')}>
      {(control) => (
        <DateInput
          {...control}
          {...{ language, words }}
          value={typed ?? (value ? formatDate(value) || value : '')}
          onChange={change}
        />
      )}
    </Field>
  );
});

/** The values of an `enum`; the browser sees their places, so that each keeps its type. */
const SelectWidget = observer(function SelectWidget(props: WidgetProps) {
  const { binding } = useForm();
  const choices = props.options.enumOptions ?? [];
  const place = choices.findIndex(({ value }) => value === props.value);
  return (
    <Field {...useWords(props)}>
      {(control) => (
        <Select
          {...control}
          value={place < 0 ? '' : String(place)}
          options={choices.map(({ label }, index) => ({ value: String(index), label }))}
          none={binding.word('bledy.formularz.wybierz')}
          onChange={(chosen) => props.onChange(choices[Number(chosen || -1)]?.value)}
        />
      )}
    </Field>
  );
});

const CheckboxWidget = observer(function CheckboxWidget(props: WidgetProps) {
  const { label, mark, ...words } = useWords(props);
  return (
    <Checkbox
      {...words}
      label={mark ? [label, ' ', <span key="mark">{mark}</span>] : label}
      checked={props.value === true}
      onChange={(checked) => props.onChange(checked)}
    />
  );
});

/** rjsf takes functions only, and an observer is an object of React. */
const widget = (View: ComponentType<WidgetProps>) => (props: WidgetProps) => <View {...props} />;

const text = widget(TextWidget);
export const widgets = {
  TextWidget: text,
  EmailWidget: text,
  DateWidget: widget(DateWidget),
  SelectWidget: widget(SelectWidget),
  CheckboxWidget: widget(CheckboxWidget),
};
