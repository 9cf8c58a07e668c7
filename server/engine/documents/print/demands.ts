import type { ColumnDemand } from './columns.ts';
import { isStrong, namingColumn, type PrintedTable } from './details.ts';
import { widthOf } from './fonts.ts';
import { printable } from './letters.ts';
import { type Measure, widestLine, widestWord } from './wrap.ts';

const regular: Measure = (text) => widthOf(text, 'regular');
const bold: Measure = (text) => widthOf(text, 'bold');

/** The widths that the columns of a table ask for at font size 1. */
export function demandsOf(part: PrintedTable): ColumnDemand[] {
  const naming = namingColumn(part);
  return part.columns.map(({ label, align }, index) => {
    let least = widestWord(printable(label), bold);
    let most = widestLine(printable(label), bold);
    const see = (text: string, measure: Measure) => {
      const shown = printable(text);
      const line = widestLine(shown, measure);
      // A right-aligned cell is a number: it is not broken.
      least = Math.max(least, align === 'end' ? line : widestWord(shown, measure));
      most = Math.max(most, line);
    };
    for (const row of part.rows) {
      const cell = row.cells[index] ?? '';
      see(cell, isStrong(part, row, index) ? bold : regular);
      if (!row.word || index !== naming) continue;
      see(row.word, bold);
      most = Math.max(most, widestLine(printable(`${cell} ${row.word}`), bold));
    }
    see(part.totals?.[index] ?? '', bold);
    return { least: least + 0.02, most: most + 0.02, grows: align === 'start' };
  });
}
