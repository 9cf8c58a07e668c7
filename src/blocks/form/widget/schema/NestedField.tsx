import RjsfForm from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FormField } from '../../block.ts';
import { useForm } from '../formContext.ts';
import { templates } from './templates.tsx';
import { uiSchemaOf } from './uiSchema.ts';
import { widgets } from './widgets.tsx';

interface Props {
  field: FormField;
  id: string;
  label: string;
  mark?: ReactNode;
  hint?: string;
}

/** The store has the first values of the form; rjsf fills in none of the schema's. */
const noDefaults = {
  emptyObjectFields: 'skipDefaults',
  constAsDefaults: 'never',
  arrayMinItems: { populate: 'never' },
} as const;

const refuse = (): never => {
  throw new Error('A field of a form is drawn from a schema without variants: nothing is validated to draw it.');
};

/** The store checks the values and rjsf edits them. rjsf asks a validator only to choose among variants of a schema. */
const validator: ValidatorType = {
  validateFormData: refuse,
  isValid: refuse,
  rawValidation: refuse,
};

/** A record or a list of the request, drawn by rjsf from its schema. */
export default observer(function NestedField({ field, id, label, mark, hint }: Props) {
  const { block, binding, form } = useForm();
  const schema = block.schema.properties?.[field.field] ?? {};
  const say = (text: FormField['label']) => binding.text(text, form.locals);
  return (
    <RjsfForm
      tagName="div"
      className="ok-form__nested"
      idPrefix={id}
      idSeparator="."
      schema={schema as RJSFSchema}
      uiSchema={{ ...uiSchemaOf(schema, field.nested, say), 'ui:title': label, 'ui:description': hint }}
      formContext={{ mark }}
      validator={validator}
      formData={form.values[field.field]}
      onChange={({ formData }) => form.set(field.field, formData)}
      templates={templates}
      widgets={widgets}
      disabled={form.busy}
      noValidate
      noHtml5Validate
      showErrorList={false}
      experimental_defaultFormStateBehavior={noDefaults}
    >
      {/* Without a child rjsf draws a submit button, which the form around it has. */}
      {true}
    </RjsfForm>
  );
});
