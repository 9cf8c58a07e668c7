import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { LeafTraits } from '../traits.ts';

/** Pictures from a response. */
export interface PicturesBlock extends CommonKeys {
  type: 'pictures';
  items: Tree;
  /** Base64; sees `item` and `index`, like the texts. */
  picture: Tree;
  /** The description of the picture. */
  label: Text;
  empty?: Text;
}

export const pictures = {
  widget: 'whenUsed',
  paper: 'printed',
  parts: () => [],
} as const satisfies LeafTraits<PicturesBlock>;
