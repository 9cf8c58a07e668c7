import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { ContainerTraits } from '../traits.ts';

export interface GridBlock<Child> extends CommonKeys {
  type: 'grid';
  /** The least width of a column. */
  columns: 'narrow' | 'medium' | 'wide';
  /** Block -> its columns; one for a block that is not here. */
  spans: Readonly<Record<string, number>>;
  content: readonly Child[];
}

export const grid = {
  widget: 'whenUsed',
  paper: 'printed',
  parts: () => [],
  children: contentOf,
  childrenAtFirst: contentOf,
  skeleton: false,
} as const satisfies ContainerTraits<GridBlock<unknown>, unknown>;

function contentOf<Child>({ content }: GridBlock<Child>): readonly Child[] {
  return content;
}
