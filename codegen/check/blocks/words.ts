import type { Tone } from '../../../src/descriptors/compiled.ts';
import type { BlockCheck } from '../blocks.ts';
import { word } from '../raw.ts';
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
  tone: word(raw.tone, 'info') as Tone,
});
