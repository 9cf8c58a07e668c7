import type { WidgetProps } from '@rjsf/utils';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { valueName } from '../../studio/names.ts';
import { useLack } from './common/Common.ts';
import { useStudio } from './context.ts';

const TextWidget = observer(function TextWidget({ id, value, schema, onChange }: WidgetProps) {
  const lack = useLack('screen');
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  return (
    <input
      id={id}
      aria-describedby={`${id}-hint`}
      type={isNumber ? 'number' : 'text'}
      disabled={lack !== undefined}
      value={value ?? ''}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  );
});

/** A choice; an empty one leaves the value to its default. */
const SelectWidget = observer(function SelectWidget({ id, value, schema, onChange }: WidgetProps) {
  const { words, language } = useStudio();
  const lack = useLack('screen');
  const isFlag = schema.type === 'boolean';
  const values: readonly unknown[] = isFlag ? [true, false] : (schema.enum ?? []);
  const title = (one: unknown) => (isFlag ? (one ? words.yes : words.no) : valueName(String(one), language));
  return (
    <select
      id={id}
      aria-describedby={`${id}-hint`}
      disabled={lack !== undefined}
      value={value === undefined ? '' : String(values.indexOf(value))}
      onChange={({ target }) => onChange(target.value === '' ? undefined : values[Number(target.value)])}
    >
      <option value="">{words.notSet}</option>
      {values.map((one, index) => (
        <option key={String(one)} value={index}>
          {title(one)}
        </option>
      ))}
    </select>
  );
});

/** rjsf takes functions only, and an observer is an object of React. */
const widget = (View: ComponentType<WidgetProps>) => (props: WidgetProps) => <View {...props} />;

const text = widget(TextWidget);
const select = widget(SelectWidget);
export const widgets = { TextWidget: text, UpDownWidget: text, SelectWidget: select, CheckboxWidget: select };
