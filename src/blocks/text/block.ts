import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { LeafTraits } from '../traits.ts';

export interface TextBlock extends CommonKeys {
  type: 'text';
  text: Text;
}

export const text = {
  widget: 'always',
  paper: 'printed',
  parts: () => [],
} as const satisfies LeafTraits<TextBlock>;
