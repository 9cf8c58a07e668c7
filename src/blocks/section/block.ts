import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { ContainerTraits } from '../traits.ts';

export interface SectionBlock<Child> extends CommonKeys {
  type: 'section';
  /** `steps`: a numbered list, each block one of its items. */
  as: 'plain' | 'steps' | 'accordion';
  /** Of an accordion: whether it is open at first; when it becomes true, the page scrolls to the section. */
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
  childrenInPage: <Child>({ content }: SectionBlock<Child>): readonly Child[] => content,
  skeleton: false,
} as const satisfies ContainerTraits<SectionBlock<unknown>, unknown>;
