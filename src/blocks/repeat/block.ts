import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Calc } from '../../lang/descriptors/calc.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';

export interface RepeatBlock<Child> extends CommonKeys {
  type: 'repeat';
  items: Tree;
  key?: string;
  calc: Readonly<Record<string, Calc>>;
  empty?: Text;
  content: readonly Child[];
}
