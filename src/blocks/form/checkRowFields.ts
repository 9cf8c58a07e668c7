import { uniqueIds } from '../../../codegen/check/screen/ids.ts';
import type { Scope } from '../../../codegen/check/screen/scope.ts';
import { unknownType } from '../../../codegen/check/screen/scope.ts';
import { optional } from '../../../codegen/check/screen/shapes.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { list, mapValues, own, type Raw, record, word } from '../../../codegen/files/raw.ts';
import { guess } from '../../../codegen/files/shape.ts';
import type { FormBlockJson, FormBlockRowFieldJson } from '../../../codegen/generated/descriptors.ts';
import { isNullable, type JsonSchema } from '../../lang/descriptors/jsonSchema.ts';
import type { Type, Written } from '../../lang/expressions/types.ts';
import type { FormField } from './block.ts';
import { isAlwaysRequired, whyRequired } from './checkRequired.ts';

type FieldJson = FormBlockJson['fields'][number];

/** Where a field is: of the form, or of a row. */
export interface FieldContext {
  /** The fields beside it. */
  names: readonly string[];
  written(name: string): readonly Written[];
  /** The name of what it is a field of, in expressions. */
  root: 'form' | 'item';
  operation: string;
  /** The lists of records so far, by field. */
  lists: Map<string, OpenRows>;
  /** The field is a list that is not drawn: each of its rows is a step. */
  inSteps?: true;
}

/** A list of records while its form is checked: steps of a wizard may ask more of each row. */
export interface OpenRows {
  fields: readonly FormField[];
  /** A place where expressions read a row, of which the fields so far are filled in. */
  inRow(scope: Scope): Scope;
  compile(around: Scope, raw: Raw<FieldJson>, path: Path): FormField;
  /** One more field, which a step asks. */
  add(field: FormField, path: Path): void;
  /** Checks what needs all its fields. @param isInOrder no step hangs on what is asked later */
  finish(isInOrder: boolean): void;
}

export interface RowFields extends Pick<OpenRows, 'fields' | 'compile'> {
  /** The scope of the other expressions over a row. */
  inner: Scope;
}

/** Checks one field. The check of a row's fields is the check of any field. */
export type CheckField = (
  scope: Scope,
  raw: Raw<FieldJson>,
  path: Path,
  schema: JsonSchema,
  type: Type,
  place: FieldContext,
) => FormField;

export interface OfRow {
  /** The type of a row. */
  item: Type;
  /** Its schema, without references. */
  drawn: JsonSchema;
  key: string | undefined;
  /** The type of what given rows are filled from. */
  entry: Type | undefined;
  mayAdd: boolean;
  /** Properties without a field are sent as they were given. */
  carries: boolean;
  checkField: CheckField;
  operation: string;
}

/** The fields of a row, and how one more is checked. */
export function rowFields(
  scope: Scope,
  raw: Raw<FieldJson>,
  path: Path,
  of: OfRow,
): RowFields & { fields: FormField[] } {
  const { item } = of;
  const types = item.kind === 'record' ? mapValues(item.fields(), (type) => optional(type, true)) : undefined;
  const written = (name: string): readonly Written[] => (item.kind === 'record' && item.written?.(name)) || [];
  const typed: Type = item.kind === 'record' && types ? { ...item, optional: false, fields: () => types } : unknownType;
  const inner = scope.with({ item: typed, index: { kind: 'number', integer: true } });
  const at = [...path, 'fields'];
  uniqueIds(scope, raw.fields, at, (one) => word(one.field));
  const names = list(raw.fields).map((one) => word(record(one).field));
  const place: FieldContext = { names, written, root: 'item', operation: of.operation, lists: new Map() };
  const compile = (around: Scope, field: Raw<FieldJson>, path: Path): FormField => {
    const name = word(field.field);
    scope.screen.noteSymbol({
      kind: 'field',
      path: [...path, 'field'],
      names: () => Object.keys(types ?? {}),
      written,
      type: (other) => own(types, other),
    });
    if (types && !Object.hasOwn(types, name)) {
      const all = Object.keys(types);
      const what = (item.kind === 'record' && item.name) || 'a row';
      scope.problem('form.field', [...path, 'field'], `"${name}" is not in ${what}.${guess(name, all)}`, {
        help: [`A row has: ${all.join(', ')}`],
      });
    }
    const schema = own(of.drawn.properties, name) ?? {};
    const checked = of.checkField(around, field, path, schema, own(types, name) ?? unknownType, place);
    return { ...checked, ...lockedOf(inner, field as Raw<FormBlockRowFieldJson>, path, of) };
  };
  const fields = list(raw.fields).map((one, index) => compile(inner, record(one) as Raw<FieldJson>, [...at, index]));
  return { fields, inner, compile };
}

