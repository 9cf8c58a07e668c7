import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import type { NoticeBlock } from './block.ts';
import { toneOf } from './view.ts';

/** Its own title, or the word for its tone, stands above it: on paper the colour may be gone. */
export const notice: BlockPrinter<NoticeBlock> = {
  titled: true,
  parts(block, view) {
    const said = view.text(block.text);
    if (said === '') return [];
    const tone = toneOf(block.tone, (tree) => view.value(tree));
    const word = block.title ? view.text(block.title) : view.shared.words[tone];
    return [{ kind: 'notice', tone, word, text: said }];
  },
};
