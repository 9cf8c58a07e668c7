import type { RowBinding } from '../../src/blocks/binding.ts';
import type { FileChoice, SentFile } from '../../src/blocks/form/sentFiles.ts';
import type { FormStore } from '../../src/portal/stores/FormStore.ts';
import { MISS, type MissText } from './missText.ts';

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

/**
 * Types into a field; into a list with rows, a record for each row.
 *
 * @param isThere does the page show this field now?
 * @returns why it cannot be done
 */
export function fill(
  { form, id, isThere }: { form: FormStore; id: string; isThere(name: string): boolean },
  name: string,
  value: unknown,
): MissText | undefined {
  const list = form.rows(name);
  if (list && Array.isArray(value)) {
    while (list.rows.length < value.length && list.mayAdd) list.add();
    while (list.rows.length > value.length && list.rows.at(-1)?.mayRemove) list.remove(list.rows.at(-1)!);
    if (list.rows.length !== value.length) return MISS.rowCount(name, id, list.rows.length, value.length);
    for (const [index, row] of value.entries())
      for (const [field, one] of Object.entries(row as object)) {
        const why = fill({ form, id, isThere }, `${name}/${index + 1}/${field}`, one);
        if (why) return why;
      }
    return undefined;
  }
  const input = inputOf(form, name);
  if (!input?.visible || !isThere(name)) return MISS.noField(name, id);
  if (input.locked) return MISS.locked(name, id);
  const files = form.block.fields.find(({ field }) => field === name)?.files;
  return void input.set(files ? sentBefore(files, value) : value);
}

/** Files by their names, as if the office had accepted them before. */
function sentBefore({ names }: FileChoice, value: unknown): SentFile[] {
  return [value ?? []].flat().map((one, index) => {
    const id = `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;
    if (!names || typeof one !== 'object') return { id, nazwa: String(one), rozmiar: 100_000 };
    const record = one as Readonly<Record<string, unknown>>;
    return { id, nazwa: String(record[names.file]), rozmiar: 100_000, dokument: record[names.document] };
  });
}
