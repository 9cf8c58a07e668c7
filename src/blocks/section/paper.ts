import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import type { SectionBlock } from '../../lang/descriptors/compiled.ts';

/** Its content; on paper an accordion is open. */
export const section: BlockPrinter<SectionBlock> = {
  children: (block) => block.content,
  parts: (block, view) => view.print(block.content),
};
