import type { Block } from '../../../src/blocks/block.ts';
import type { Part } from './paper.ts';
import type { View } from './view.ts';

/** How one type of block stands on paper. */
export interface BlockPrinter<B extends Block> {
  parts(block: B, view: View): Part[];
  /** The blocks inside, for finding out which data is needed. */
  children?(block: B): readonly Block[];
  /** It prints its title itself. */
  titled?: true;
}
