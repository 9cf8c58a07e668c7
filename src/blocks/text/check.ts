import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { text as compileText } from '../../../codegen/check/screen/text.ts';

export const text: BlockCheck<'text'> = (scope, raw, path, common) => ({
  ...common,
  type: 'text',
  text: compileText(scope, raw.text, [...path, 'text']),
});
