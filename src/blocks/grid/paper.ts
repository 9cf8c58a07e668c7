import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import type { BlockOf } from '../block.ts';

/** Its content, one block after another: numbers beside each other, as all facts are. */
export const grid: BlockPrinter<BlockOf<'grid'>> = {
  parts: (block, view) => view.print(block.content),
};
