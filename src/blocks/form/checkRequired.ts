import type { Scope } from '../../../codegen/check/screen/scope.ts';
import { shared, text } from '../../../codegen/check/screen/text.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { narrowed, type Raw, record } from '../../../codegen/files/raw.ts';
import type { FormBlockJson, TextJson } from '../../../codegen/generated/descriptors.ts';
import type { FormField } from './block.ts';

type RequiredJson = FormBlockJson['fields'][number]['required'];
type ConditionJson = Extract<RequiredJson, { when: unknown }>;

/** Whether a field is required: always, or while a condition is true; and the text when it is empty. */
export function demandFor(
  scope: Scope,
  raw: Raw<{ required?: RequiredJson }>['required'],
  path: Path,
): Pick<FormField, 'required' | 'requiredWhen'> {
  if (raw === undefined || raw === false) return {};
  const condition = isConditional(raw) ? record(narrowed<ConditionJson>(raw)) : undefined;
  const say = condition ? condition.say : raw;
  const when = scope.condition(condition?.when, [...path, 'when'], 'when');
  // Its text may rely on the condition.
  const inner = scope.with({}, when?.ifTrue);
  const at = condition ? [...path, 'say'] : path;
  const required =
    say === undefined || say === true ? shared(scope, 'bledy.polePuste') : text(inner, narrowed<TextJson>(say), at);
  return { required, ...(when && { requiredWhen: when.tree }) };
}

const isConditional = (raw: unknown): boolean => typeof raw === 'object' && raw !== null && 'when' in raw;

/** Required whatever the other values are: where it is filled in, expressions may rely on its value. */
export const isAlwaysRequired = ({ required, requiredWhen, visible }: FormField): boolean =>
  required !== undefined && requiredWhen === undefined && visible === undefined;

/** What the request needs must be required always. @param what `"tytul"`, or `"imie" of each row` */
export const whyRequired = (what: string, { requiredWhen }: FormField): string =>
  requiredWhen === undefined
    ? `The request needs ${what}, so the field must be "required".`
    : `The request always needs ${what}, so the field must be "required" without a condition.`;
