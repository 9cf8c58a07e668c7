import { formOf } from 'studio:forms';
import RjsfForm from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema, RJSFValidationError, UiSchema } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { Part } from '../../studio/api.ts';
import type { Json } from '../../studio/edit.ts';
import type { PartForm as Drawn } from '../forms/form.ts';
import { CONFIG } from './catalogue.ts';
import { useStudio } from './context.ts';
import { fields } from './fields.tsx';
import type { FormContext } from './formContext.ts';
import { templates } from './templates.tsx';
import { widgets } from './widgets.tsx';
import type { Words } from './words.ts';

/** Nothing is filled in: what a file does not write stays away. */
const noDefaults = {
  emptyObjectFields: 'skipDefaults',
  constAsDefaults: 'never',
  arrayMinItems: { populate: 'never' },
} as const;

/** Lists of parts that stand elsewhere, also when they are empty. */
const LISTED = ['content', 'services'];

/** The properties of a part, as its descriptor schema describes them. What is written is a draft, planned at once. */
export const PartForm = observer(function PartForm({ part, kind }: { part: Part; kind: string }) {
  const studio = useStudio();
  const found = formOf(kind);
  const validator = useMemo(
    () => found && createPrecompiledValidator(found.validators, found.form.schema as RJSFSchema),
    [found],
  );
  if (!found || !validator) return null;
  const { form } = found;
  const written = part.value as Record<string, Json | undefined>;
  const value = { ...written };
  for (const { edit } of studio.drafts.list) {
    if (edit.kind === 'set' && edit.at === part.at) value[edit.key] = edit.value;
    if (edit.kind === 'unset' && edit.at === part.at) delete value[edit.key];
  }
  const names = Object.keys(form.properties).filter((name) => !(name in part.lists) && !LISTED.includes(name));
  const change = (next: Record<string, Json | undefined> = {}) => {
    for (const name of names) {
      if (JSON.stringify(next[name]) !== JSON.stringify(value[name])) studio.write(name, next[name]);
    }
  };
  const context: FormContext = { drawn: form, part, value };
  return (
    <RjsfForm
      tagName="div"
      className="studio__form"
      idPrefix="part"
      schema={form.schema as RJSFSchema}
      uiSchema={uiSchemaOf(form, names, value, part)}
      formContext={context}
      validator={validator}
      formData={pick(value, names)}
      onChange={({ formData }) => change(formData)}
      transformErrors={(errors) => said(errors, form, studio.words)}
      fields={fields}
      widgets={widgets}
      templates={templates}
      liveValidate
      noHtml5Validate
      showErrorList={false}
      experimental_defaultFormStateBehavior={noDefaults}
    >
      {/* Without a child rjsf draws a submit button; a change is saved below. */}
      {true}
    </RjsfForm>
  );
});

/** Required and written properties come first, formulas and JSON after the others; each in the order of the schema. */
function uiSchemaOf(
  { properties }: Drawn,
  names: readonly string[],
  value: FormContext['value'],
  { file, at }: Part,
): UiSchema {
  const leads = file === CONFIG && /^(?:tiles|menu)\//.test(at);
  const first = names.filter((name) => properties[name]!.required || value[name] !== undefined);
  const each = Object.keys(properties).map((name) => {
    const { kind } = properties[name]!;
    if (!names.includes(name)) return [name, { 'ui:widget': 'hidden', 'ui:field': 'nothing' }];
    if (leads && name === 'to') return [name, { 'ui:field': 'target' }];
    return [name, kind === 'native' ? {} : { 'ui:field': kind }];
  });
  const isForEngineers = (name: string) => ['expression', 'json'].includes(properties[name]!.kind);
  const order = [...first.filter((name) => !isForEngineers(name)), ...first.filter(isForEngineers)];
  return { 'ui:order': [...order, '*'], ...Object.fromEntries(each) };
}

const pick = (value: FormContext['value'], names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => value[name] !== undefined).map((name) => [name, value[name]]));

/** The words of ajv are for programmers. */
function said(errors: RJSFValidationError[], { properties }: Drawn, words: Words): RJSFValidationError[] {
  return errors.map((error) => {
    const { form } = properties[(error.property ?? '').replace(/^\./, '')] ?? {};
    return { ...error, message: error.name === 'pattern' && form ? words.wrongForm(form) : words.wrongValue };
  });
}
