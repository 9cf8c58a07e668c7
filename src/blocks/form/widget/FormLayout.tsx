import { observer } from 'mobx-react-lite';
import type { ComponentType, ReactNode } from 'react';
import type { Text } from '../../../lang/descriptors/text.ts';
import type { FormField } from '../block.ts';
import { FormFieldView } from './FormFieldView.tsx';
import { useForm } from './formContext.ts';

/**
 * The fields that the screen lays out, in its order; neighbours of one group are drawn under one legend.
 *
 * @param Field draws one
 */
export function FormLayout({ Field = FormFieldView }: { Field?: ComponentType<{ name: string }> }) {
  const { block } = useForm();
  return groupsOf(block.fields).map(({ legend, fields }) => {
    const views = fields.map(({ field }) => <Field key={field} name={field} />);
    if (!legend) return views;
    return (
      <FieldGroup key={fields[0]?.field} legend={legend} names={fields.map(({ field }) => field)}>
        {views}
      </FieldGroup>
    );
  });
}

const FieldGroup = observer(function FieldGroup(props: {
  legend: Text;
  names: readonly string[];
  children: ReactNode;
}) {
  const { binding, form } = useForm();
  if (!props.names.some((name) => form.visible(name))) return null;
  return (
    <fieldset className="ok-form__group">
      <legend className="ok-form__legend">{binding.text(props.legend, form.locals)}</legend>
      {props.children}
    </fieldset>
  );
});

interface Group {
  legend?: Text;
  fields: FormField[];
}

function groupsOf(fields: readonly FormField[]): Group[] {
  const groups: Group[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && JSON.stringify(last.legend) === JSON.stringify(field.group)) last.fields.push(field);
    else groups.push({ legend: field.group, fields: [field] });
  }
  return groups;
}
