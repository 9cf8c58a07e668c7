import type { JsonFile, Path } from '../files/jsonFile.ts';
import type { ReportAt } from '../files/openFile.ts';
import { guess } from '../files/shape.ts';
import type { SymbolListener } from '../files/symbolListener.ts';
import { asFile, type Traced, trace, withEntry, withItems } from '../files/traced.ts';
import {
  changeItems,
  helpWithNames,
  merge,
  moveItem,
  nameOf,
  namesOf,
  reportRemovedNeighbours,
  reportUnknownRemoval,
  withoutKeys,
} from './changeItems.ts';
import type { GoneContent } from './gone.ts';

/** Objects of services.config.json that an overlay changes key by key. */
const MERGED = ['municipality', 'office', 'api', 'session', 'drafts', 'hosts', 'special', 'screens'] as const;
/** Parts of services.config.json that an overlay replaces completely. */
const REPLACED = ['languages', 'start'] as const;

/**
 * services.config.json with the changes of an overlay.
 *
 * @param base services.config.json of the base
 * @param over overlay.config.json, whose shape was checked
 * @param gone items of content/ that the overlay removes
 * @param reportAt reports a mistake in the overlay
 * @param listener receives the names in the base that the overlay may change
 */
export function layerServices(
  base: JsonFile,
  over: JsonFile,
  gone: GoneContent,
  reportAt: ReportAt,
  listener?: SymbolListener,
): JsonFile {
  let root = trace(base);
  const overlay = trace(over);
  if (listener) reportNames(root, overlay, listener);
  for (const key of MERGED) {
    const part = overlay.entries?.get(key);
    if (part) root = withEntry(root, key, merge(root.entries?.get(key), part, reportAt));
  }
  for (const key of REPLACED) {
    const value = overlay.entries?.get(key);
    if (value?.value === null && !root.entries?.has(key))
      reportUnknownRemoval(reportAt, value.path, key, [...root.entries!.keys()]);
    if (value) root = withEntry(root, key, value.value === null ? undefined : value);
  }
  root = withList(root, 'groups', overlay, layerGroups(itemsOf(root, 'groups'), overlay, reportAt));
  const exists = placeExists(root, base, gone);
  for (const key of ['tiles', 'menu'] as const) {
    const rules = { nameKey: 'id', replacedKeys: ['to'], reportAt };
    const items = changeItems(itemsOf(root, key), overlay.entries?.get(key), rules);
    if (root.entries?.has(key) || items.length > 0)
      root = withList(
        root,
        key,
        overlay,
        items.filter((item) => exists(item.entries?.get('to'))),
      );
  }
  if (!exists(root.entries?.get('start'))) root = withEntry(root, 'start', undefined);
  return asFile(base.name, root);
}

/** Reports to the listener, for each key of the overlay, the items of the base that it may change by name. */
function reportNames(base: Traced, { file, entries }: Traced, listener: SymbolListener): void {
  const groups = namesOf(itemsOf(base, 'groups'), 'id');
  const services = itemsOf(base, 'groups').flatMap((group) => servicesOf(group).map(numberOf));
  const note = (path: Path, names: readonly string[], keys?: true): void =>
    listener.name({ kind: 'word', file, path, ...(keys && { keys }), names: () => names, written: () => [] });
  const lists = {
    groups,
    services,
    tiles: namesOf(itemsOf(base, 'tiles'), 'id'),
    menu: namesOf(itemsOf(base, 'menu'), 'id'),
  };
  for (const [key, names] of Object.entries(lists)) {
    note([key], names, true);
    for (const [name, change] of entries?.get(key)?.entries ?? [])
      for (const side of ['before', 'after', 'group'])
        if (change.entries?.has(side)) note([key, name, side], side === 'group' ? groups : names);
  }
  note(['screens'], [...(base.entries?.get('screens')?.entries?.keys() ?? [])], true);
}

/** The groups with their services. Groups are removed last, because their services may have moved. */
function layerGroups(base: readonly Traced[], overlay: Traced, reportAt: ReportAt): readonly Traced[] {
  const changes = overlay.entries?.get('groups');
  const isRemoval = ({ value }: Traced): boolean => value === null;
  const removals = changes && filterEntries(changes, isRemoval);
  if (changes) reportRemovedNeighbours(changes, changes, reportAt);
  const otherChanges = changes && filterEntries(changes, (change) => !isRemoval(change));
  const completeNew = (group: Traced): Traced => withServices(group, []);
  let groups = changeItems(base, otherChanges, { nameKey: 'id', completeNew, reportAt });
  const services = overlay.entries?.get('services');
  if (services) reportRemovedNeighbours(services, services, reportAt);
  for (const change of services?.entries?.values() ?? []) {
    const group = change.entries?.get('group')?.value;
    if (group !== undefined && changes?.entries?.get(String(group))?.value === null)
      reportAt(
        'overlay.twice',
        [...change.path, 'group'],
        `This overlay removes the group "${group}", and the service with it.`,
      );
  }
  for (const [id, change] of services?.entries ?? []) groups = layerService(groups, id, change, reportAt);
  return changeItems(groups, removals, { nameKey: 'id', reportAt });
}

