import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import type { BlockOf } from '../block.ts';
import { eachItem, itemsOf } from '../items.ts';

export const repeat: BlockPrinter<BlockOf<'repeat'>> = {
  parts(block, view) {
    const items = eachItem(itemsOf(block, view));
    if (items.length === 0) return block.empty ? [{ kind: 'text', text: view.text(block.empty), muted: true }] : [];
    return items.flatMap((locals) => view.with(locals).print(block.content));
  },
};
