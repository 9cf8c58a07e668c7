import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { LeafTraits } from '../traits.ts';

/** Pictures that came in an answer. */
export interface PicturesBlock extends CommonKeys {
  type: 'pictures';
  items: Tree;
  /** In base64; sees `item` and `index`, as its words do. */
  picture: Tree;
  /** The picture in words. */
  label: Text;
  empty?: Text;
}

export const pictures = {
  widget: 'whenUsed',
  paper: 'printed',
  parts: () => [],
} as const satisfies LeafTraits<PicturesBlock>;
