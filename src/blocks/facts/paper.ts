import type { PaperFact } from '../../../server/engine/documents/paper.ts';
import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import type { View } from '../../../server/engine/documents/view.ts';
import type { Fact } from '../../lang/descriptors/blockParts.ts';
import type { FactsBlock } from './block.ts';

export const facts: BlockPrinter<FactsBlock> = {
  parts(block, view) {
    const items = factsOf(block.items, view);
    return items.length === 0 ? [] : [{ kind: 'facts', items }];
  },
};

/** The facts that are shown: without the hidden ones, `empty` in place of nothing. */
export function factsOf(facts: readonly Fact[], view: View): PaperFact[] {
  return facts.flatMap((fact) => {
    if (!view.holds(fact.visible)) return [];
    const value = view.text(fact.value);
    if (value !== '') return [{ label: view.text(fact.label), value }];
    return fact.empty === 'hide' ? [] : [{ label: view.text(fact.label), value: view.text(fact.empty) }];
  });
}
