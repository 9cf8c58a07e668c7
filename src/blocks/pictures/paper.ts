import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import type { PicturesBlock } from './block.ts';

export const pictures: BlockPrinter<PicturesBlock> = {
  parts(block, view) {
    const items = view.list(block.items).flatMap((item, index) => {
      const one = view.with({ item, index });
      const picture = one.value(block.picture);
      return typeof picture === 'string' ? [{ picture, label: one.text(block.label) }] : [];
    });
    if (items.length > 0) return [{ kind: 'pictures', items }];
    return block.empty ? [{ kind: 'text', text: view.text(block.empty), muted: true }] : [];
  },
};
