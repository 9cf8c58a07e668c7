import hashForSchema from '@rjsf/utils/lib/hashForSchema.js';
import type { JsonSchema } from '../../lang/descriptors/jsonSchema.ts';
import type { FormProblem } from './formProblem.ts';
import { valueAt } from './schemaValue.ts';

/** The functions compiled for one form, by the hash of the schema: the whole schema, and the parts that rjsf may ask for. */
export type FormValidators = Readonly<Record<string, CompiledValidator>>;

/** A function written by ajv: returns whether the data is valid, and leaves the problems in `errors`. */
export interface CompiledValidator {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

interface SchemaError {
  keyword: string;
  instancePath: string;
  params: Readonly<Record<string, unknown>>;
}

/**
 * The function of the whole schema.
 *
 * @throws Error when the functions were compiled from another schema
 */
export function mainValidator(validators: FormValidators, schema: JsonSchema): CompiledValidator {
  const key = (schema.$id as string | undefined) ?? hashForSchema(schema as Parameters<typeof hashForSchema>[0]);
  const main = validators[key];
  if (!main) throw new Error(`The form's validator was compiled from another schema: nothing under "${key}".`);
  return main;
}

/**
 * The first schema problem of each field, '' for the form as a whole.
 *
 * @param nested properties whose problems are distinguished by their path inside: `osoby.0.imie`
 */
export function schemaProblems(
  validate: CompiledValidator,
  data: unknown,
  nested: readonly string[] = [],
): ReadonlyMap<string, FormProblem> {
  const problems = new Map<string, FormProblem>();
  if (validate(data)) return problems;
  for (const error of validate.errors ?? []) {
    const path = pathOf(error);
    const name = nested.includes(path[0] ?? '') ? path.join('.') : (path[0] ?? '');
    // An empty entry of a list has the wrong type for ajv, and nothing in it for the resident.
    const empty = path.length > 1 && valueAt(data, path) === undefined;
    if (!problems.has(name)) problems.set(name, empty ? { word: 'bledy.polePuste' } : problemOf(error));
  }
  validate.errors = null;
  return problems;
}

function pathOf({ instancePath, params }: SchemaError): string[] {
  const path = instancePath.split('/').slice(1);
  if (typeof params.missingProperty === 'string') path.push(params.missingProperty);
  return path.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** ajv's keyword, and its text for residents; `{{limit}}` and `{{count}}` are the number of the keyword. */
const words: Readonly<Record<string, string>> = {
  required: 'bledy.polePuste',
  enum: 'bledy.wybierzZListy',
  const: 'bledy.wybierzZListy',
  minLength: 'bledy.zaKrotki',
  maxLength: 'bledy.zaDlugi',
  minimum: 'bledy.zaMalo',
  exclusiveMinimum: 'bledy.musiBycWiecej',
  maximum: 'bledy.zaDuzo',
  exclusiveMaximum: 'bledy.musiBycMniej',
  minItems: 'bledy.zaMaloPozycji',
  maxItems: 'bledy.zaDuzoPozycji',
};
const formats: Readonly<Record<string, string>> = {
  email: 'bledy.zlyEmail',
  date: 'bledy.data.invalid',
  'date-time': 'bledy.data.invalid',
};
const plurals = new Set(['minLength', 'maxLength', 'minItems', 'maxItems']);

function problemOf({ keyword, params }: SchemaError): FormProblem {
  if (keyword === 'format') return { word: formats[String(params.format)] ?? 'bledy.zlyFormat' };
  if (keyword === 'type') {
    const number = params.type === 'number' || params.type === 'integer';
    return { word: number ? 'bledy.zlaLiczba' : 'bledy.zlyFormat' };
  }
  const word = words[keyword];
  if (!word) return { word: 'bledy.zlyFormat' };
  if (typeof params.limit !== 'number') return { word };
  return { word, values: plurals.has(keyword) ? { count: params.limit } : { limit: params.limit } };
}
