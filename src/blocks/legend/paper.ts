import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import type { LegendBlock } from './block.ts';
import { flagsOf } from './view.ts';

/** The marks with their meanings. Icons are not printed, and a row's tone is printed as a word. */
export const legend: BlockPrinter<LegendBlock> = {
  parts(block, view) {
    const items = flagsOf(block, view).map(({ mark, text }) => ({ label: mark, value: view.text(text) }));
    return items.length === 0 ? [] : [{ kind: 'facts', items }];
  },
};
