import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Tree } from '../../lang/expressions/tree.ts';

/** Markup that the office wrote. */
export interface HtmlBlock extends CommonKeys {
  type: 'html';
  value: Tree;
}
