import type { WidgetProps } from '@rjsf/utils';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useState } from 'react';
import { type JsonSchema, takesDigits } from '../../../../lang/descriptors/jsonSchema.ts';
import { formatDate } from '../../../../lang/values/dates.ts';
import { parseDate } from '../../../../lang/values/typedDate.ts';
import { Checkbox } from '../../../../portal/ui/Checkbox.tsx';
import { DateInput } from '../../../../portal/ui/DateInput.tsx';
import { Field, requiredMark } from '../../../../portal/ui/Field.tsx';
import { MoneyInput } from '../../../../portal/ui/MoneyInput.tsx';
import { Select } from '../../../../portal/ui/Select.tsx';
import { TextInput } from '../../../../portal/ui/TextInput.tsx';
import { dateParts } from '../../../parts/dateParts.ts';
import { useForm } from '../formContext.ts';
import { Group } from './Group.tsx';

/** The words of a control; the only input of an entry in a list is named by its number. */
function useWords({ id, label, options, required, disabled }: WidgetProps) {
  const { binding, form, nameOf } = useForm();
  const index = /\.(\d+)$/.exec(id)?.[1];
  return {
    id,
    label: index ? binding.word('bledy.formularz.lista.pozycja', { numer: Number(index) + 1 }) : label,
    required,
    disabled,
    mark: required ? requiredMark : undefined,
    hint: options.description,
    error: form.problem(nameOf(id)),
  };
}

/** A text, a number or an amount; an empty one is left out of the request. */
const TextWidget = observer(function TextWidget(props: WidgetProps) {
  const { schema, value, onChange } = props;
  const { binding } = useForm();
  const secret = schema['x-secret'] === true;
  const isNumber = ['number', 'integer'].some((type) => [schema.type].flat().includes(type as 'number'));
  const change = (typed: string) =>
    onChange((isNumber ? typed.replaceAll(/\s/g, '').replace(',', '.') : typed) || undefined);
  const input = { value: String(value ?? ''), onChange: change };
  const reveal = {
    show: binding.word('bledy.formularz.pokazHaslo'),
    hide: binding.word('bledy.formularz.ukryjHaslo'),
  };
  const digits = takesDigits(schema as JsonSchema);
  return (
    <Field {...useWords(props)}>
      {(control) =>
        schema['x-unit'] === 'PLN' ? (
          <MoneyInput {...control} {...input} />
        ) : (
          <TextInput
            {...control}
            {...input}
            type={secret ? 'password' : (TYPES[schema.format ?? ''] ?? 'text')}
            autoComplete={secret ? 'off' : undefined}
            reveal={secret ? reveal : undefined}
            inputMode={isNumber ? 'decimal' : digits ? 'numeric' : undefined}
          />
        )
      }
    </Field>
  );
});

const TYPES: Readonly<Record<string, 'email' | 'tel'>> = { email: 'email', tel: 'tel' };

/** A day in the resident's way of writing; the form has it as yyyy-MM-dd, or as typed while it is not a date. */
const DateWidget = observer(function DateWidget(props: WidgetProps) {
  const { value, onChange, label } = props;
  const { binding } = useForm();
  const [typed, setTyped] = useState<string>();
  const { language, words, hint } = dateParts(binding, label);
  const change = (text: string) => {
    setTyped(text);
    onChange(parseDate(text) ?? (text || undefined));
  };
  return (
    <Field {...useWords(props)} hint={[props.options.description, hint].filter(Boolean).join(' ')}>
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
  const choices = choicesOf(props);
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

/** Where null is allowed, it is the entry for nothing chosen. */
const choicesOf = ({ options }: WidgetProps) => (options.enumOptions ?? []).filter(({ value }) => value !== null);

/** Several values of an `enum`, each at most once, in the order of the schema. */
const CheckboxesWidget = observer(function CheckboxesWidget(props: WidgetProps) {
  const { id, label, mark, hint, disabled } = useWords(props);
  const choices = choicesOf(props);
  const chosen: readonly unknown[] = Array.isArray(props.value) ? props.value : [];
  const toggle = (value: unknown, checked: boolean) =>
    props.onChange(choices.map((one) => one.value).filter((one) => (one === value ? checked : chosen.includes(one))));
  return (
    <Group id={id} title={label} mark={mark} hint={hint}>
      <div>
        {choices.map(({ value, label: text }, index) => (
          <Checkbox
            key={String(value)}
            id={`${id}.${index}`}
            label={text}
            disabled={disabled}
            checked={chosen.includes(value)}
            onChange={(checked) => toggle(value, checked)}
          />
        ))}
      </div>
    </Group>
  );
});

const CheckboxWidget = observer(function CheckboxWidget(props: WidgetProps) {
  const { label, mark, ...words } = useWords(props);
  return (
    <Checkbox
      {...words}
      label={mark ? [label, mark] : label}
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
  CheckboxesWidget: widget(CheckboxesWidget),
};
