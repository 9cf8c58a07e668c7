import type { RowBinding, RowsBinding } from '../../../src/blocks/binding.ts';
import type { FormField } from '../../../src/blocks/form/block.ts';
import type { JsonSchema } from '../../../src/lang/descriptors/jsonSchema.ts';
import type { FormStore } from '../../../src/portal/stores/FormStore.ts';
import { tapped } from './tapped.ts';
import type { TypedValues } from './typed.ts';

/** What is done in a form. @param name of a field, or of one in a row: `osoby/2/imie` */
export interface FormReport {
  /** Only finds out what a press would do: nothing is done and nothing reported. */
  readonly dry: boolean;
  readonly values: TypedValues;
  typed(name: string, value: unknown): void;
  left(name: string): void;
  /** @param done settles when the form has rested */
  sent(send: () => Promise<void>): Promise<void>;
  checked(isFine: boolean): void;
  /** A button of a list or of a row: `osoby/2/remove`. */
  pressed(name: string): void;
}

/** The same form, which reports what is done in it. */
export function tapForm(form: FormStore, report: FormReport): FormStore {
  const lists = new Map<string, RowsBinding>();
  const fieldOf = (name: string) => form.block.fields.find(({ field }) => field === name);
  return tapped(form, {
    set(name, value) {
      const field = fieldOf(name);
      if (field) report.typed(name, report.values.of(field, propertyOf(form.block.schema, name), value));
      form.set(name, value);
    },
    leave(name) {
      form.leave(name);
      if (form.problem(name) !== undefined) report.left(name);
    },
    check(names) {
      const isFine = form.check(names);
      report.checked(isFine);
      return isFine;
    },
    submit: () => (report.dry ? Promise.resolve() : report.sent(() => form.submit())),
    rows(name) {
      const rows = form.rows(name);
      if (!rows) return undefined;
      const field = fieldOf(name)!;
      const known = lists.get(name) ?? tapRows(rows, field, propertyOf(form.block.schema, name)?.items, report);
      lists.set(name, known);
      return known;
    },
  });
}

function tapRows(rows: RowsBinding, list: FormField, schema: JsonSchema | undefined, report: FormReport): RowsBinding {
  const seen = new WeakMap<RowBinding, RowBinding>();
  const own = new WeakMap<RowBinding, RowBinding>();
  const shown = (row: RowBinding): RowBinding => {
    const known = seen.get(row) ?? tapRow(row, list, schema, report);
    seen.set(row, known);
    own.set(known, row);
    return known;
  };
  const ownOf = (row: RowBinding): RowBinding => own.get(row) ?? row;
  const press = <Result>(button: string, act: () => Result): Result => {
    report.pressed(`${list.field}/${button}`);
    return act();
  };
  const methods = {
    add: () => (report.dry ? shown(rows.rows[0]!) : press('add', () => shown(rows.add()))),
    remove: (row: RowBinding) => {
      if (!report.dry) press(`${row.index + 1}/remove`, () => rows.remove(ownOf(row)));
    },
    putBack: () => {
      if (!report.dry) press('putBack', () => rows.putBack());
    },
    move: (row: RowBinding, by: -1 | 1) => {
      if (!report.dry) press(`${row.index + 1}/${by < 0 ? 'up' : 'down'}`, () => rows.move(ownOf(row), by));
    },
  };
  const both = tapped(rows, methods);
  return new Proxy(both, {
    get: (_, name) => (name === 'rows' ? rows.rows.map(shown) : Reflect.get(both, name)),
  });
}

function tapRow(row: RowBinding, list: FormField, schema: JsonSchema | undefined, report: FormReport): RowBinding {
  const nameOf = (field: string): string => `${list.field}/${row.index + 1}/${field}`;
  return tapped(row, {
    set(name, value) {
      const field = list.rows?.fields.find((one) => one.field === name);
      if (field) report.typed(nameOf(name), report.values.of(field, propertyOf(schema, name), value));
      row.set(name, value);
    },
    leave(name) {
      row.leave(name);
      if (row.problem(name) !== undefined) report.left(nameOf(name));
    },
  });
}

const propertyOf = (schema: JsonSchema | undefined, name: string): JsonSchema | undefined => schema?.properties?.[name];
