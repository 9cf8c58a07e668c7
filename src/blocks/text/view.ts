import type { OutlineOf } from '../outline.ts';
import type { TextBlock } from './block.ts';

export const outline: OutlineOf<TextBlock> = ({ text }, { scope }) => ({ texts: [scope.text(text)] });
