import { eachItem, itemsOf } from '../items.ts';
import type { OutlineOf } from '../outline.ts';
import type { Locals, Scope } from '../scope.ts';
import type { PicturesBlock } from './block.ts';

/** Undefined without a picture. For an empty file the picture is `''`: a page leaves it out, a document must not. */
export function pictureView(
  { picture, label }: PicturesBlock,
  scope: Scope,
  locals: Locals,
): { picture: string; label: string } | undefined {
  const data = scope.value(picture, locals);
  return typeof data === 'string' ? { picture: data, label: scope.text(label, locals) } : undefined;
}

/** The pictures that a page shows. */
export function shownPicture(block: PicturesBlock, scope: Scope, locals: Locals): ReturnType<typeof pictureView> {
  const view = pictureView(block, scope, locals);
  return view?.picture ? view : undefined;
}

export const outline: OutlineOf<PicturesBlock> = (block, { scope }) => {
  const pictures = eachItem(itemsOf(block, scope));
  return {
    rows: pictures.length,
    texts:
      pictures.length === 0
        ? [block.empty && scope.text(block.empty)]
        : pictures.map((locals) => shownPicture(block, scope, locals)?.label),
  };
};
