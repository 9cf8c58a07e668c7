import type { HeadingPart, Part } from '../../../server/engine/documents/paper.ts';
import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import type { View } from '../../../server/engine/documents/view.ts';
import { factsOf } from '../facts/paper.ts';
import { eachItem, itemsOf } from '../items.ts';
import { allFacts, type CardsBlock } from './block.ts';
import { cardView, groupsOf } from './view.ts';

/** Each card as a heading with its facts; cards of one group under the group's heading. */
export const cards: BlockPrinter<CardsBlock> = {
  parts(block, view) {
    const all = eachItem(itemsOf(block, view)).map((locals) => ({ locals }));
    if (all.length === 0) return [{ kind: 'text', text: view.text(block.empty), muted: true }];
    if (!block.groupBy) return all.flatMap(({ locals }) => card(block, view.with(locals)));
    return groupsOf(block, all, view).flatMap((group) => [
      headingPart(view, group.label),
      ...group.cards.flatMap(({ locals }) => card(block, view.with(locals).deeper())),
    ]);
  },
};

function card(block: CardsBlock, item: View): Part[] {
  const { heading, text, toned } = cardView(block, item);
  const items = factsOf(allFacts(block), item);
  const parts: Part[] = [headingPart(item, heading)];
  if (toned && toned.text !== '') parts.push({ kind: 'notice', tone: toned.tone, word: '', text: toned.text });
  if (text !== '') parts.push({ kind: 'text', text });
  if (items.length > 0) parts.push({ kind: 'facts', items });
  return parts;
}

const headingPart = (view: View, text: string): HeadingPart => ({ kind: 'heading', level: view.depth, text });
