import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { LeafTraits } from '../traits.ts';

/** Markup written by the office. */
export interface HtmlBlock extends CommonKeys {
  type: 'html';
  value: Tree;
}

export const html = {
  widget: 'whenUsed',
  paper: 'refused',
  parts: () => [],
} as const satisfies LeafTraits<HtmlBlock>;
