import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Text, Tone } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { LeafTraits } from '../traits.ts';

export interface NoticeBlock extends CommonKeys {
  type: 'notice';
  text: Text;
  /** A match table: a message that changes is one message, announced as one. */
  tone: Tone | { match: readonly { when?: Tree; is: Tone }[] };
}

export const notice = {
  widget: 'always',
  paper: 'printed',
  parts: () => [],
} as const satisfies LeafTraits<NoticeBlock>;
