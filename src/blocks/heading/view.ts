import type { OutlineOf } from '../outline.ts';
import type { HeadingBlock } from './block.ts';

export const outline: OutlineOf<HeadingBlock> = ({ text }, { scope }) => ({ texts: [scope.text(text)] });
