import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import type { BlockOf } from '../block.ts';

export const repeat: BlockPrinter<BlockOf<'repeat'>> = {
  parts(block, view) {
    const items = view.list(block.items);
    if (items.length === 0) return block.empty ? [{ kind: 'text', text: view.text(block.empty), muted: true }] : [];
    return items.flatMap((item, index) => view.with({ item, index }, block.calc).print(block.content));
  },
};
