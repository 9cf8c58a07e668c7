import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Calc } from '../../lang/descriptors/calc.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { ContainerTraits } from '../traits.ts';

export interface RepeatBlock<Child> extends CommonKeys {
  type: 'repeat';
  items: Tree;
  key?: string;
  calc: Readonly<Record<string, Calc>>;
  empty?: Text;
  content: readonly Child[];
}

export const repeat = {
  widget: 'whenUsed',
  paper: 'printed',
  parts: () => [],
  children: <Child>({ content }: RepeatBlock<Child>): readonly Child[] => content,
  childrenAtFirst: <Child>({ content }: RepeatBlock<Child>): readonly Child[] => content,
  rows: ({ items, calc }) => ({ items, calc }),
  skeleton: false,
} as const satisfies ContainerTraits<RepeatBlock<unknown>, unknown>;
