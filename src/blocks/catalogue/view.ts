import type { OutlineOf } from '../outline.ts';
import type { CatalogueBlock } from './block.ts';

/** The outline contains no list of services: that belongs to the portal, not to the screen. */
export const outline: OutlineOf<CatalogueBlock> = ({ pages, paused }, { scope }) => {
  // The value is not shown, but reading it makes a scenario load its source.
  if (paused !== undefined) scope.value(paused);
  return { texts: [scope.text(pages)] };
};
