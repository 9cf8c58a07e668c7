import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Text, Tone } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { LeafTraits } from '../traits.ts';

export interface LegendBlock extends CommonKeys {
  type: 'legend';
  /** The table's flags, icons and tones; a flag as long as its column is shown. */
  flags: readonly { mark: string; text: Text; visible?: Tree }[];
  icons: readonly { icon: string; text: Text }[];
  tones: readonly { tone: Tone; icon?: string; text: Text }[];
}

export const legend = {
  widget: 'whenUsed',
  paper: 'printed',
  parts: () => [],
} as const satisfies LeafTraits<LegendBlock>;
