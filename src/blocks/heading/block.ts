import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { LeafTraits } from '../traits.ts';

export interface HeadingBlock extends CommonKeys {
  type: 'heading';
  text: Text;
  level: 2 | 3;
}

export const heading = {
  widget: 'always',
  paper: 'printed',
  parts: () => [],
} as const satisfies LeafTraits<HeadingBlock>;
