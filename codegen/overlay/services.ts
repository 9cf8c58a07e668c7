import type { JsonFile, Path } from '../files/jsonFile.ts';
import type { ReportAt } from '../files/openFile.ts';
import { guess } from '../files/shape.ts';
import type { SymbolListener } from '../files/symbolListener.ts';
import { asFile, type Traced, trace, withEntry, withItems } from '../files/traced.ts';
import { layerNamed, listed, merged, nameOf, namesOf, reportNothing, stand, without } from './byName.ts';
import type { GoneContent } from './gone.ts';

/** Records of services.config.json in which an overlay changes what it names, key by key. */
const MERGED = ['municipality', 'office', 'api', 'session', 'hosts', 'special', 'screens'] as const;
/** Parts that an overlay replaces as a whole. */
const REPLACED = ['languages', 'start'] as const;

/**
 * services.config.json with the changes of an overlay.
 *
 * @param base of the municipality below
 * @param over overlay.config.json, whose shape was checked
 * @param gone items of content/ that it removes
 * @param reportAt reports a mistake in the overlay
 * @param listener receives the names below
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
  if (listener) heardServices(root, overlay, listener);
  for (const key of MERGED) {
    const part = overlay.entries?.get(key);
    if (part) root = withEntry(root, key, merged(root.entries?.get(key), part, reportAt));
  }
  for (const key of REPLACED) {
    const value = overlay.entries?.get(key);
    if (value?.value === null && !root.entries?.has(key))
      reportNothing(reportAt, value.path, key, [...root.entries!.keys()]);
    if (value) root = withEntry(root, key, value.value === null ? undefined : value);
  }
  root = withList(root, 'groups', overlay, layerGroups(itemsOf(root, 'groups'), overlay, reportAt));
  const leads = leading(root, base, gone);
  for (const key of ['tiles', 'menu'] as const) {
    const how = { key: 'id', whole: ['to'], reportAt };
    const things = layerNamed(itemsOf(root, key), overlay.entries?.get(key), how);
    if (root.entries?.has(key) || things.length > 0)
      root = withList(
        root,
        key,
        overlay,
        things.filter((thing) => leads(thing.entries?.get('to'))),
      );
  }
  if (!leads(root.entries?.get('start'))) root = withEntry(root, 'start', undefined);
  return asFile(base.name, root);
}

/** For each key, the items of the base that an overlay may change by name. */
function heardServices(base: Traced, { file, entries }: Traced, listener: SymbolListener): void {
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
  const [going, staying] = [true, false].map(
    (null_) => changes && only(changes, (one) => (one.value === null) === null_),
  );
  const fresh = (group: Traced): Traced => withServices(group, []);
  let groups = layerNamed(base, staying, { key: 'id', fresh, reportAt });
  for (const [id, change] of overlay.entries?.get('services')?.entries ?? [])
    groups = layerService(groups, id, change, reportAt);
  return layerNamed(groups, going, { key: 'id', reportAt });
}

function layerService(groups: readonly Traced[], id: string, change: Traced, reportAt: ReportAt): readonly Traced[] {
  const home = groups.find((group) => servicesOf(group).some((one) => numberOf(one) === id));
  const known = home && servicesOf(home).find((one) => numberOf(one) === id);
  const numbers = groups.flatMap((group) => servicesOf(group).map(numberOf));
  const others = (group: Traced): readonly Traced[] => servicesOf(group).filter((one) => one !== known);
  if (change.entries?.get('off')?.value === true) {
    if (!known) reportNothing(reportAt, change.path, id, numbers);
    for (const key of change.entries.keys())
      if (key !== 'off')
        reportAt('overlay.twice', [...change.path, key], 'The service is switched off, so this has no effect.', {
          key: true,
        });
    return groups.map((group) => (group === home ? withServices(group, others(group)) : group));
  }
  const wanted = change.entries?.get('group')?.value;
  if (!known && (wanted === undefined || !change.entries?.has('screen'))) {
    const how = 'A new service needs slug, name, words, screen, access and group.';
    const message = `There is no service ${id} to change.${guess(id, numbers)} ${how}`;
    reportAt('overlay.nothing', change.path, message, { key: true });
    return groups;
  }
  const group = wanted === undefined ? home : groups.find((one) => nameOf(one, 'id') === wanted);
  if (!group) {
    const ids = namesOf(groups, 'id');
    const message = `There is no group "${wanted}".${guess(String(wanted), ids)}`;
    reportAt('overlay.target', [...change.path, 'group'], message, listed(ids));
    return groups;
  }
  const own = without(change, ['before', 'after', 'group', 'off']);
  const number = { file: change.file, path: change.path, value: Number(id) };
  const service = known ? merged(known, own, reportAt, ['with']) : withEntry(own, 'uslugaId', number);
  const inside = group === home ? servicesOf(group) : [...others(group), service];
  const services = inside.map((one) => (one === known ? service : one));
  const placedIn = withServices(group, stand(services, service, change, { key: 'uslugaId', reportAt }));
  return groups.map((one) => (one === group ? placedIn : one === home ? withServices(one, others(one)) : one));
}

/** Whether a place is still there. A place that the overlay itself wrote counts as there: if it leads nowhere, the check reports it. */
function leading(root: Traced, base: JsonFile, gone: GoneContent): (to: Traced | undefined) => boolean {
  const groups = itemsOf(root, 'groups');
  const there: Readonly<Record<string, (name: string) => boolean>> = {
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
    Object.entries(there).every(([kind, isThere]) => !to.entries?.has(kind) || isThere(nameOf(to, kind)));
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
const only = (of: Traced, keep: (item: Traced) => boolean): Traced => ({
  ...of,
  entries: new Map([...(of.entries ?? [])].filter(([, item]) => keep(item))),
});
