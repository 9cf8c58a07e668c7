import { formatDate } from '../../../lang/values/dates.ts';
import { parseKwota } from '../../../lang/values/kwota.ts';
import { parseDate } from '../../../lang/values/typedDate.ts';

export type TypedAs = 'text' | 'date' | 'money' | 'number';

/** The typed text of a filter as a value: null for an empty field, undefined for unreadable text. */
export function readTyped(typed: string, as: TypedAs): string | number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  switch (as) {
    case 'text':
      return text;
    case 'date':
      return parseDate(text);
    case 'money':
      return parseKwota(text);
    case 'number':
      return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
    default:
      return as satisfies never;
  }
}

/** A value as its field shows it: days as dd.mm.yyyy, amounts with a decimal comma, in English with a dot. */
export function writtenOf(value: unknown, as: TypedAs, language: string): string {
  if (typeof value === 'string') return as === 'date' ? formatDate(value) : value;
  if (typeof value !== 'number') return '';
  const text = as === 'money' ? value.toFixed(2) : String(value);
  return language === 'en' ? text : text.replace('.', ',');
}
