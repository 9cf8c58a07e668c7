import type { BlockCheck } from '../../../codegen/check/screen/block.ts';
import { text } from '../../../codegen/check/screen/text.ts';

export const heading: BlockCheck = (room, raw, path, common) => ({
  ...common,
  type: 'heading',
  text: text(room, raw.text, [...path, 'text']),
  level: raw.level === 3 ? 3 : 2,
});
