import type { HeadingBlock } from '../../../src/descriptors/compiled.ts';
import type { BlockPrinter } from './printer.ts';

export const heading: BlockPrinter<HeadingBlock> = {
  parts: (block, view) => [{ kind: 'heading', level: block.level, text: view.text(block.text) }],
};
