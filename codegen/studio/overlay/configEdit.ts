import type { Path } from '../../files/jsonFile.ts';
import type { PartEdit } from '../applied.ts';
import type { Address, Beside } from '../edit.ts';
import { pathTo, pathToList } from '../place.ts';
import { bare, equal, indexOf, isObject, type Loose, type LooseObject, nameOf, valueAt, wordOf } from '../value.ts';
import type { OwnFile } from './ownFile.ts';

/** Lists of the configuration whose items an overlay names by key. */
const LISTS = new Set(['groups', 'tiles', 'menu']);
/** Keys of their items that an overlay replaces as a whole. */
export const REPLACED = new Set(['to', 'with']);
const POSITION = ['before', 'after'] as const;

/**
 * The content that overlay.config.json may have after a change of the merged configuration, the smallest first. The first ones take back
 * what the overlay did.
 */
export function* configEdits(own: OwnFile, edit: PartEdit, wanted: LooseObject): Generator<LooseObject> {
  const { file } = own.now;
  if (edit.kind === 'add') {
    yield* additions(own, pathToList(file, edit.at), edit, wanted);
    return;
  }
  const path = pathTo(file, edit.at);
  const key = keyOf(own.now.value, path);
  if (edit.kind === 'set' || edit.kind === 'unset') {
    const full = [...key, edit.key];
    const inside = REPLACED.has(full[2] ?? '') ? full.length - 3 : 0;
    const at = full.slice(0, full.length - inside);
    const value = valueAt(wanted, [...path, edit.key].slice(0, path.length + 1 - inside));
    yield withAt(own.copy(), at, undefined);
    yield withAt(own.copy(), at, value ?? null);
  }
  if (edit.kind === 'remove') {
    for (const content of [
      withAt(own.copy(), key, undefined),
      isService(path) ? withAt(own.copy(), [...key, 'off'], true) : withAt(own.copy(), key, null),
    ]) {
      yield content;
      yield withoutNeighbour(content, own, path, wanted);
    }
  }
  if (edit.kind === 'move') yield* moves(own, path, key, wanted, edit.beside);
}

/** A part at another place of its list; a service also in another group. */
function* moves(
  own: OwnFile,
  path: Path,
  key: readonly string[],
  wanted: LooseObject,
  given: Beside | undefined,
): Generator<LooseObject> {
  const name = nameOf(valueAt(own.now.value, path))!;
  const list = listWith(wanted, path, name);
  const items = valueAt(wanted, list) as Loose[];
  const before = items[indexOf(items, name) - 1];
  const beside = given ?? (before && { side: 'after' as const, name: nameOf(before)! });
  const back = [...POSITION, 'group'].reduce((content, one) => withAt(content, [...key, one], undefined), own.copy());
  yield back;
  const group = isServices(list) ? nameOf(valueAt(wanted, list.slice(0, -1)))! : undefined;
  const inGroup = (content: LooseObject): LooseObject =>
    group === undefined ? content : withAt(content, [...key, 'group'], group);
  if (group !== undefined) yield inGroup(back);
  if (!beside) return;
  for (const content of [own.copy(), inGroup(own.copy())]) {
    yield placed(content, key, beside);
    yield* inOrder(placed(content, key, beside), list, wanted);
  }
}

/** The list in which a part is in the wanted configuration. */
function listWith(wanted: LooseObject, path: Path, name: string): Path {
  if (!isService(path)) return path.slice(0, -1);
  const groups = (wanted.groups ?? []) as Loose[];
  const group = groups.findIndex((one) => indexOf((valueAt(one, ['services']) ?? []) as Loose[], name) >= 0);
  return ['groups', group, 'services'];
}

function* additions(
  own: OwnFile,
  list: Path,
  edit: Extract<PartEdit, { kind: 'add' }>,
  wanted: LooseObject,
): Generator<LooseObject> {
  const item = bare(edit.item);
  const name = nameOf(item);
  if (!isObject(item) || name === undefined) return;
  const key = isServices(list) ? ['services', name] : [...list.map(String), name];
  yield withAt(own.copy(), key, undefined);
  const entry = withoutName(item);
  if (isServices(list)) entry.group = nameOf(valueAt(own.now.value, list.slice(0, -1)))!;
  const content = withAt(own.copy(), key, entry);
  yield edit.beside ? placed(content, key, edit.beside) : content;
  yield* inOrder(content, list, wanted);
}

/** Is it a service of the base? An overlay can only switch it off. */
export function isOfBase(own: OwnFile, at: Address): boolean {
  const path = pathTo(own.now.file, at);
  return isService(path) && path.length === 4 && servicesIn(own.base.value).has(nameOf(valueAt(own.now.value, path))!);
}

