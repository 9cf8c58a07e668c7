import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { ContainerTraits } from '../traits.ts';

export interface SectionBlock<Child> extends CommonKeys {
  type: 'section';
  as: 'plain' | 'accordion';
  /** Of an accordion: open at first; what comes true is led to. */
  open: Tree;
  content: readonly Child[];
}

export const section = {
  widget: 'whenUsed',
  paper: 'printed',
  parts: () => [],
  children: <Child>({ content }: SectionBlock<Child>): readonly Child[] => content,
  childrenAtFirst: <Child>(
    { as, open, content }: SectionBlock<Child>,
    holds: (condition: Tree) => boolean,
  ): readonly Child[] => (as === 'accordion' && !holds(open) ? [] : content),
  skeleton: false,
} as const satisfies ContainerTraits<SectionBlock<unknown>, unknown>;
