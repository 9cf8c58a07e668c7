import type { HeadingPart, Part } from '../../../server/engine/documents/paper.ts';
import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import type { View } from '../../../server/engine/documents/view.ts';
import { factsOf } from '../facts/paper.ts';
import type { CardsBlock } from './block.ts';

/** Each card as a heading with its facts; cards of one group under the group's heading. */
export const cards: BlockPrinter<CardsBlock> = {
  parts(block, view) {
    const items = view.list(block.items).map((item, index) => view.with({ item, index }, block.calc));
    if (items.length === 0) return [{ kind: 'text', text: view.text(block.empty), muted: true }];
    if (!block.groupBy) return items.flatMap((item) => card(block, item));
    const { value, label } = block.groupBy;
    return [...Map.groupBy(items, (item) => item.value(value)).values()].flatMap((group) => [
      headingPart(group[0]!, group[0]!.text(label)),
      ...group.flatMap((item) => card(block, item.deeper())),
    ]);
  },
};

function card(block: CardsBlock, item: View): Part[] {
  const tone = item.tone(block.tone);
  const items = factsOf(block.facts, item);
  const parts: Part[] = [headingPart(item, item.text(block.heading))];
  if (tone && tone.word !== '') {
    parts.push({ kind: 'notice', tone: tone.tone, word: '', text: tone.word });
  }
  const text = block.text ? item.text(block.text).trim() : '';
  if (text !== '') parts.push({ kind: 'text', text });
  if (items.length > 0) parts.push({ kind: 'facts', items });
  return parts;
}

const headingPart = (view: View, text: string): HeadingPart => ({ kind: 'heading', level: view.depth, text });
