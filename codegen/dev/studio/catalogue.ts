import type { Catalogue, Entry, Group, Part } from '../../studio/api.ts';
import type { Address } from '../../studio/edit.ts';
import { nearestPart } from './blockTree.ts';

/** The file in which services, tiles and menu are; of an overlay as it is merged. */
export const CONFIG = 'services.config.json';

/** Kinds of its parts, as codegen/dev/forms names them, by the first word of their address. */
export const KINDS_OF_PORTAL: Readonly<Record<string, string>> = {
  groups: 'config/groups',
  services: 'config/groups/services',
  tiles: 'config/tiles',
  menu: 'config/menu',
};

export const entriesOf = ({ groups, tiles, menu }: Catalogue): (Entry | Group)[] => [
  ...groups.flatMap((group) => [group, ...group.services]),
  ...tiles,
  ...menu,
];

/** The nearest part at or around an address that there still is. */
export function stillThere(
  { whole, catalogue }: { whole: Part | undefined; catalogue: Catalogue | undefined },
  at: Address,
): Address | undefined {
  if (whole) return nearestPart(whole.value, at);
  return catalogue && !entriesOf(catalogue).some((one) => one.at === at) ? undefined : at;
}
