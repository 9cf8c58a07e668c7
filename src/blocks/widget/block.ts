import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Tree } from '../../lang/expressions/tree.ts';

/** A named component of the portal: for what is truly unique. */
export interface WidgetBlock extends CommonKeys {
  type: 'widget';
  name: string;
  with: Readonly<Record<string, Tree>>;
}
