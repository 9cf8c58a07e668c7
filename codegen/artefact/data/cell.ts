import { FORMATS } from '../../../src/lang/descriptors/formats.ts';
import type { JsonSchema } from '../../../src/lang/descriptors/jsonSchema.ts';
import { isDate } from '../../../src/lang/values/dates.ts';

/** The type of a cell, from the field or argument of the contract that it fills. */
export interface CellType {
  kind: 'text' | 'integer' | 'number' | 'money' | 'flag' | 'date' | 'moment';
  nullable: boolean;
  schema: JsonSchema;
}

export type CellValue = string | number | boolean | null;

/** A cell that breaks the contract. The message never contains the text of the cell, which may be personal data. */
export class CellMistake extends Error {}

/**
 * Reads a cell of a CSV file or a database as a value of the contract.
 *
 * @param text the cell; an empty one is null where the contract allows null
 * @throws CellMistake
 */
export function readCell({ kind, nullable, schema }: CellType, text: string): CellValue {
  if (text === '' && nullable) return null;
  if (text === '' && (kind !== 'text' || !fits(schema, '')))
    throw new CellMistake('This cell is empty, but the contract requires a value.');
  const value = READERS[kind](text);
  checkLimits(schema, value);
  return value;
}

/** The values of a cell with a list: `Polna|Lipowa`; a bar inside of a value is written \\|. */
export function readCells(type: CellType, text: string): CellValue[] {
  return text === '' ? [] : text.split(/(?<!\\)\|/).map((part) => readCell(type, part.trim().replaceAll('\\|', '|')));
}

/** The cell of a list of values. */
export const cellOfList = (values: readonly unknown[]): string =>
  values.map((value) => String(value).replaceAll('|', '\\|')).join('|');

const READERS: Readonly<Record<CellType['kind'], (text: string) => string | number | boolean>> = {
  text: (text) => text,
  integer(text) {
    const value = decimal(text);
    if (!Number.isSafeInteger(value)) throw new CellMistake('This is not a whole number.');
    return value!;
  },
  number(text) {
    const value = decimal(text);
    if (value === undefined) throw new CellMistake('This is not a number. Write it as 12,5 or 12.5.');
    return value;
  },
  money(text) {
    const value = decimal(text);
    if (value === undefined || !/^[^.,]*(?:[.,]\d{1,2}0*)?$/.test(text))
      throw new CellMistake('This is not an amount in złoty and grosze. Write it as 1280,05 or 1280.05.');
    return value;
  },
  flag(text) {
    const value = FLAGS[text.toLowerCase()];
    if (value === undefined) throw new CellMistake('This is neither yes nor no. Write tak or nie.');
    return value;
  },
  date(text) {
    const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
    // A database returns a date with the time 00:00.
    const iso = year
      ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
      : text.replace(/[T ]00:00:00$/, '');
    if (!isDate(iso)) throw new CellMistake('This is not a date. Write it as 2026-06-01 or 01.06.2026.');
    return iso;
  },
  moment(text) {
    const [, day, time, seconds = ':00', fraction = '', offset] =
      /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?(\.\d+)?\s?(Z|[+-]\d\d(?::?\d\d)?)$/.exec(text) ?? [];
    const zone =
      offset === 'Z' ? 'Z' : offset?.replace(/^(...):?(\d\d)?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`);
    const iso = `${day}T${time}${seconds}${fraction}${zone}`;
    if (!FORMATS['date-time']!.test(iso))
      throw new CellMistake('This is not a date with time. Write it with its offset, as 2026-06-01T10:00:00+02:00.');
    return iso;
  },
};

/** The words for true and false in Polish and English Excel and in databases, in lower case. */
const FLAGS: Readonly<Record<string, boolean>> = {
  tak: true,
  nie: false,
  true: true,
  false: false,
  prawda: true,
  fałsz: false,
  t: true,
  f: false,
  1: true,
  0: false,
};

/** Parses `1280,05`, `1280.05` or `1 280,05`. @returns undefined for any other text, and beyond the safe integers */
export function decimal(text: string): number | undefined {
  if (!/^-?(?:\d+|\d{1,3}(?:[\s\u00a0\u202f]\d{3})+)(?:[.,]\d+)?$/.test(text)) return undefined;
  const value = Number(text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.'));
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value || 0 : undefined;
}

/** @throws CellMistake for a value outside the enum, form or range of the schema */
function checkLimits(schema: JsonSchema, value: string | number | boolean): void {
  if (schema.enum && !schema.enum.includes(value))
    throw new CellMistake(
      `This is not one of the words of the contract: ${schema.enum.filter((word) => word !== null).join(', ')}.`,
    );
  if (typeof value === 'string' && !fits(schema, value))
    throw new CellMistake(
      `This does not have the form that the contract requires${schema.pattern ? `: ${schema.pattern}` : ''}.`,
    );
  if (typeof value === 'number' && (value < (schema.minimum ?? value) || value > (schema.maximum ?? value)))
    throw new CellMistake(`This is not between ${schema.minimum ?? '-∞'} and ${schema.maximum ?? '∞'}.`);
}

/** Whether a text has the length, pattern and format of the schema; an unknown format fits. */
function fits(
  { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY, format }: JsonSchema,
  text: string,
): boolean {
  const length = [...text].length;
  if (length < minLength || length > maxLength) return false;
  if (pattern && !new RegExp(pattern, 'u').test(text)) return false;
  return !format || (FORMATS[format]?.test(text) ?? true);
}
