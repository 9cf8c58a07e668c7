import RjsfForm from '@rjsf/core/lib/components/Form.js';
import type { FieldProps, RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { memo, useMemo } from 'react';
import type { FormBlock } from '../block.ts';
import { FormFieldView } from './FormFieldView.tsx';
import { ButtonTemplates, FieldTemplate, ObjectFieldTemplate } from './templates.tsx';

const templates = { ButtonTemplates, FieldTemplate, ObjectFieldTemplate };
const fields = { okienko: ({ name }: FieldProps) => <FormFieldView name={name} /> };
const nothing = {};

/** No value of the schema's own: the store knows the first values, and rjsf must not answer with others. */
const noDefaults = { emptyObjectFields: 'skipDefaults', constAsDefaults: 'never' } as const;

/**
 * rjsf as the layout of a request schema. It is drawn once: each field then follows the store by itself, so a key stroke
 * draws one input and not the tree. Checking is the store's, with the functions that rjsf is given here; the schema is
 * passed exactly as it was compiled.
 */
export const SchemaForm = memo(function SchemaForm(props: {
  block: FormBlock;
  validator: unknown;
  submit: () => Promise<void>;
}) {
  const { block, validator: functions, submit } = props;
  const schema = block.schema as RJSFSchema;
  const validator = useMemo(
    () =>
      createPrecompiledValidator(
        functions as Parameters<typeof createPrecompiledValidator>[0],
        schema,
      ) as ValidatorType,
    [functions, schema],
  );
  const uiSchema = useMemo(() => drawnByUs(block), [block]);
  return (
    <RjsfForm
      className="ok-form__form"
      idPrefix={block.id}
      schema={schema}
      validator={validator}
      uiSchema={uiSchema}
      formData={nothing}
      templates={templates}
      fields={fields}
      onSubmit={() => void submit()}
      noValidate
      noHtml5Validate
      showErrorList={false}
      experimental_defaultFormStateBehavior={noDefaults}
      experimental_componentUpdateStrategy="shallow"
    />
  );
});

/** Every field is drawn by ours, whatever its schema is made of. */
function drawnByUs(block: FormBlock): UiSchema {
  return Object.fromEntries(
    block.fields.map(({ field }) => [field, { 'ui:field': 'okienko', 'ui:fieldReplacesAnyOrOneOf': true }]),
  );
}
