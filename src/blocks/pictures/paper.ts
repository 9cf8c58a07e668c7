import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import { eachItem, itemsOf } from '../items.ts';
import type { PicturesBlock } from './block.ts';
import { pictureView } from './view.ts';

export const pictures: BlockPrinter<PicturesBlock> = {
  parts(block, view) {
    const items = eachItem(itemsOf(block, view)).flatMap((locals) => pictureView(block, view, locals) ?? []);
    if (items.length > 0) return [{ kind: 'pictures', items }];
    return block.empty ? [{ kind: 'text', text: view.text(block.empty), muted: true }] : [];
  },
};
