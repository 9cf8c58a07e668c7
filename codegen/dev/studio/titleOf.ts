import { entriesOf } from './catalogue.ts';
import type { Studio } from './Studio.ts';

/** The visible title of the chosen item, such as a column or a service, where it has one. A block is called by its id, as in the portal. */
export function titleOf({ at = '', chain, catalogue, isPortal }: Studio): string | undefined {
  if (isPortal) return catalogue && entriesOf(catalogue).find((one) => one.at === at)?.title;
  const [list, name] = at.split('/').slice(-2);
  return name === undefined ? undefined : chain.at(-2)?.lists[list!]?.find((one) => one.name === name)?.title;
}
