import type { FormField, Rows } from '../../../blocks/form/block.ts';
import { isNullable, type JsonSchema } from '../../../lang/descriptors/jsonSchema.ts';
import type { FormFieldHost } from '../FieldStore.ts';
import type { Locals } from '../FormEnvironment.ts';

/** A row as it was given, by property. */
export type Given = Readonly<Record<string, unknown>>;

/** A row, as its list and its fields see it. */
export interface ListedRow {
  /** Absent for a row that the resident added. */
  readonly given: Given | undefined;
  readonly index: number;
  readonly locals: Locals;
  readonly isLocked: boolean;
}

/** The list, as one of its rows sees it. */
export interface RowHost extends Omit<FormFieldHost, 'edited'> {
  readonly rows: Rows;
  /** The field of the list. */
  readonly field: FormField;
  /** The schema of a row. */
  readonly schema: JsonSchema;
  indexOf(row: ListedRow): number;
  /** A value of the row is about to be edited, and was edited. */
  begin(): void;
  edited(): void;
  mayRemove(row: ListedRow): boolean;
  mayMove(row: ListedRow, by: -1 | 1): boolean;
}

/** The row, as one of its fields sees it: names and problems of the form, with the place of the row. */
export function rowFieldHost(row: ListedRow, host: RowHost): FormFieldHost {
  const path = (name: string) => `${host.field.field}.${row.index}.${name}`;
  const { required, properties } = host.schema;
  return {
    evaluate: (tree, locals) => host.evaluate(tree, locals ?? row.locals),
    locals: () => row.locals,
    say: (problem) => host.say(problem),
    edited: () => host.edited(),
    prefill: (name) => row.given?.[name],
    schemaProblem: (name) => host.schemaProblem(path(name)),
    inside: (name) => {
      const before = path('');
      const inner = [...host.inside(host.field.field)].filter(([one]) => one.startsWith(`${before}${name}.`));
      return new Map(inner.map(([one, problem]) => [one.slice(before.length), problem]));
    },
    demanded: (name) => required?.includes(name) === true && !isNullable(properties?.[name]),
    get language() {
      return host.language;
    },
  };
}

/** The names of the form, with those of the row. */
export function localsOfRow(outer: Locals, item: Given, row: Pick<ListedRow, 'index'>): Locals {
  const own = { item: { enumerable: true, value: item }, index: { enumerable: true, get: () => row.index } };
  return Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(outer), ...own });
}
