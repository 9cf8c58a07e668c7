import type { BlockOf } from '../block.ts';
import { eachItem, itemsOf } from '../items.ts';
import type { OutlineOf } from '../outline.ts';

export const outline: OutlineOf<BlockOf<'repeat'>> = (block, { scope }) => {
  const items = eachItem(itemsOf(block, scope));
  return {
    rows: items.length,
    texts: items.length === 0 ? [block.empty && scope.text(block.empty)] : [],
    parts: items.map((locals, index) => ({
      name: String(index + 1),
      shown: true,
      inside: { blocks: block.content, locals },
    })),
  };
};
