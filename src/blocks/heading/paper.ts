import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import type { HeadingBlock } from './block.ts';

export const heading: BlockPrinter<HeadingBlock> = {
  parts: (block, view) => [{ kind: 'heading', level: block.level, text: view.text(block.text) }],
};