function layerService(groups: readonly Traced[], id: string, change: Traced, reportAt: ReportAt): readonly Traced[] {
  const home = groups.find((group) => servicesOf(group).some((one) => numberOf(one) === id));
  const known = home && servicesOf(home).find((one) => numberOf(one) === id);
  const numbers = groups.flatMap((group) => servicesOf(group).map(numberOf));
  const others = (group: Traced): readonly Traced[] => servicesOf(group).filter((one) => one !== known);
  const wanted = change.entries?.get('group')?.value;
  if (!known && (wanted === undefined || !change.entries?.has('screen'))) {
    if (change.entries?.get('off')?.value === true) {
      reportUnknownRemoval(reportAt, change.path, id, numbers);
      return groups;
    }
    const advice = 'A new service needs slug, name, words, screen, access and group.';
    const message = `There is no service ${id} to change.${guess(id, numbers)} ${advice}`;
    reportAt('overlay.nothing', change.path, message, { key: true });
    return groups;
  }
  const group = wanted === undefined ? home : groups.find((one) => nameOf(one, 'id') === wanted);
  if (!group) {
    const ids = namesOf(groups, 'id');
    const message = `There is no group "${wanted}".${guess(String(wanted), ids)}`;
    reportAt('overlay.target', [...change.path, 'group'], message, helpWithNames(ids));
    return groups;
  }
  const own = withoutKeys(change, ['before', 'after', 'group']);
  const number = { file: change.file, path: change.path, value: Number(id) };
  const service = known ? merge(known, own, reportAt, ['with']) : withEntry(own, 'uslugaId', number);
  const inside = group === home ? servicesOf(group) : [...others(group), service];
  const services = inside.map((one) => (one === known ? service : one));
  const placedIn = withServices(group, moveItem(services, service, change, { nameKey: 'uslugaId', reportAt }));
  return groups.map((one) => (one === group ? placedIn : one === home ? withServices(one, others(one)) : one));
}

/**
 * Returns a test for the target of a tile, a menu entry or the start page: does it still exist? A target that the overlay
 * itself wrote always counts as existing, because the check reports it when it leads nowhere.
 */
function placeExists(root: Traced, base: JsonFile, gone: GoneContent): (to: Traced | undefined) => boolean {
  const groups = itemsOf(root, 'groups');
  const existing: Readonly<Record<string, (name: string) => boolean>> = {
    service: has(groups.flatMap((group) => servicesOf(group).map(numberOf))),
    screen: has([
      ...(root.entries?.get('screens')?.entries?.keys() ?? []),
      ...groups.flatMap((group) => servicesOf(group).map((service) => nameOf(service, 'screen'))),
    ]),
    page: (name) => !gone.pages.has(name),
    folder: (name) => !gone.folders.has(name),
  };
  return (to) =>
    to?.file !== base ||
    Object.entries(existing).every(([kind, exists]) => !to.entries?.has(kind) || exists(nameOf(to, kind)));
}

const has = (names: readonly string[]): ((name: string) => boolean) => {
  const all = new Set(names);
  return (name) => all.has(name);
};
const itemsOf = (of: Traced, key: string): readonly Traced[] => of.entries?.get(key)?.items ?? [];
const withList = (root: Traced, key: string, overlay: Traced, items: readonly Traced[]): Traced =>
  withEntry(root, key, withItems(root.entries?.get(key) ?? overlay.entries?.get(key) ?? overlay, items));
const numberOf = (service: Traced): string => nameOf(service, 'uslugaId');
const servicesOf = (group: Traced): readonly Traced[] => itemsOf(group, 'services');
const withServices = (group: Traced, services: readonly Traced[]): Traced =>
  withEntry(group, 'services', withItems(group.entries?.get('services') ?? group, services));
const filterEntries = (of: Traced, keep: (item: Traced) => boolean): Traced => ({
  ...of,
  entries: new Map([...(of.entries ?? [])].filter(([, item]) => keep(item))),
});
