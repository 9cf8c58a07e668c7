import type { CommonKeys, Fact } from '../../lang/descriptors/blockParts.ts';
import type { LeafTraits } from '../traits.ts';

export interface FactsBlock extends CommonKeys {
  type: 'facts';
  items: readonly Fact[];
}

export const facts = {
  widget: 'whenUsed',
  paper: 'printed',
  parts: ({ items }) => items,
} as const satisfies LeafTraits<FactsBlock>;
