import type { BlockCheck } from '../../../codegen/check/screen/block.ts';
import type { Room } from '../../../codegen/check/screen/scope.ts';
import { text } from '../../../codegen/check/screen/text.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { record, word } from '../../../codegen/files/raw.ts';
import type { NoticeBlock, Tone } from '../../lang/descriptors/compiled.ts';

export const notice: BlockCheck = (room, raw, path, common) => ({
  ...common,
  type: 'notice',
  text: text(room, raw.text, [...path, 'text']),
  tone: toneOf(room, raw.tone, [...path, 'tone']),
});

/** A tone, or a match table that gives one. */
function toneOf(room: Room, value: unknown, path: Path): NoticeBlock['tone'] {
  if (typeof value !== 'object' || value === null) return word(value, 'info') as Tone;
  const { calc } = room.calcLine(record(value), path);
  return 'match' in calc ? { match: calc.match as readonly { is: Tone }[] } : 'info';
}
