import type { Path } from '../files/jsonFile.ts';
import type { ReportAt } from '../files/openFile.ts';
import { guess } from '../files/shape.ts';
import { type Traced, withEntry } from '../files/traced.ts';
import { insertItem } from './insertItem.ts';

/** The keys that move an item. They occur only in an overlay, never in the merged file. */
const POSITION_KEYS = ['before', 'after'] as const;

export interface ItemRules {
  /** The key of an item that holds its name, for example `id`. */
  nameKey: string;
  /** Keys whose value is replaced and not merged: a new target must not mix with the old one. */
  replacedKeys?: readonly string[];
  /** Completes an item that the base does not have. */
  completeNew?(item: Traced): Traced;
  reportAt: ReportAt;
}

/**
 * Applies an overlay's changes to a list of named items of the base.
 *
 * @param changes by name: an object changes or adds the item, null removes it; absent: the list stays
 */
export function changeItems(base: readonly Traced[], changes: Traced | undefined, rules: ItemRules): readonly Traced[] {
  const { nameKey, replacedKeys, completeNew = (item) => item, reportAt } = rules;
  let items = base;
  if (changes) reportRemovedNeighbours(changes, changes, reportAt);
  for (const [name, change] of changes?.entries ?? []) {
    const known = items.find((item) => nameOf(item, nameKey) === name);
    if (change.value === null) {
      if (!known) reportUnknownRemoval(reportAt, change.path, name, namesOf(items, nameKey));
      items = items.filter((item) => item !== known);
      continue;
    }
    const content = withoutKeys(change, POSITION_KEYS);
    const nameValue = { file: change.file, path: change.path, value: name };
    const changed = known
      ? merge(known, content, reportAt, replacedKeys)
      : completeNew(withEntry(content, nameKey, nameValue));
    items = known ? items.map((item) => (item === known ? changed : item)) : [...items, changed];
    items = moveItem(items, changed, change, rules);
  }
  return items;
}

/** Reports positions beside an item that the same overlay removes (`overlay.twice`). */
export function reportRemovedNeighbours(changes: Traced, removals: Traced, reportAt: ReportAt): void {
  for (const change of changes.entries?.values() ?? [])
    for (const side of POSITION_KEYS) {
      const name = change.entries?.get(side)?.value;
      const removal = name === undefined ? undefined : removals.entries?.get(String(name));
      if (removal?.value === null)
        reportAt(
          'overlay.twice',
          [...change.path, side],
          `This overlay removes "${name}": name a neighbour that stays.`,
          { warning: true },
        );
    }
}

/** Merges objects key by key, where null removes a key. Any other value of the overlay replaces that of the base. */
export function merge(
  base: Traced | undefined,
  change: Traced,
  reportAt: ReportAt,
  replacedKeys: readonly string[] = [],
): Traced {
  if (!change.entries || !base?.entries) return change;
  let result = base;
  for (const [key, value] of change.entries) {
    const old = base.entries.get(key);
    if (value.value === null) {
      if (!old) reportUnknownRemoval(reportAt, value.path, key, [...base.entries.keys()]);
      result = withEntry(result, key, undefined);
    } else {
      const isReplaced = replacedKeys.includes(key);
      result = withEntry(result, key, isReplaced ? value : merge(old, value, reportAt, replacedKeys));
    }
  }
  return result;
}

/** Moves an item before or after another one, as its change says. Without a position in the change it stays. */
export function moveItem(
  list: readonly Traced[],
  item: Traced,
  change: Traced,
  { nameKey, reportAt }: Pick<ItemRules, 'nameKey' | 'reportAt'>,
): readonly Traced[] {
  const [before, after] = POSITION_KEYS.map((side) => {
    const value = change.entries?.get(side)?.value;
    return value === undefined ? undefined : String(value);
  });
  if (before === undefined && after === undefined) return list;
  if (before !== undefined && after !== undefined)
    reportAt('overlay.twice', [...change.path, 'after'], '"before" already gives the position: keep one of the two.', {
      key: true,
    });
  const moved = insertItem(list, item, (one) => nameOf(one, nameKey), { before, after });
  if (moved) return moved;
  const names = namesOf(list, nameKey).filter((name) => name !== nameOf(item, nameKey));
  const neighbour = before ?? after ?? '';
  const side = before === undefined ? 'after' : 'before';
  const message = `"${side}" names "${neighbour}", which is not here.${guess(neighbour, names)}`;
  reportAt('overlay.target', [...change.path, side], message, helpWithNames(names));
  return list;
}

export const nameOf = (item: Traced, nameKey: string): string => String(item.entries?.get(nameKey)?.value ?? '');
export const namesOf = (list: readonly Traced[], nameKey: string): string[] =>
  list.map((item) => nameOf(item, nameKey));
export const withoutKeys = (object: Traced, keys: readonly string[]): Traced =>
  keys.reduce((result, key) => withEntry(result, key, undefined), object);

/** Reports the removal of a name that the base does not have. */
export function reportUnknownRemoval(reportAt: ReportAt, path: Path, name: string, known: readonly string[]): void {
  const message = `There is no "${name}" to remove.${guess(name, known)}`;
  reportAt('overlay.nothing', path, message, { key: true, ...helpWithNames(known) });
}

/** A help line below a message, with the existing names. */
export const helpWithNames = (names: readonly string[]): { help?: string[] } =>
  names.length > 0 ? { help: [`There are: ${names.join(', ')}`] } : {};
