import type { PaperFact } from '../../../server/engine/documents/paper.ts';
import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import type { View } from '../../../server/engine/documents/view.ts';
import type { Fact } from '../../lang/descriptors/blockParts.ts';
import type { FactsBlock } from './block.ts';
import { factViews } from './view.ts';

export const facts: BlockPrinter<FactsBlock> = {
  parts(block, view) {
    const items = factsOf(block.items, view);
    return items.length === 0 ? [] : [{ kind: 'facts', items }];
  },
};

/** The facts that are shown. */
export const factsOf = (facts: readonly Fact[], view: View): PaperFact[] =>
  factViews(facts, view).map(({ label, text }) => ({ label, value: text }));
