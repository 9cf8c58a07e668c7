import { capital, plainLetters } from './letters.ts';
import { translated, type Words } from './words.ts';

/** What a field of a new service may hold. */
export const TYPES = ['text', 'longtext', 'integer', 'number', 'money', 'date', 'flag', 'choice'] as const;
export type FieldType = (typeof TYPES)[number];

export interface Field {
  /** As the contract names it. */
  name: string;
  label: Words;
  type: FieldType;
  unit?: string;
  /** It may be left empty. */
  optional: boolean;
  /** Of a choice: as the contract writes them, with the words people see. */
  words: readonly { value: string; label: Words }[];
}

const HOW = `Write "Label:type", for example "Termin płatności:date", "Powierzchnia:number:m2" or "Rodzaj:choice(jama|oświetlenie)"`;

/**
 * A field as it is written on the command line: `Label:type[:unit]`, the type with `?` when it may be empty. A label may bring its
 * translations: `Ulica/Street/Straße/Вулиця:text`.
 *
 * @returns a sentence when it can not be read
 */
export function readField(written: string): Field | { why: string } {
  const parts = /^([^:]+):([a-z]+)(?:\(([^)]*)\))?(\?)?(?::(\S+))?$/.exec(written.trim());
  if (!parts) return { why: `"${written}" is not a field. ${HOW}.` };
  const [, label = '', type = '', choices, optional, unit] = parts;
  if (!isType(type)) return { why: `"${type}" is not a type of a field. Types: ${TYPES.join(', ')}.` };
  const name = identifier(label.split('/')[0]!);
  if (!name) return { why: `"${label}" cannot be a label: a label must begin with a letter.` };
  if (unit !== undefined && type !== 'integer' && type !== 'number')
    return { why: `"${written}" has a unit, but only integer and number can have one.` };
  if ((type === 'choice') !== (choices !== undefined))
    return {
      why: `"${written}": write the choices in brackets after choice, "choice(jama|oświetlenie)"; other types have none.`,
    };
  const words = (choices ?? '').split('|').map(readWord);
  if (type === 'choice' && words.some(({ value }) => value === '')) return { why: `"${written}" has an empty choice.` };
  if (new Set(words.map(({ value }) => value)).size < words.length)
    return { why: `"${written}" has the same choice twice.` };
  return {
    name,
    label: readLabel(name === label ? fromIdentifier(label) : label),
    type,
    optional: optional !== undefined,
    words: type === 'choice' ? words : [],
    ...(unit !== undefined && { unit }),
  };
}

/** All fields of a service. */
export function readFields(written: readonly string[]): { fields: Field[]; why?: string } {
  const fields: Field[] = [];
  for (const one of written) {
    const field = readField(one);
    if ('why' in field) return { fields, why: field.why };
    if (fields.some(({ name }) => name === field.name)) return { fields, why: `Two fields are named "${field.name}".` };
    fields.push(field);
  }
  return fields.length ? { fields } : { fields, why: `A service needs at least one field. ${HOW}.` };
}

const isType = (type: string): type is FieldType => (TYPES as readonly string[]).includes(type);

/** `Pani/Pan` in four languages: pl, en, de, uk. */
function readLabel(written: string): Words {
  const [pl = '', en, de, uk] = written.split('/').map((part) => part.trim());
  return translated({ pl: capital(pl), ...(en && { en }), ...(de && { de }), ...(uk && { uk }) });
}

function readWord(written: string): { value: string; label: Words } {
  const label = readLabel(written.trim());
  return {
    value: plainLetters(label.pl)
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]+/g, '_')
      .replaceAll(/^_+|_+$/g, ''),
    label,
  };
}

/** `Termin płatności` -> `terminPlatnosci`; '' when no part of it is allowed in a name. */
export function identifier(label: string): string {
  const parts = plainLetters(label)
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const name = parts.map((part, at) => (at === 0 ? part[0]!.toLowerCase() + part.slice(1) : capital(part))).join('');
  return /^[a-z]/.test(name) ? name : '';
}

/** `terminPlatnosci` -> `Termin platnosci`, `dzieciWPrzedszkolu` -> `Dzieci w przedszkolu`. */
export const fromIdentifier = (name: string): string =>
  capital(name.replaceAll(/(?<=[a-z0-9])[A-Z]|(?<=[A-Z])[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`));
