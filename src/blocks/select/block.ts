import type { CommonKeys, Options } from '../../lang/descriptors/blockParts.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { LeafTraits } from '../traits.ts';

export interface SelectBlock extends CommonKeys {
  type: 'select';
  bind: string;
  label: Text;
  options: Options;
  /** What is shown as chosen while the state itself is nothing (the server's own choice). */
  selected?: Tree;
  /** An entry for "nothing chosen". */
  none?: Text;
  as: 'list' | 'radio' | 'checks';
}

export const select = {
  widget: 'whenUsed',
  paper: 'printed',
  parts: () => [],
} as const satisfies LeafTraits<SelectBlock>;
