import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import type { TextBlock } from './block.ts';

export const text: BlockPrinter<TextBlock> = {
  parts(block, view) {
    const content = view.text(block.text);
    return content === '' ? [] : [{ kind: 'text', text: content }];
  },
};
