import type { NoticeBlock, Tone } from '../../../src/descriptors/compiled.ts';
import type { BlockCheck } from '../blocks.ts';
import type { Path } from '../jsonFile.ts';
import { record, word } from '../raw.ts';
import type { Room } from '../room.ts';
import { text } from '../text.ts';

export const heading: BlockCheck = (room, raw, path, common) => ({
  ...common,
  type: 'heading',
  text: text(room, raw.text, [...path, 'text']),
  level: raw.level === 3 ? 3 : 2,
});

export const paragraph: BlockCheck = (room, raw, path, common) => ({
  ...common,
  type: 'text',
  text: text(room, raw.text, [...path, 'text']),
});

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
