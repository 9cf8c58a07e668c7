import type { TextBlock } from '../../../src/descriptors/compiled.ts';
import type { BlockPrinter } from './printer.ts';

export const text: BlockPrinter<TextBlock> = {
  parts(block, view) {
    const said = view.text(block.text);
    return said === '' ? [] : [{ kind: 'text', text: said }];
  },
};
