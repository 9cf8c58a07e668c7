import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import type { LegendBlock } from './block.ts';

/** The marks and what they mean. Icons are not printed, and a row's tone stands beside it in words. */
export const legend: BlockPrinter<LegendBlock> = {
  parts(block, view) {
    const items = block.flags.map(({ mark, text }) => ({ label: mark, value: view.text(text) }));
    return items.length === 0 ? [] : [{ kind: 'facts', items }];
  },
};
