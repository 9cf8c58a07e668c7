import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import type { NoticeBlock } from './block.ts';
import { noticeView } from './view.ts';

/** Its own title, or the word for its tone, is printed above it, because paper may have no colour. */
export const notice: BlockPrinter<NoticeBlock> = {
  titled: true,
  parts(block, view) {
    const { tone, text } = noticeView(block, view);
    if (text === '') return [];
    const word = block.title ? view.text(block.title) : view.shared.words[tone];
    return [{ kind: 'notice', tone, word, text }];
  },
};
