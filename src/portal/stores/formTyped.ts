import type { FormField } from '../../blocks/form/block.ts';
import { formatDate } from '../../lang/values/dates.ts';
import { parseDate } from '../../lang/values/typedDate.ts';

/** The value of typed text; `malformed` when the text is not a valid number or date. */
export interface Typed {
  value: unknown;
  malformed: boolean;
}

const nothing: Typed = { value: null, malformed: false };
const malformed: Typed = { value: null, malformed: true };

/**
 * Typed text as a value: trimmed, null when empty; a number, an ISO day, or a boolean for a checkbox.
 *
 * @param how `secret`: taken literally, since a blank may be part of it; `digits`: a number that is only an identifier,
 *   such as 440514 01359, may be typed with blanks and hyphens
 */
export function readTyped(as: FormField['as'], typed: unknown, how?: 'secret' | 'digits'): Typed {
  if (as === 'checkbox') return { value: typed === true, malformed: false };
  if (typed === undefined || typed === null) return nothing;
  if (typeof typed !== 'string') return { value: typed, malformed: false };
  const text = how === 'secret' ? typed : typed.trim();
  if (text === '') return nothing;
  if (how === 'digits' && /^[\d\s-]+$/.test(text)) return { value: text.replace(/\D/g, ''), malformed: false };
  if (as === 'integer' || as === 'decimal' || as === 'money') return readNumber(text, as);
  if (as === 'date') {
    const value = parseDate(text);
    return value === undefined ? malformed : { value, malformed: false };
  }
  return { value: text, malformed: false };
}

/**
 * The whole and the fraction digits of a typed number: '0 012,50' has 4 and 2.
 *
 * @returns undefined for anything but digits and one decimal separator: a meter shows neither a sign nor thousands separators
 */
export function countDigits(typed: string): { whole: number; fraction: number } | undefined {
  const plain = plainNumber(typed);
  if (plain === undefined || plain.startsWith('-') || (typed.match(/[.,]/g)?.length ?? 0) > 1) return undefined;
  const [whole = '', fraction = ''] = plain.split('.');
  return { whole: whole.length, fraction: fraction.length };
}

/** The text an input shows for a value: numbers with the language's decimal separator, money with grosze, days as dd.mm.yyyy. */
export function writeTyped(as: FormField['as'], value: unknown, language: string): unknown {
  if (as === 'checkbox') return value === true;
  if (value === undefined || value === null) return undefined;
  if (as === 'date') return formatDate(String(value));
  if (as !== 'integer' && as !== 'decimal' && as !== 'money') return value;
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  const text = as === 'money' ? value.toFixed(2) : plainDecimal(value);
  return language === 'en' ? text : text.replace('.', ',');
}

function readNumber(text: string, as: 'integer' | 'decimal' | 'money'): Typed {
  const plain = plainNumber(text);
  if (plain === undefined) return malformed;
  const fraction = plain.split('.')[1]?.length ?? 0;
  if (as === 'integer' && plain.includes('.')) return malformed;
  if (as === 'money' && fraction > 2) return malformed;
  const value = Number(plain);
  // A number with more digits than JavaScript can hold would be sent as a different number.
  if (plain.replace(/\D/g, '').length > 15) return malformed;
  return { value, malformed: false };
}

/** '1 234,5', '1.234,5', '1,234.5' and '1234.5' as '1234.5'; undefined for anything else. */
function plainNumber(typed: string): string | undefined {
  const text = typed.replace(/[−–]/, '-').trim();
  const spaced = /^-?\d{1,3}(?:[\s\u00a0\u202f']\d{3})+(?:[.,]\d+)?$/;
  const joined = spaced.test(text) ? text.replace(/[\s\u00a0\u202f']/g, '') : text;
  if (/^-?\d+(?:[.,]\d+)?$/.test(joined)) return joined.replace(',', '.');
  if (/^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(joined)) return joined.replaceAll('.', '').replace(',', '.');
  if (/^-?\d{1,3}(?:,\d{3})+\.\d+$/.test(joined)) return joined.replaceAll(',', '');
  return undefined;
}

/** Without an exponent: 1e-7 would be unreadable in an input. */
function plainDecimal(value: number): string {
  return String(value).includes('e') ? value.toFixed(15).replace(/\.?0+$/, '') : String(value);
}
