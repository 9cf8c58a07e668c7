import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Text } from '../../lang/descriptors/text.ts';

export interface DialogBlock<Child> extends CommonKeys {
  type: 'dialog';
  title: Text;
  content: readonly Child[];
}
