import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Text, Tone } from '../../lang/descriptors/text.ts';
import type { LeafTraits } from '../traits.ts';

export interface LegendBlock extends CommonKeys {
  type: 'legend';
  /** The table's flags, icons and tones. */
  flags: readonly { mark: string; text: Text }[];
  icons: readonly { icon: string; text: Text }[];
  tones: readonly { tone: Tone; icon?: string; text: Text }[];
}

export const legend = {
  widget: 'whenUsed',
  paper: 'printed',
  parts: () => [],
} as const satisfies LeafTraits<LegendBlock>;
