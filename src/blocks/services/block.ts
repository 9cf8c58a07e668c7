import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { LeafTraits } from '../traits.ts';

/** Services in groups that fold, with a field that narrows them. */
export interface ServicesBlock extends CommonKeys {
  type: 'services';
  /** Numbers of the services that the office offers, a list for each group. */
  offered: Tree;
  /** The label of the field. */
  filter: Text;
  /** Shown while the office offers none. */
  empty: Text;
  /** Numbers of services in a technical break. */
  paused?: Tree;
  /** By number of a service: the name of its icon, and the key of its search words. */
  icons: Readonly<Record<string, string>>;
  words: Readonly<Record<string, string>>;
}

export const services = {
  widget: 'whenUsed',
  paper: 'omitted',
  parts: () => [],
} as const satisfies LeafTraits<ServicesBlock>;
