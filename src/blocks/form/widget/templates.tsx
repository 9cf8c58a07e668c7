import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Text } from '../../../lang/descriptors/text.ts';
import type { FormField } from '../block.ts';
import { useForm } from './formContext.ts';
import { SubmitButton } from './SubmitButton.tsx';

/** Label, hint and error belong to the field's own view; rjsf's wrappers around it are left out. */
export function FieldTemplate({ children }: FieldTemplateProps) {
  return children;
}

/** The fields in the order of the screen, neighbours of one group under one legend. */
export function ObjectFieldTemplate({ properties }: ObjectFieldTemplateProps) {
  const { block } = useForm();
  const drawn = new Map(properties.map(({ name, content }) => [name, content]));
  return groupsOf(block.fields).map(({ legend, fields }) => {
    const contents = fields.map(({ field }) => drawn.get(field));
    return (
      <FieldGroup key={fields[0]?.field} legend={legend} names={fields.map(({ field }) => field)}>
        {contents}
      </FieldGroup>
    );
  });
}

const FieldGroup = observer(function FieldGroup(props: {
  legend?: Text;
  names: readonly string[];
  children: ReactNode;
}) {
  const { binding, form } = useForm();
  if (!props.legend) return props.children;
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

export const ButtonTemplates = { SubmitButton };
