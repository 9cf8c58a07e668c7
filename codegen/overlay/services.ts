import type { JsonFile, Path } from '../check/jsonFile.ts';
import type { Tell } from '../check/openFile.ts';
import { record } from '../check/raw.ts';
import { guess } from '../check/shape.ts';
import { placed } from './inOrder.ts';
import { asFile, type Traced, trace, withEntry, withItems } from './traced.ts';

/** Records of services.config.json in which an overlay changes what it names, key by key. */
const MERGED = ['municipality', 'api', 'session', 'hosts', 'special', 'screens'] as const;
/** Where a thing shall stand: only the overlay reads it. */
const WHERE = ['before', 'after', 'group', 'off'] as const;

/**
 * services.config.json as an overlay leaves it.
 *
 * @param base of the municipality below
 * @param over overlay.config.json, whose shape was checked
 * @param tell of a mistake in the overlay
 */
export function layerServices(base: JsonFile, over: JsonFile, tell: Tell): JsonFile {
  let root = trace(base);
  const overlay = trace(over);
  for (const key of MERGED) {
    const part = overlay.entries?.get(key);
    if (part) root = withEntry(root, key, merged(root.entries?.get(key), part, tell));
  }
  const languages = overlay.entries?.get('languages');
  if (languages) root = withEntry(root, 'languages', languages);
  root = withEntry(root, 'groups', layerGroups(root.entries?.get('groups'), overlay, tell));
  root = withEntry(root, 'tiles', layerTiles(root, overlay, tell));
  return asFile(base.name, root);
}

export const switchedOff = (over: JsonFile): ReadonlySet<number> =>
  new Set(
    Object.entries(record(record(over.value).services)).flatMap(([id, change]) =>
      record(change).off === true ? [Number(id)] : [],
    ),
  );

/** Objects are merged, all else is replaced; null takes away. */
function merged(base: Traced | undefined, over: Traced, tell: Tell): Traced {
  if (!over.entries || !base?.entries) return over;
  let result = base;
  for (const [key, value] of over.entries) {
    if (value.value !== null) result = withEntry(result, key, merged(base.entries.get(key), value, tell));
    else if (base.entries.has(key)) result = withEntry(result, key, undefined);
    else nothing(tell, value.path, key, [...base.entries.keys()]);
  }
  return result;
}

function layerGroups(base: Traced | undefined, overlay: Traced, tell: Tell): Traced {
  let groups = [...(base?.items ?? [])];
  const at: Pick<Traced, 'file' | 'path'> = base ?? overlay;
  for (const [id, change] of overlay.entries?.get('groups')?.entries ?? []) {
    const known = groups.find((group) => textOf(group, 'id') === id);
    if (change.value === null) {
      if (!known)
        nothing(
          tell,
          change.path,
          id,
          groups.map((group) => textOf(group, 'id')),
        );
      groups = groups.filter((group) => group !== known);
      continue;
    }
    const { file, path } = change;
    const fresh = withEntry(withEntry(change, 'id', { file, path, value: id }), 'services', { file, path, items: [] });
    const group = without(known ? merged(known, change, tell) : fresh);
    groups = known ? groups.map((one) => (one === known ? group : one)) : [...groups, group];
    if (known && !moves(change)) continue;
    groups = stand(groups, group, 'id', change, tell);
  }
  for (const [id, change] of overlay.entries?.get('services')?.entries ?? [])
    groups = layerService(groups, id, change, tell);
  return withItems({ ...at, items: [] }, groups);
}

