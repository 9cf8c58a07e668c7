import type { JsonSchema } from '../../lang/descriptors/jsonSchema.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Format } from '../../lang/values/formats.ts';
import { choicesOf } from '../choices.ts';
import type { Locals, Scope } from '../scope.ts';
import { askedHere } from './askedHere.ts';
import type { FormField, NestedTexts } from './block.ts';
import { isEmpty } from './fieldRules.ts';
import { type FileChoice, sentFiles } from './sentFiles.ts';

/** What a resident has filled in, as it is read and not as it is typed. */
export interface Answer {
  field: string;
  label: string;
  /** `none`: nothing is filled in; `secret`: it is never shown. */
  kind: 'shown' | 'none' | 'secret';
  /** '' unless it is shown, and for a record or a list. */
  text: string;
  /** Of a record its values, of a list those of each entry. */
  entries: readonly (readonly Line[])[];
}

type Values = Readonly<Record<string, unknown>>;

interface Line {
  label: string;
  text: string;
}

/**
 * The answer of a field, with the words of the form.
 *
 * @param root of what it is a field of: the form, or the row in `locals`
 * @param of the schema of the same, and its input as it was typed
 */
export function answerOf(
  field: FormField,
  { root, schema, values }: { root: 'form' | 'item'; schema: JsonSchema | undefined; values: Values },
  scope: Scope,
  locals: Locals,
): Answer {
  const { field: name, as } = field;
  const value = scope.value(['.', ['$', root], name], locals);
  const label = scope.text(field.label, locals);
  const about = { field: name, label, text: '', entries: [] };
  const own = schema?.properties?.[name] ?? {};
  if (isEmpty(value)) return { ...about, kind: 'none' };
  if (as === 'password' || own['x-secret']) return { ...about, kind: 'secret' };
  if (field.rows && Array.isArray(value))
    return {
      ...about,
      kind: 'shown',
      entries: value.map((item, index) => rowLines(field, own, scope, { ...locals, item, index })),
    };
  if (field.files) return { ...about, kind: 'shown', entries: namesOf(field.files, values[name], scope, locals) };
  if (as === 'nested') return { ...about, kind: 'shown', entries: entriesOf(value, own, field.nested, scope, locals) };
  return { ...about, kind: 'shown', text: textOf(field, value, own, scope, locals) };
}

/** The names of files, each with the document that it is; without those that are no longer asked for. */
function namesOf({ documents }: FileChoice, typed: unknown, scope: Scope, locals: Locals): Line[][] {
  const known = documents && choicesOf(documents.options, scope, locals);
  return sentFiles(typed).flatMap(({ nazwa, dokument }) => {
    const asked = known?.find(({ value }) => value === dokument);
    return known && !asked ? [] : [[{ label: asked?.label ?? '', text: nazwa }]];
  });
}

function textOf(field: FormField, value: unknown, schema: JsonSchema, scope: Scope, locals: Locals): string {
  const chosen = field.options && choicesOf(field.options, scope, locals).find((choice) => choice.value === value);
  if (chosen) return chosen.label;
  const unit = schema['x-unit'];
  if (typeof unit === 'string' && unit !== 'PLN') return scope.format(value, 'unit', unit);
  return scope.format(value, FORMATS[field.as] ?? 'text');
}

/** The heading of a row, and its values. @param locals with `item` and `index` */
function rowLines({ rows }: FormField, schema: JsonSchema, scope: Scope, locals: Locals): Line[] {
  const title = rows?.title;
  const fields = rows ? askedHere(rows) : [];
  const item = locals.item as Readonly<Record<string, unknown>>;
  const lines = fields.flatMap((field): Line[] => {
    const value = item[field.field] ?? null;
    const own = schema.items?.properties?.[field.field] ?? {};
    if (isEmpty(value) || field.as === 'password' || own['x-secret']) return [];
    const label = scope.text(field.label, locals);
    if (field.as !== 'nested') return [{ label, text: textOf(field, value, own, scope, locals) }];
    return entriesOf(value, own, field.nested, scope, locals).flat();
  });
  return title ? [{ label: '', text: scope.text(title, locals) }, ...lines] : lines;
}

const FORMATS: Partial<Record<FormField['as'], Format>> = {
  checkbox: 'flag',
  date: 'date',
  money: 'money',
  integer: 'integer',
  decimal: 'decimal',
  tel: 'tel',
  textarea: 'multiline',
};

/** A record is one entry. Records inside are lines of the entry around them. */
function entriesOf(
  value: unknown,
  schema: JsonSchema,
  texts: NestedTexts | undefined,
  scope: Scope,
  locals: Locals,
): Line[][] {
  const say = (words: Readonly<Record<string, Text>> | undefined, key: string) =>
    words?.[key] ? scope.text(words[key], locals) : key;
  const linesOf = (one: unknown, shape: JsonSchema, label: string): Line[] => {
    if (isEmpty(one ?? null)) return [];
    if (Array.isArray(one)) return one.flatMap((item) => linesOf(item, shape.items ?? {}, label));
    if (typeof one === 'object' && one !== null)
      return Object.entries(shape.properties ?? {}).flatMap(([key, inner]) =>
        linesOf((one as Readonly<Record<string, unknown>>)[key], inner, say(texts?.labels, key)),
      );
    return [{ label, text: shape.enum ? say(texts?.texts, String(one)) : scope.format(one, formatOf(shape)) }];
  };
  return Array.isArray(value)
    ? value.map((item) => linesOf(item, schema.items ?? {}, ''))
    : [linesOf(value, schema, '')];
}

function formatOf(schema: JsonSchema): Format {
  if (schema['x-unit'] === 'PLN') return 'money';
  if (schema.format === 'date' || schema.format === 'tel') return schema.format;
  const types = [schema.type].flat();
  if (types.includes('boolean')) return 'flag';
  if (types.includes('integer')) return 'integer';
  return types.includes('number') ? 'decimal' : 'text';
}
