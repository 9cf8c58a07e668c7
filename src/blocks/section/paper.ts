import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import type { BlockOf } from '../block.ts';

/** Its content; on paper an accordion is open. */
export const section: BlockPrinter<BlockOf<'section'>> = {
  parts: (block, view) => view.print(block.content),
};
