import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import { chosenWords } from '../choices.ts';
import type { SelectBlock } from './block.ts';
import { selectView } from './view.ts';

/** What was chosen, as a fact. */
export const select: BlockPrinter<SelectBlock> = {
  parts(block, view) {
    const { label, chosen, none } = selectView(block, view);
    const value = chosenWords(chosen, block.options, view) || none;
    return value ? [{ kind: 'facts', items: [{ label, value }] }] : [];
  },
};
