import type { PaperRow } from '../../../server/engine/documents/paper.ts';
import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import type { TimelineBlock } from './block.ts';
import { entryViews } from './view.ts';

/** A table: when, what, and the state in words. */
export const timeline: BlockPrinter<TimelineBlock> = {
  parts(block, view) {
    const entries = entryViews(block, view);
    const dated = entries.some(({ date }) => date !== '');
    const { kiedy, co, stan } = block.words;
    const column = (label: string, header = false) => ({ label, align: 'start' as const, header });
    const rows = entries.map(({ date, heading, text, word }): PaperRow => {
      const what = text === '' ? heading : `${heading}\n${text}`;
      return { cells: [...(dated ? [date] : []), what, word] };
    });
    return [
      {
        kind: 'table',
        caption: '',
        columns: [...(dated ? [column(view.text(kiedy))] : []), column(view.text(co), true), column(view.text(stan))],
        rows,
        empty: view.text(block.empty),
      },
    ];
  },
};
