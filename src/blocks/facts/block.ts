import type { CommonKeys, Fact } from '../../lang/descriptors/blockParts.ts';

export interface FactsBlock extends CommonKeys {
  type: 'facts';
  items: readonly Fact[];
}
