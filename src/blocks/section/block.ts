import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Tree } from '../../lang/expressions/tree.ts';

export interface SectionBlock<Child> extends CommonKeys {
  type: 'section';
  as: 'plain' | 'accordion';
  /** Of an accordion: open at first; what comes true is led to. */
  open: Tree;
  content: readonly Child[];
}
