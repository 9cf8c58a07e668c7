import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { LeafTraits } from '../traits.ts';

/** A page of another site inside this page. */
export interface FrameBlock extends CommonKeys {
  type: 'frame';
  /** A name of the manifest's hosts. */
  host: string;
  path: Tree;
  title: Text;
  /** Pixels, until the framed page sends its height. */
  height: number;
}

export const frame = {
  widget: 'whenUsed',
  paper: 'refused',
  parts: () => [],
} as const satisfies LeafTraits<FrameBlock>;
