import type { Block } from '../../../src/blocks/block.ts';
import type { Part } from './paper.ts';
import type { View } from './view.ts';

/** How one type of block stands on paper. */
export interface BlockPrinter<B extends Block> {
  parts(block: B, view: View): Part[];
  /** It prints its title itself. */
  titled?: true;
}
