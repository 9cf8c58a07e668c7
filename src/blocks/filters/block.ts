import type { CommonKeys, Options, Rule } from '../../lang/descriptors/blockParts.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { LeafTraits } from '../traits.ts';

export interface FiltersBlock extends CommonKeys {
  type: 'filters';
  /** plain: the fields alone; chips: only what is set, for states that other blocks set. */
  as: 'panel' | 'plain' | 'chips';
  fields: readonly FilterField[];
}

export interface FilterField {
  bind: string;
  label: Text;
  as: 'text' | 'date' | 'money' | 'number' | 'list' | 'radio' | 'checks';
  options?: Options;
  /** Of a date: the first and the last day that is taken. */
  min?: Tree;
  max?: Tree;
  rules: readonly Rule[];
}

export const filters = {
  widget: 'whenUsed',
  paper: 'printed',
  parts: ({ fields }) => fields.map(({ bind }) => ({ id: bind })),
} as const satisfies LeafTraits<FiltersBlock>;
