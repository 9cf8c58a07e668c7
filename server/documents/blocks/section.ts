import type { SectionBlock } from '../../../src/descriptors/compiled.ts';
import type { BlockPrinter } from './printer.ts';

/** Its content; on paper an accordion is open. */
export const section: BlockPrinter<SectionBlock> = {
  children: (block) => block.content,
  parts: (block, view) => view.print(block.content),
};
