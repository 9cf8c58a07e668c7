import { formatDatetime } from './dates.ts';
import { formatKwota, NBSP } from './kwota.ts';
import { formatNrb } from './nrb.ts';
import { formatPhone } from './phone.ts';
import { formatWholeNumber } from './wholeNumber.ts';

/** The display format of a value. `unit` needs a unit, `flag` the two words. */
export type Format =
  | 'money'
  | 'integer'
  | 'decimal'
  | 'decimal1'
  | 'decimal2'
  | 'decimal3'
  | 'decimal4'
  | 'percent'
  | 'date'
  | 'datetime'
  | 'month'
  | 'account'
  | 'text'
  | 'multiline'
  | 'email'
  | 'tel'
  | 'uri'
  | 'bytes'
  | 'flag'
  | 'unit';

/** What `formatValue` cannot derive from the value. */
export interface FormatDetails {
  /** For 'unit': `m2`, `ha`, `l` …, as in the contract's `x-unit`. */
  unit?: string;
  /** For 'flag': the words of the language. */
  yes?: string;
  no?: string;
}

/**
 * A value as text for people. Null is '' (the screen gives the replacement); a value that is not of the
 * format's kind is written as it is, so that wrong data shows rather than breaks the page.
 *
 * @param language of numbers and months; money and dates are Polish in every language
 */
export function formatValue(value: unknown, format: Format, language: string, details: FormatDetails = {}): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' && Number.isFinite(value)) return formatNumber(value, format, language, details.unit);
  if (typeof value === 'boolean') return (value ? details.yes : details.no) ?? String(value);
  if (typeof value === 'string') return formatText(value, format, language, details.unit);
  return Array.isArray(value) ? value.map((item) => formatValue(item, format, language, details)).join(', ') : '';
}

function formatNumber(value: number, format: Format, language: string, unit: string | undefined): string {
  switch (format) {
    case 'money':
      return formatKwota(value);
    case 'integer':
      return Number.isSafeInteger(value)
        ? formatWholeNumber(value, language)
        : numbers(language, { maximumFractionDigits: 0 }).format(value);
    case 'percent':
      return numbers(language, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
    case 'month':
      return value >= 1 && value <= 12 ? monthName(value, language) : String(value);
    case 'bytes':
      return formatBytes(value, language);
    case 'unit':
      return withUnit(numbers(language, decimalsOf(unit)).format(value), unit, language);
    case 'decimal':
      return numbers(language, { maximumFractionDigits: 6 }).format(value);
    default: {
      const places = /^decimal(\d)$/.exec(format)?.[1];
      return places
        ? numbers(language, { minimumFractionDigits: +places, maximumFractionDigits: +places }).format(value)
        : String(value);
    }
  }
}

function formatText(value: string, format: Format, language: string, unit: string | undefined): string {
  switch (format) {
    case 'date':
      // A moment is shown as its day.
      return formatDatetime(value).replace(/ \d\d:\d\d:\d\d$/, '');
    case 'datetime':
      return formatDatetime(value);
    case 'account':
      return formatNrb(value);
    case 'tel':
      return formatPhone(value);
    case 'unit':
      return withUnit(value, unit, language);
    case 'month': {
      const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])(?:-\d\d)?$/.exec(value) ?? [];
      return month ? `${monthName(Number(month), language)} ${year}` : value;
    }
    default:
      return value;
  }
}

/** Formats by language and options: building one costs tens of microseconds, a table asks for thousands. */
const made = new Map<string, Intl.NumberFormat>();
const months = new Map<string, Intl.DateTimeFormat>();

function cached<T>(formats: Map<string, T>, key: string, make: () => T): T {
  const known = formats.get(key) ?? make();
  formats.set(key, known);
  return known;
}

const numbers = (language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  cached(made, language + Object.values(options).join(), () => new Intl.NumberFormat(language, options));

/** 1 to 12 -> the nominative name (`styczeń`, not `stycznia`). */
function monthName(month: number, language: string): string {
  const make = () => new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return cached(months, language, make).format(Date.UTC(2026, month - 1, 1));
}

/** Steps of 1000, as a file manager shows them. */
function formatBytes(value: number, language: string): string {
  const step = value < 1000 ? 0 : value < 1e6 ? 1 : value < 1e9 ? 2 : 3;
  const unit = ['byte', 'kilobyte', 'megabyte', 'gigabyte'][step]!;
  return numbers(language, { style: 'unit', unit, maximumFractionDigits: 1 })
    .format(value / 1000 ** step)
    .replace(' ', NBSP);
}

/**
 * A quantity of a unit has the same decimals everywhere, so that figures of a column and of two screens compare. Water has those of
 * its meter, and other units those of their value.
 */
const DECIMALS: Readonly<Record<string, number>> = { l: 2, m2: 2, ha: 4 };

function decimalsOf(unit = ''): Intl.NumberFormatOptions {
  const decimals = DECIMALS[unit];
  return { minimumFractionDigits: decimals ?? 0, maximumFractionDigits: decimals ?? 6 };
}

const CYRILLIC: Readonly<Record<string, string>> = { l: 'л', m2: 'м2', m3: 'м3', ha: 'га' };

function withUnit(text: string, unit: string | undefined, language: string): string {
  if (!unit) return text;
  const written = (language === 'uk' && CYRILLIC[unit]) || unit;
  const symbol = written.replace(/2$/, '²').replace(/3$/, '³');
  return text + NBSP + symbol;
}
