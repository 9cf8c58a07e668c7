import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Step } from '../../lang/descriptors/steps.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { Format } from '../../lang/values/formats.ts';
import type { LeafTraits } from '../traits.ts';

export interface ChartBlock extends CommonKeys {
  type: 'chart';
  kind: 'bar' | 'line' | 'pie';
  rows: Tree;
  /** `value` identifies a category, `name` is its visible name; both can read `row`. */
  category: { value: Tree; name: Text; label: Text };
  /** Rows of one category are one, their numbers added. */
  sum: boolean;
  values: readonly Series[];
  caption: Text;
  /** The largest `count` by the field `by`; with `others` one more line of the rest. */
  top?: { count: number; by: string; others?: Text };
  /** A table below it on the screen shows the same numbers. */
  tabled?: true;
  /** Pixels. */
  height: number;
  /** A click on a bar, a point or a part; sees `row`, with `sum` the first one of its category. */
  do?: readonly Step[];
}

export interface Series {
  /** The field, or the author's id of a computed series. */
  field: string;
  /** Of a computed series; sees `row`. */
  value?: Tree;
  label: Text;
  format: Format;
  unit?: string;
}

export const chart = {
  widget: 'whenUsed',
  paper: 'printed',
  parts: () => [],
} as const satisfies LeafTraits<ChartBlock>;
