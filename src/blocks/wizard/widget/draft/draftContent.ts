import type { Manifest } from '../../../../lang/descriptors/manifest.ts';
import type { Binding, FormBinding, RowBinding } from '../../../binding.ts';
import { choicesOf } from '../../../choices.ts';
import type { FormField } from '../../../form/block.ts';
import { isSecretField } from '../../../form/secretField.ts';
import type { WizardBlock } from '../../block.ts';

/** What a draft contains, as the office stores it. The label says what a value was when its field is gone. */
export interface DraftContent {
  pola: Readonly<Record<string, { etykieta: string; wartosc?: unknown }>>;
  kroki: readonly string[];
}

/** What was typed, or undefined: nothing was. */
export function typedFields(block: WizardBlock, binding: Binding, form: FormBinding): DraftContent['pola'] | undefined {
  const { storable } = form.input;
  if (!storable) return undefined;
  const fields = block.fields.filter(({ field }) => field in storable);
  const entries = fields.map(({ field, label }) => [
    field,
    { etykieta: binding.text(label, form.locals), wartosc: storable[field] },
  ]);
  return Object.fromEntries(entries);
}

export function readDraft(dane: string | null): DraftContent {
  const { pola, kroki } = JSON.parse(dane ?? '{}') as Partial<DraftContent>;
  return { pola: pola ?? {}, kroki: kroki ?? [] };
}

/** Divides a draft into what the fields of the form can take, and the labels of the rest. Of a list it is the label of the list. */
export function fitDraft(
  { fields, schema }: WizardBlock,
  { pola }: DraftContent,
): { fits: Record<string, unknown>; rest: string[] } {
  const byName = new Map(fields.map((field) => [field.field, field]));
  const fits: Record<string, unknown> = {};
  const rest: string[] = [];
  for (const [name, { etykieta, wartosc }] of Object.entries(pola)) {
    const field = byName.get(name);
    if (field && isSecretField(field, schema.properties?.[name])) continue;
    if (field?.rows && takes(field, wartosc)) {
      const stored = (wartosc ?? []) as StoredRows;
      const rows = stored.map((row) => ({ ...row, typed: fitRow(field.rows!.fields, row.typed) }));
      fits[name] = rows;
      if (rows.some(({ typed }, index) => filled(typed) < filled(stored[index]!.typed))) rest.push(etykieta);
    } else if (field && takes(field, wartosc)) fits[name] = wartosc;
    else if (!isEmpty(wartosc)) rest.push(etykieta);
  }
  return { fits, rest };
}

/** The rows of a list, as the form stores them. */
type StoredRows = readonly { typed: Readonly<Record<string, unknown>> }[];

const fitRow = (fields: readonly FormField[], typed: StoredRows[number]['typed']) =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, input]) => fields.some((one) => one.field === name && takes(one, input))),
  );

const isEmpty = (input: unknown): boolean => input === undefined || input === null || input === '';
const filled = (typed: object): number => Object.values(typed).filter((input) => !isEmpty(input)).length;

/** Could a field of this kind have this input? What is inside is judged by the rules of the field. */
function takes({ as, rows }: FormField, input: unknown): boolean {
  if (input === undefined || input === null) return true;
  if (as === 'checkbox') return typeof input === 'boolean';
  if (as === 'files') return Array.isArray(input) && input.every((one) => typeof one?.id === 'string');
  if (as === 'nested') return typeof input === 'object';
  if (rows) return Array.isArray(input) && input.every((one) => typeof one?.typed === 'object');
  if (as === 'select' || as === 'radio') return typeof input !== 'object';
  return typeof input === 'string' || typeof input === 'number';
}

/** A restored choice that is no longer offered. */
export interface GoneChoice {
  field: string;
  label: string;
  /** Of a field in a row of this list. */
  row?: { list: string; index: number };
}

/** @param restored the input of the fields in the draft */
export function goneChoices(
  { fields }: WizardBlock,
  binding: Binding,
  form: FormBinding,
  restored: Readonly<Record<string, unknown>>,
): GoneChoice[] {
  const inRows = fields.flatMap(({ field: list, rows }) => {
    const typed = ((rows && restored[list]) ?? []) as StoredRows;
    const wasTyped = (name: string, value: unknown) => typed.some((one) => one.typed[name] === value);
    return ((rows && form.rows(list)?.rows) ?? []).flatMap((row) =>
      goneIn(rows!.fields, binding, row, wasTyped).map((gone) => ({
        field: gone.field,
        label: [rows!.title && binding.text(rows!.title, row.locals), gone.label].filter(Boolean).join(', '),
        row: { list, index: row.index },
      })),
    );
  });
  return [...goneIn(fields, binding, form, (name, value) => value === restored[name]), ...inRows];
}

function goneIn(
  fields: readonly FormField[],
  binding: Binding,
  { values, locals }: Pick<RowBinding, 'values' | 'locals'>,
  wasTyped: (name: string, value: unknown) => boolean,
): GoneChoice[] {
  const gone = fields.filter(({ field, options }) => {
    const value = values[field] ?? '';
    if (!options || value === '' || !wasTyped(field, value)) return false;
    const choices = choicesOf(options, binding, locals);
    return choices.length > 0 && !choices.some((choice) => String(choice.value) === String(value));
  });
  return gone.map(({ field, label }) => ({ field, label: binding.text(label, locals) }));
}

export function clearChoice(form: FormBinding, { field, row }: GoneChoice): void {
  if (row) form.rows(row.list)?.rows[row.index]?.set(field, undefined);
  else form.set(field, undefined);
}

/**
 * The address of the screen with its parameters, by which it is opened again; undefined: it has parameters that no address has.
 *
 * @param at the present address
 */
export function draftAddress(
  { screens }: Pick<Manifest, 'screens'>,
  ekran: string,
  at: Pick<Location, 'pathname' | 'search'>,
): string | undefined {
  const { params = {}, hide = [] } = screens[ekran] ?? {};
  if (hide.length > 0 || Object.values(params).includes('memory')) return undefined;
  const given = new URLSearchParams(at.search);
  const query = new URLSearchParams();
  for (const [name, place] of Object.entries(params))
    if (place === 'query' && given.has(name)) query.set(name, given.get(name)!);
  return query.size > 0 ? `${at.pathname}?${query}` : at.pathname;
}
