import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { LeafTraits } from '../traits.ts';

/** Every page and service of the portal. */
export interface CatalogueBlock extends CommonKeys {
  type: 'catalogue';
  /** The heading of the pages that are not services. */
  pages: Text;
  /** Screens that are no service's, that the search finds and that open as they are. */
  screens: readonly string[];
  /** The municipality's own folders and pages, under a heading of their own where they have folders. */
  own?: { name?: string; entries: readonly CatalogueEntry[] };
  /** Numbers of services in a technical break. */
  paused?: Tree;
}

/** A line that the municipality adds; `name` is a text key, `query` the query of its address. */
export interface CatalogueEntry {
  screen: string;
  query?: string;
  name: string;
  inside?: readonly CatalogueEntry[];
}

export const catalogue = {
  widget: 'whenUsed',
  paper: 'omitted',
  parts: () => [],
} as const satisfies LeafTraits<CatalogueBlock>;