/** The content without positions beside an item that is removed, and without the services of a group that is. */
function withoutNeighbour(content: LooseObject, own: OwnFile, path: Path, wanted: LooseObject): LooseObject {
  const name = nameOf(valueAt(own.now.value, path));
  const record = isService(path) ? 'services' : String(path[0]);
  const names = ((valueAt(wanted, path.slice(0, -1)) ?? []) as Loose[]).map((item) => nameOf(item)!);
  let result = content;
  for (const [other, change] of entriesOf(content[record])) {
    if (!POSITION.some((side) => wordOf(change[side]) === name)) continue;
    const at = names.indexOf(other);
    const [before, after] = [names[at - 1], names[at + 1]];
    if (at >= 0 && before !== undefined) result = placed(result, [record, other], { side: 'after', name: before });
    else if (at >= 0 && after !== undefined) result = placed(result, [record, other], { side: 'before', name: after });
    else for (const side of POSITION) result = withAt(result, [record, other, side], undefined);
  }
  if (record !== 'groups' || path.length !== 2) return result;
  const base = servicesIn(own.base.value);
  for (const [id, change] of entriesOf(content.services))
    if (change.group === name)
      result = withAt(result, ['services', id], base.has(id) ? (bare({ off: true }) as LooseObject) : undefined);
  return result;
}

const entriesOf = (record: Loose | undefined): [string, LooseObject][] =>
  isObject(record) ? Object.entries(record).filter((entry): entry is [string, LooseObject] => isObject(entry[1])) : [];

/** The keys under which an overlay changes a part: those of its path, with names in the place of positions. */
function keyOf(value: Loose, path: Path): string[] {
  if (isService(path)) return ['services', nameOf(valueAt(value, path.slice(0, 4)))!, ...path.slice(4).map(String)];
  const [list, index, ...rest] = path;
  if (LISTS.has(String(list)) && index !== undefined)
    return [String(list), nameOf(valueAt(value, [list!, index]))!, ...rest.map(String)];
  return path.map(String);
}

const isService = (path: Path): boolean => path[0] === 'groups' && path[2] === 'services' && path.length > 3;
const isServices = (path: Path): boolean => path[0] === 'groups' && path[2] === 'services' && path.length === 3;

/** The content with a position of one item; numbers are written as numbers. */
function placed(
  content: LooseObject,
  key: readonly string[],
  { side, name }: { side: 'before' | 'after'; name: string },
): LooseObject {
  const other = side === 'before' ? 'after' : 'before';
  const neighbour = key[0] === 'services' ? Number(name) : name;
  return withAt(withAt(content, [...key, other], undefined), [...key, side], neighbour);
}

/**
 * A position for every item of a list: where one position is not enough, because others depend on it. Changes are made in their order,
 * so each item stands beside one that already has its place.
 */
function* inOrder(content: LooseObject, list: Path, wanted: LooseObject): Generator<LooseObject> {
  const names = ((valueAt(wanted, list) ?? []) as Loose[]).map((item) => nameOf(item)!);
  const record = isServices(list) ? 'services' : String(list[0]);
  const changed = Object.keys(isObject(content[record]) ? content[record] : {});
  const order = isServices(list) ? names.toSorted((a, b) => Number(a) - Number(b)) : sortedBy(names, changed);
  const settled: string[] = [];
  let result = content;
  for (const name of order) {
    const before = names.slice(0, names.indexOf(name)).findLast((one) => settled.includes(one));
    const after = names.slice(names.indexOf(name) + 1).find((one) => settled.includes(one));
    if (before !== undefined) result = placed(result, [record, name], { side: 'after', name: before });
    else if (after !== undefined) result = placed(result, [record, name], { side: 'before', name: after });
    else for (const side of POSITION) result = withAt(result, [record, name, side], undefined);
    settled.push(name);
  }
  yield result;
}

/** Names in the order of the overlay; those that it does not have yet come last. */
const sortedBy = (names: readonly string[], changed: readonly string[]): string[] => [
  ...changed.filter((name) => names.includes(name)),
  ...names.filter((name) => !changed.includes(name)),
];

function withoutName(item: LooseObject): LooseObject {
  const entry = bare(item) as LooseObject;
  delete entry.id;
  delete entry.uslugaId;
  if (Array.isArray(entry.services) && entry.services.length === 0) delete entry.services;
  return entry;
}

/** The numbers of all services. */
function servicesIn(config: LooseObject): Set<string> {
  const groups = Array.isArray(config.groups) ? config.groups : [];
  const services = groups.flatMap((group) => (isObject(group) && Array.isArray(group.services) ? group.services : []));
  return new Set(services.map((service) => nameOf(service)!));
}

/**
 * Is a merged configuration the wanted one? Tiles and menu entries of the base come and go with the service that they lead to, without
 * being named.
 */
export function isWantedConfig(now: LooseObject, merged: LooseObject, wanted: LooseObject): boolean {
  const [before, after] = [servicesIn(now), servicesIn(wanted)];
  const isSame = (item: Loose): boolean => {
    const service = wordOf(valueAt(item, ['to', 'service']));
    return before.has(service) === after.has(service);
  };
  const steady = (config: LooseObject): LooseObject => {
    const result = { ...config, __proto__: null } as LooseObject;
    for (const key of ['tiles', 'menu']) {
      const list = result[key];
      if (Array.isArray(list)) result[key] = list.filter(isSame);
    }
    return result;
  };
  return equal(steady(merged), steady(wanted));
}

function withAt(content: LooseObject, path: readonly string[], value: Loose | undefined): LooseObject {
  const result = bare(content) as LooseObject;
  let at = result;
  for (const key of path.slice(0, -1)) {
    const next = at[key];
    if (isObject(next)) at = next;
    else if (value === undefined) return result;
    else {
      at[key] = Object.create(null) as LooseObject;
      at = at[key] as LooseObject;
    }
  }
  const last = path.at(-1)!;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return result;
}
