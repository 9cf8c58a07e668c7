import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';

/** A QR code. */
export interface QrBlock extends CommonKeys {
  type: 'qr';
  value: Tree;
  /** The picture in words. */
  label: Text;
}
