import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { ContainerTraits } from '../traits.ts';

export interface TabsBlock<Child> extends CommonKeys {
  type: 'tabs';
  tabs: readonly { id: string; label: Text; content: readonly Child[] }[];
}

export const tabs = {
  widget: 'whenUsed',
  paper: 'printed',
  parts: ({ tabs }) => tabs.map(({ id }) => ({ id })),
  children: <Child>({ tabs }: TabsBlock<Child>): readonly Child[] => tabs.flatMap(({ content }) => content),
  childrenAtFirst: <Child>({ tabs }: TabsBlock<Child>): readonly Child[] => tabs[0]?.content ?? [],
  childrenInPage: <Child>({ tabs }: TabsBlock<Child>): readonly Child[] => tabs.flatMap(({ content }) => content),
  skeleton: false,
} as const satisfies ContainerTraits<TabsBlock<unknown>, unknown>;
