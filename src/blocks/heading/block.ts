import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Text } from '../../lang/descriptors/text.ts';

export interface HeadingBlock extends CommonKeys {
  type: 'heading';
  text: Text;
  level: 2 | 3;
}