function layerService(groups: readonly Traced[], id: string, change: Traced, tell: Tell): Traced[] {
  const home = groups.find((group) => servicesOf(group).some((one) => numberOf(one) === id));
  const known = home && servicesOf(home).find((one) => numberOf(one) === id);
  const away = (): Traced[] =>
    groups.map((group) =>
      withServices(
        group,
        servicesOf(group).filter((one) => one !== known),
      ),
    );
  if (change.entries?.get('off')?.value === true) {
    if (!known)
      nothing(
        tell,
        change.path,
        id,
        groups.flatMap((group) => servicesOf(group).map(numberOf)),
      );
    return away();
  }
  const wanted = change.entries?.get('group')?.value;
  if (!known && (wanted === undefined || !change.entries?.has('screen'))) {
    const numbers = groups.flatMap((group) => servicesOf(group).map(numberOf));
    const how = 'A new one has slug, name, words, screen, access and group.';
    tell('overlay.nothing', change.path, `There is no service ${id} to change.${guess(id, numbers)} ${how}`, {
      key: true,
    });
    return [...groups];
  }
  const group = wanted === undefined ? home : groups.find((one) => textOf(one, 'id') === wanted);
  if (!group) {
    const ids = groups.map((one) => textOf(one, 'id'));
    const message = `There is no group "${wanted}".${guess(String(wanted), ids)}`;
    tell('overlay.target', [...change.path, 'group'], message, { help: [`There are: ${ids.join(', ')}`] });
    return [...groups];
  }
  const { file, path } = change;
  const fresh = withEntry(change, 'uslugaId', { file, path, value: Number(id) });
  const service = without(known ? merged(known, change, tell) : fresh);
  if (known && group === home && !moves(change))
    return groups.map((one) =>
      withServices(
        one,
        servicesOf(one).map((other) => (other === known ? service : other)),
      ),
    );
  const target = away().find((one) => textOf(one, 'id') === textOf(group, 'id'))!;
  const placedIn = withServices(target, stand(servicesOf(target), service, 'uslugaId', change, tell));
  return away().map((one) => (textOf(one, 'id') === textOf(group, 'id') ? placedIn : one));
}

/** A tile of a service that was switched off goes with it, unless the overlay made it. */
function layerTiles(root: Traced, overlay: Traced, tell: Tell): Traced {
  const base = root.entries?.get('tiles');
  const numbers = new Set(
    (root.entries?.get('groups')?.items ?? []).flatMap((group) => servicesOf(group).map(numberOf)),
  );
  const leads = (tile: Traced): boolean => {
    const to = tile.entries?.get('to')?.entries?.get('service')?.value;
    return to === undefined || numbers.has(String(to));
  };
  let tiles = (base?.items ?? []).filter(leads);
  for (const [id, change] of overlay.entries?.get('tiles')?.entries ?? []) {
    const known = (base?.items ?? []).find((tile) => textOf(tile, 'id') === id);
    if (change.value === null) {
      if (!known)
        nothing(
          tell,
          change.path,
          id,
          tiles.map((tile) => textOf(tile, 'id')),
        );
      tiles = tiles.filter((tile) => tile !== known);
      continue;
    }
    const { file, path } = change;
    const fresh = withEntry(change, 'id', { file, path, value: id });
    const to = change.entries?.get('to');
    const tile = without(known ? { ...merged(known, change, tell) } : fresh);
    const whole = to ? withEntry(tile, 'to', to) : tile;
    tiles = tiles.map((one) => (one === known ? whole : one));
    if (!tiles.includes(whole)) tiles = [...tiles, whole];
    if (!known || moves(change)) tiles = stand(tiles, whole, 'id', change, tell);
  }
  return withItems(base ?? overlay, tiles);
}

function stand(list: readonly Traced[], item: Traced, key: string, change: Traced, tell: Tell): Traced[] {
  const name = (one: Traced): string => textOf(one, key);
  const where = (side: 'before' | 'after'): string | undefined => {
    const value = change.entries?.get(side)?.value;
    return value === undefined ? undefined : String(value);
  };
  const [before, after] = [where('before'), where('after')];
  const result = placed(list, item, name, { before, after });
  if (result) return result;
  const names = list.map(name).filter((one) => one !== name(item));
  const beside = before ?? after ?? '';
  const side = before === undefined ? 'after' : 'before';
  const message = `There is no "${beside}" here to stand ${side}.${guess(beside, names)}`;
  tell('overlay.target', [...change.path, side], message, { help: [`There are: ${names.join(', ')}`] });
  return [...list];
}

const moves = (change: Traced): boolean => WHERE.some((key) => key !== 'off' && change.entries?.has(key));
const textOf = (of: Traced, key: string): string => String(of.entries?.get(key)?.value ?? '');
const numberOf = (service: Traced): string => textOf(service, 'uslugaId');
const servicesOf = (group: Traced): readonly Traced[] => group.entries?.get('services')?.items ?? [];
const withServices = (group: Traced, services: readonly Traced[]): Traced =>
  withEntry(group, 'services', withItems(group.entries?.get('services') ?? group, services));
const without = (of: Traced): Traced => WHERE.reduce((result, key) => withEntry(result, key, undefined), of);

function nothing(tell: Tell, path: Path, name: string, known: readonly string[]): void {
  const message = `There is no "${name}" to take away.${guess(name, known)}`;
  tell('overlay.nothing', path, message, { key: true, help: [`There are: ${known.join(', ')}`] });
}
