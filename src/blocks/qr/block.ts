import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { LeafTraits } from '../traits.ts';

/** A QR code. */
export interface QrBlock extends CommonKeys {
  type: 'qr';
  value: Tree;
  /** The description of the picture. */
  label: Text;
}

export const qr = {
  widget: 'whenUsed',
  paper: 'omitted',
  parts: () => [],
} as const satisfies LeafTraits<QrBlock>;
