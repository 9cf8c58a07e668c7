import RjsfForm from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useForm } from '../formContext.ts';
import { templates } from './templates.tsx';
import { widgets } from './widgets.tsx';

/** The store has the first values of the form; rjsf fills in none of the schema's. */
const noDefaults = { emptyObjectFields: 'skipDefaults', constAsDefaults: 'never' } as const;

/**
 * The properties of the request that the screen does not lay out, drawn by rjsf from their schema: nested objects, lists of
 * objects, or a whole form. Most forms have none, so this file and rjsf are fetched with the first form that does.
 *
 * The store checks the values and rjsf edits them. The schema is passed exactly as its validators were compiled.
 */
export default observer(function SchemaFields() {
  const { block, form } = useForm();
  const schema = block.schema as RJSFSchema;
  const validator = useMemo(
    () =>
      createPrecompiledValidator(
        form.validator as Parameters<typeof createPrecompiledValidator>[0],
        schema,
      ) as ValidatorType,
    [form.validator, schema],
  );
  return (
    <RjsfForm
      tagName="div"
      className="ok-form__form"
      idPrefix={block.id}
      schema={schema}
      validator={validator}
      formData={form.schemaValues}
      onChange={({ formData }) => form.setSchemaValues(formData ?? {})}
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
