import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Step } from '../../lang/descriptors/steps.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { LeafTraits } from '../traits.ts';

export interface MetricBlock extends CommonKeys {
  type: 'metric';
  label: Text;
  value: Extract<Text, { value: Tree }>;
  empty: Text;
  trend?: Trend;
  note?: Text;
  /** A click on it. */
  do?: readonly Step[];
}

export interface Trend {
  /** The earlier number; without it, that of the last row but one. */
  from?: Tree;
  /** The numbers over time, ending with the present one; `value` sees `row`. */
  line?: { rows: Tree; value: Tree };
  better?: 'up' | 'down';
  than: Text;
  words: Readonly<Record<TrendWord, Text>>;
}

/** Those of the difference see it as `ile`, in words; that of the line sees `pierwsza`, `ostatnia`, `najmniej`, `najwiecej`. */
export type TrendWord = 'wiecej' | 'mniej' | 'bezZmian' | 'lepiej' | 'gorzej' | 'punkty' | 'przebieg';

export const metric = {
  widget: 'whenUsed',
  paper: 'printed',
  parts: () => [],
} as const satisfies LeafTraits<MetricBlock>;
