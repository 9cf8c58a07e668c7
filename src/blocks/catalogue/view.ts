import type { OutlineOf } from '../outline.ts';
import type { CatalogueBlock } from './block.ts';

/** Its pages and services belong to the portal, not to the screen. */
export const outline: OutlineOf<CatalogueBlock> = ({ pages, paused }, { scope }) => {
  // It has no text, but a scenario reads its source.
  if (paused !== undefined) scope.value(paused);
  return { texts: [scope.text(pages)] };
};
