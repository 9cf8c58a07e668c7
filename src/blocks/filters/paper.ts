import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import type { FiltersBlock } from './block.ts';
import { setWords } from './view.ts';

/** The filters that are set, as facts. */
export const filters: BlockPrinter<FiltersBlock> = {
  parts(block, view) {
    const items = block.fields.flatMap((field) => {
      const value = setWords(field, view);
      return value === '' ? [] : [{ label: view.text(field.label), value }];
    });
    return items.length === 0 ? [] : [{ kind: 'facts', items }];
  },
};
