import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Text } from '../../lang/descriptors/text.ts';

export interface TabsBlock<Child> extends CommonKeys {
  type: 'tabs';
  tabs: readonly { id: string; label: Text; content: readonly Child[] }[];
}
