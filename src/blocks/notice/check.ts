import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { calcLine } from '../../../codegen/check/screen/calc.ts';
import type { Scope } from '../../../codegen/check/screen/scope.ts';
import { text } from '../../../codegen/check/screen/text.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { type Unchecked, word } from '../../../codegen/files/raw.ts';
import type { NoticeBlockJson } from '../../../codegen/generated/descriptors.ts';
import type { Tone } from '../../lang/descriptors/text.ts';
import type { NoticeBlock } from './block.ts';

export const notice: BlockCheck<'notice'> = (scope, raw, path, common) => ({
  ...common,
  type: 'notice',
  text: text(scope, raw.text, [...path, 'text']),
  tone: toneOf(scope, raw.tone, [...path, 'tone']),
});

/** A tone, or a match table that gives one. */
function toneOf(scope: Scope, value: Unchecked<NoticeBlockJson['tone']>, path: Path): NoticeBlock['tone'] {
  if (typeof value !== 'object' || value === null) return word(value, 'info');
  const { calc } = calcLine(scope, value, path);
  return 'match' in calc ? { match: calc.match as readonly { is: Tone }[] } : 'info';
}
