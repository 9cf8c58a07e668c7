import type { Manifest } from '../../../../lang/descriptors/manifest.ts';
import type { Binding, FormBinding } from '../../../binding.ts';
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

/** Divides a draft into what the fields of the form can take, and the labels of the rest. */
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
    if (field && takes(field, wartosc)) fits[name] = wartosc;
    else if (wartosc !== undefined && wartosc !== null && wartosc !== '') rest.push(etykieta);
  }
  return { fits, rest };
}

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

/** The fields whose restored choice is no longer offered. @param restored their input in the draft */
export const goneChoices = (
  { fields }: WizardBlock,
  binding: Binding,
  form: FormBinding,
  restored: Readonly<Record<string, unknown>>,
): FormField[] =>
  fields.filter(({ field, options }) => {
    const value = form.values[field] ?? '';
    if (!options || value === '' || value !== restored[field]) return false;
    const choices = choicesOf(options, binding, form.locals);
    return choices.length > 0 && !choices.some((choice) => String(choice.value) === String(value));
  });

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
