import { holdingLine } from '../../lang/descriptors/calc.ts';
import type { Tone } from '../../lang/descriptors/text.ts';
import type { OutlineOf } from '../outline.ts';
import type { Scope } from '../scope.ts';
import type { NoticeBlock } from './block.ts';

/** The current message and its tone. */
export const noticeView = ({ tone, text }: NoticeBlock, scope: Scope): { tone: Tone; text: string } => ({
  tone: typeof tone === 'string' ? tone : (holdingLine(tone.match, (tree) => scope.value(tree))?.is ?? 'info'),
  text: scope.text(text),
});

export const outline: OutlineOf<NoticeBlock> = (block, { scope }) => ({ texts: [noticeView(block, scope).text] });
