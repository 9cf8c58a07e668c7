import type { CommonKeys, Options } from '../../lang/descriptors/blockParts.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { LeafTraits } from '../traits.ts';

export interface SelectBlock extends CommonKeys {
  type: 'select';
  bind: string;
  label: Text;
  options: Options;
  /** Shown as chosen while the state itself is null (the choice of the office). */
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
