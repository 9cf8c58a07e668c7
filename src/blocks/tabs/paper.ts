import type { Part } from '../../../server/engine/documents/paper.ts';
import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import type { BlockOf } from '../block.ts';

/** All tabs, one after another, under their labels. */
export const tabs: BlockPrinter<BlockOf<'tabs'>> = {
  parts: (block, view) =>
    block.tabs.flatMap((tab): Part[] => {
      const parts = view.deeper().print(tab.content);
      return parts.length === 0 ? [] : [{ kind: 'heading', level: view.depth, text: view.text(tab.label) }, ...parts];
    }),
};
