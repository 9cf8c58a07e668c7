import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import type { SelectBlock } from './block.ts';

/** What was chosen, as a fact. */
export const select: BlockPrinter<SelectBlock> = {
  parts(block, view) {
    const state = view.value(['.', ['$', 'state'], block.bind]);
    const chosen = state ?? (block.selected === undefined ? null : view.value(block.selected));
    const value = view.choice(chosen, block.options) || (block.none ? view.text(block.none) : '');
    return value === '' ? [] : [{ kind: 'facts', items: [{ label: view.text(block.label), value }] }];
  },
};
