import type { Block } from '../../../src/blocks/block.ts';
import type { Part } from './paper.ts';
import type { View } from './view.ts';

/** How one block type is printed. */
export interface BlockPrinter<B extends Block> {
  parts(block: B, view: View): Part[];
  /** It prints its own title. */
  titled?: true;
}
