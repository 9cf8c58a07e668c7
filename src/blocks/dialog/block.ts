import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { ContainerTraits } from '../traits.ts';

export interface DialogBlock<Child> extends CommonKeys {
  type: 'dialog';
  title: Text;
  content: readonly Child[];
}

export const dialog = {
  widget: 'whenUsed',
  paper: 'omitted',
  parts: () => [],
  children: <Child>({ content }: DialogBlock<Child>): readonly Child[] => content,
  childrenAtFirst: () => [],
  skeleton: false,
  overlay: true,
} as const satisfies ContainerTraits<DialogBlock<unknown>, unknown>;