/** A row in which these fields are filled in; properties without a field are there when the row was given. */
export function sureItem({ item, entry, carries }: OfRow, fields: readonly FormField[]): Type {
  if (item.kind !== 'record') return unknownType;
  const comes = entry?.kind === 'record' && carries ? entry.fields() : {};
  const isSure = (name: string) => {
    const field = fields.find((one) => one.field === name);
    if (field) return isAlwaysRequired(field);
    const given = own(comes, name);
    return given !== undefined && given.optional !== true;
  };
  return {
    ...item,
    optional: false,
    fields: () => mapValues(item.fields(), (type, name) => optional(type, !isSure(name))),
  };
}

/** The place of a condition over a row as it was given. */
export const whereGiven = (inner: Scope, entry: Type | undefined, item: Type): Scope =>
  inner.apart().with({ item: entry?.kind === 'record' ? entry : item });

function lockedOf(
  inner: Scope,
  raw: Raw<FormBlockRowFieldJson>,
  path: Path,
  { entry, item }: OfRow,
): Pick<FormField, 'locked'> {
  if (raw.locked === undefined) return {};
  const at = [...path, 'locked'];
  if (!entry)
    inner.problem('form.rows', at, 'Only a field of a row that is there from the start can be locked.', {
      key: true,
      help: ['Give the rows in "initial", or keep them in step with a list by "syncWith".'],
    });
  return { locked: whereGiven(inner, entry, item).condition(raw.locked, at, 'locked')!.tree };
}

/** What the contract requires of a row has a field, or comes with the row. */
export function checkRow(
  scope: Scope,
  { fields, paths }: { fields: readonly FormField[]; paths: readonly Path[] },
  path: Path,
  of: OfRow,
): void {
  const { item, drawn, key, entry, mayAdd, carries } = of;
  const comes = (name: string) =>
    !mayAdd && carries && (name === key || (entry?.kind === 'record' && Object.hasOwn(entry.fields(), name)));
  const what = (item.kind === 'record' && item.name) || 'a row';
  for (const name of drawn.required ?? []) {
    const shape = drawn.properties?.[name];
    if (isNullable(shape) || comes(name)) continue;
    const at = fields.findIndex(({ field }) => field === name);
    const field = fields[at];
    if (!field) {
      const message = `The request needs "${name}" of each row (${what}): give it a field in "fields".`;
      scope.problem('form.missing', [...path, 'fields'], message, {
        ...(entry && {
          help: ['Rows that cannot be added ("add": false) and have a "key" bring it along from "initial".'],
        }),
      });
    } else if (field.visible) {
      const message = `The request needs "${name}" of each row, and a hidden field sends nothing.`;
      scope.problem('form.hidden', [...paths[at]!, 'visible'], message);
    } else if (!isAlwaysRequired(field) && field.as !== 'checkbox' && !isListWithoutMinimum(shape)) {
      scope.problem('form.required', paths[at]!, whyRequired(`"${name}" of each row`, field));
    }
  }
}

const isListWithoutMinimum = (shape: JsonSchema | undefined): boolean => shape?.type === 'array' && !shape.minItems;
