import { round } from '../../lang/values/decimal.ts';
import type { Format } from '../../lang/values/formats.ts';

/**
 * A cell of the file: numbers stay numbers for the spreadsheet, the rest is text. An amount has its two decimals, as on
 * the screen and in the PDF.
 */
export type CsvCell = string | number | { amount: number };

/** @returns undefined for a value that is not a number */
export function numberCell(raw: unknown, format: Format | undefined): CsvCell | undefined {
  if (typeof raw !== 'number') return undefined;
  const amount = format === 'money';
  const number = round(raw, amount ? 2 : 10) ?? raw;
  return amount ? { amount: number } : number;
}

const BOM = '\ufeff';

/** Text that a spreadsheet would run as a formula, full-width signs included. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/**
 * A file that a Polish spreadsheet opens with a double click: UTF-8 with BOM, semicolons, CRLF, decimal comma, no
 * thousands. It is so in every language of the portal: a spreadsheet goes by the settings of its computer, and one set to
 * Polish reads 12.50 as a date. A text that would be run as a formula is given an apostrophe in front.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BOM + rows.map((row) => `${row.map(csvCell).join(';')}\r\n`).join('');
}

function csvCell(cell: CsvCell): string {
  if (typeof cell === 'number') return plain(cell).replace('.', ',');
  if (typeof cell === 'object') return cell.amount.toFixed(2).replace('.', ',');
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Never as 1e-7, which a spreadsheet shows as words. */
const plain = (number: number): string =>
  Math.abs(number) < 1e-6 ? number.toFixed(10).replace(/\.?0+$/, '') : String(number);

/** A file name from a caption: `Raty 2026 / I` gives `Raty-2026-I.csv`. */
export function csvName(caption: string): string {
  const name = caption.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return `${name || 'tabela'}.csv`;
}
