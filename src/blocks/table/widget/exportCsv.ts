import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import { csvName } from '../csv.ts';
import { csvText } from '../tableCsv.ts';
import { saveCsv } from './saveCsv.ts';
import type { OrderedLines } from './useLines.ts';

/** All rows that `where` lets through, in the order shown, as a file. */
export function exportCsv(block: BlockOf<'table'>, binding: Binding, lines: OrderedLines, caption: string): void {
  saveCsv(csvText(block, binding, lines), csvName(caption));
}
