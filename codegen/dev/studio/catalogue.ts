import type { Catalogue, Entry, Group } from '../../studio/api.ts';

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
