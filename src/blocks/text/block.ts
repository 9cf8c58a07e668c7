import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Text } from '../../lang/descriptors/text.ts';

export interface TextBlock extends CommonKeys {
  type: 'text';
  text: Text;
}
