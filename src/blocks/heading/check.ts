import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { text } from '../../../codegen/check/screen/text.ts';

export const heading: BlockCheck<'heading'> = (scope, raw, path, common) => ({
  ...common,
  type: 'heading',
  text: text(scope, raw.text, [...path, 'text']),
  level: raw.level === 3 ? 3 : 2,
});
