/** A cell of the file: numbers stay numbers for the spreadsheet, the rest is text. */
export type CsvCell = string | number;

const BOM = '\ufeff';

/** What a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * A file that a Polish spreadsheet opens with a double click: UTF-8 with BOM, semicolons, CRLF, decimal comma.
 * A text that would be run as a formula is given an apostrophe in front.
 *
 * @param language decides the decimal sign: a dot in English, a comma elsewhere
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], language: string): string {
  const decimal = language === 'en' ? '.' : ',';
  return BOM + rows.map((row) => `${row.map((cell) => csvCell(cell, decimal)).join(';')}\r\n`).join('');
}

function csvCell(cell: CsvCell, decimal: string): string {
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A file name from a caption: `Raty 2026 / I` gives `Raty-2026-I.csv`. */
export function csvName(caption: string): string {
  const name = caption.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return `${name || 'tabela'}.csv`;
}

/** Hands the text to the browser as a file. */
export function saveCsv(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
