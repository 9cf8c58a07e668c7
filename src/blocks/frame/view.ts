import type { OutlineOf } from '../outline.ts';
import type { FrameBlock } from './block.ts';

export const outline: OutlineOf<FrameBlock> = ({ path, title }, { scope }) => {
  scope.value(path);
  return { texts: [scope.text(title)] };
};
