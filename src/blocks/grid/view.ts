import type { BlockOf } from '../block.ts';
import type { OutlineOf } from '../outline.ts';

export const outline: OutlineOf<BlockOf<'grid'>> = ({ content }) => ({ inside: { blocks: content } });
