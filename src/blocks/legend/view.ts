import type { OutlineOf } from '../outline.ts';
import type { LegendBlock } from './block.ts';

export const outline: OutlineOf<LegendBlock> = ({ flags, icons, tones }, { scope }) => ({
  texts: [...flags, ...icons, ...tones].map(({ text }) => scope.text(text)),
});
