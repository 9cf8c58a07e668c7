import { eachItem, itemsOf } from '../items.ts';
import type { OutlineOf } from '../outline.ts';
import type { Locals, Scope } from '../scope.ts';
import type { PicturesBlock } from './block.ts';

/** Nothing where there is no picture. */
export function pictureView(
  { picture, label }: PicturesBlock,
  scope: Scope,
  locals: Locals,
): { picture: string; label: string } | undefined {
  const data = scope.value(picture, locals);
  return typeof data === 'string' && data !== '' ? { picture: data, label: scope.text(label, locals) } : undefined;
}

export const outline: OutlineOf<PicturesBlock> = (block, { scope }) => {
  const pictures = eachItem(itemsOf(block, scope));
  return {
    rows: pictures.length,
    texts:
      pictures.length === 0
        ? [block.empty && scope.text(block.empty)]
        : pictures.map((locals) => pictureView(block, scope, locals)?.label),
  };
};
