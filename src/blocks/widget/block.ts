import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { LeafTraits } from '../traits.ts';

/** A named component of the portal: for what is truly unique. */
export interface WidgetBlock extends CommonKeys {
  type: 'widget';
  name: string;
  with: Readonly<Record<string, Tree>>;
}

export const widget = {
  widget: 'whenUsed',
  paper: 'omitted',
  parts: () => [],
} as const satisfies LeafTraits<WidgetBlock>;
