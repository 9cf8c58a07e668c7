import type { ActionItem, CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { LeafTraits } from '../traits.ts';

export interface ActionsBlock extends CommonKeys {
  type: 'actions';
  /** A sentence before the buttons, announced when it changes. */
  text?: Text;
  /** While it is true, the block sticks to the lower edge of the window until its own position is reached. */
  stay?: Tree;
  items: readonly ActionItem[];
}

export const actions = {
  widget: 'always',
  early: true,
  paper: 'omitted',
  parts: ({ items }) => items,
} as const satisfies LeafTraits<ActionsBlock>;
