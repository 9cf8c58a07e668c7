import type { RowBinding } from '../../src/blocks/binding.ts';
import type { FormStore } from '../../src/portal/stores/FormStore.ts';

/** A field of a form, or of a row of one of its lists. */
export interface Input {
  readonly visible: boolean;
  readonly locked: boolean;
  readonly value: unknown;
  set(value: unknown): void;
  leave(): void;
}

/** @param name of a field, or of one in a row: `osoby/2/imie`; undefined: there is no such row */
export function inputOf(form: FormStore, name: string): Input | undefined {
  const [list = '', number, field] = name.split('/');
  if (number === undefined || field === undefined) return fieldIn(form, name);
  const row = form.rows(list)?.rows[Number(number) - 1];
  return row && fieldIn(row, field, row.locked(field));
}

const fieldIn = (
  around: Pick<RowBinding, 'visible' | 'values' | 'set' | 'leave'>,
  name: string,
  locked = false,
): Input => ({
  visible: around.visible(name),
  locked,
  value: around.values[name],
  set: (value) => around.set(name, value),
  leave: () => around.leave(name),
});

/** Types into a field; into a list with rows, a record for each row. @returns a sentence when it cannot be done */
export function fill(form: FormStore, id: string, name: string, value: unknown): string | undefined {
  const list = form.rows(name);
  if (list && Array.isArray(value)) {
    while (list.rows.length < value.length && list.mayAdd) list.add();
    while (list.rows.length > value.length && list.rows.at(-1)?.mayRemove) list.remove(list.rows.at(-1)!);
    if (list.rows.length !== value.length)
      return `"${name}" of "${id}" has ${list.rows.length} rows, and takes no ${value.length}.`;
    for (const [index, row] of value.entries())
      for (const [field, one] of Object.entries(row as object)) {
        const why = fill(form, id, `${name}/${index + 1}/${field}`, one);
        if (why) return why;
      }
    return undefined;
  }
  const input = inputOf(form, name);
  if (!input?.visible) return `The field "${name}" of "${id}" is not on the screen.`;
  if (input.locked) return `The field "${name}" of "${id}" is locked.`;
  return void input.set(value);
}
