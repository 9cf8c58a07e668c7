import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Text, Tone } from '../../lang/descriptors/text.ts';

export interface LegendBlock extends CommonKeys {
  type: 'legend';
  /** The table's flags, icons and tones. */
  flags: readonly { mark: string; text: Text }[];
  icons: readonly { icon: string; text: Text }[];
  tones: readonly { tone: Tone; icon?: string; text: Text }[];
}
