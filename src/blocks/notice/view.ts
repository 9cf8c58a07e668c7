import { holdingLine } from '../../lang/descriptors/calc.ts';
import type { Tone } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { NoticeBlock } from './block.ts';

/** The tone of a message now. */
export function toneOf(tone: NoticeBlock['tone'], value: (tree: Tree) => unknown): Tone {
  return typeof tone === 'string' ? tone : (holdingLine(tone.match, value)?.is ?? 'info');
}
