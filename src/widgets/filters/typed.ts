import { isDate } from '../../values/dates.ts';
import { parseKwota } from '../../values/kwota.ts';

export type TypedAs = 'text' | 'date' | 'money' | 'number';

/** What was typed into a filter as a value: null for an empty field, undefined for what can not be read or is a date before 1900. */
export function readTyped(typed: string, as: TypedAs): string | number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  switch (as) {
    case 'text':
      return text;
    case 'date':
      return isDate(text) && text >= '1900-01-01' ? text : undefined;
    case 'money':
      return parseKwota(text);
    case 'number':
      return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
    default:
      return as satisfies never;
  }
}

/** A value as it stands in its field: amounts with a decimal comma, in English with a dot. */
export function writtenOf(value: unknown, as: TypedAs, language: string): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return '';
  const text = as === 'money' ? value.toFixed(2) : String(value);
  return language === 'en' ? text : text.replace('.', ',');
}
