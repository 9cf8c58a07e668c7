import type { Path } from '../files/jsonFile.ts';
import type { ReportAt } from '../files/openFile.ts';
import { guess } from '../files/shape.ts';
import { type Traced, withEntry } from '../files/traced.ts';
import { placed } from './inOrder.ts';

/** The position of an item, which only an overlay gives. */
const WHERE = ['before', 'after'] as const;

export interface Named {
  /** The key of the name. */
  key: string;
  /** Keys whose value is replaced, not merged: a new target is not a mixture of both. */
  whole?: readonly string[];
  /** An item that the list did not have. */
  fresh?(thing: Traced): Traced;
  reportAt: ReportAt;
}

/** Applies the changes of an overlay to a list of named items: change, addition, move, removal (null). */
export function layerNamed(base: readonly Traced[], changes: Traced | undefined, how: Named): readonly Traced[] {
  let things = base;
  for (const [name, change] of changes?.entries ?? []) {
    const known = things.find((thing) => nameOf(thing, how.key) === name);
    if (change.value === null) {
      if (!known) reportNothing(how.reportAt, change.path, name, namesOf(things, how.key));
      things = things.filter((thing) => thing !== known);
      continue;
    }
    const named = known ? change : withEntry(change, how.key, { file: change.file, path: change.path, value: name });
    const thing = known
      ? merged(known, withoutPlace(change), how.reportAt, how.whole)
      : withoutPlace(how.fresh ? how.fresh(named) : named);
    things = known ? things.map((one) => (one === known ? thing : one)) : [...things, thing];
    things = stand(things, thing, change, how);
  }
  return things;
}

/** Objects are merged, all else is replaced; null removes. */
export function merged(
  base: Traced | undefined,
  over: Traced,
  reportAt: ReportAt,
  whole: readonly string[] = [],
  named = '',
): Traced {
  if (!over.entries || !base?.entries || whole.includes(named)) return over;
  let result = base;
  for (const [key, value] of over.entries) {
    if (value.value !== null)
      result = withEntry(result, key, merged(base.entries.get(key), value, reportAt, whole, key));
    else if (base.entries.has(key)) result = withEntry(result, key, undefined);
    else reportNothing(reportAt, value.path, key, [...base.entries.keys()]);
  }
  return result;
}

/** Moves an item before or after another, as its change requires; without a position it stays. */
export function stand(
  list: readonly Traced[],
  thing: Traced,
  change: Traced,
  { key, reportAt }: Pick<Named, 'key' | 'reportAt'>,
): readonly Traced[] {
  const [before, after] = WHERE.map((side) => {
    const value = change.entries?.get(side)?.value;
    return value === undefined ? undefined : String(value);
  });
  if (before === undefined && after === undefined) return list;
  if (before !== undefined && after !== undefined)
    reportAt('overlay.twice', [...change.path, 'after'], '"before" already gives the position: keep one of the two.', {
      key: true,
    });
  const result = placed(list, thing, (one) => nameOf(one, key), { before, after });
  if (result) return result;
  const names = namesOf(list, key).filter((one) => one !== nameOf(thing, key));
  const beside = before ?? after ?? '';
  const side = before === undefined ? 'after' : 'before';
  const message = `"${side}" names "${beside}", which is not here.${guess(beside, names)}`;
  reportAt('overlay.target', [...change.path, side], message, listed(names));
  return list;
}

export const nameOf = (of: Traced, key: string): string => String(of.entries?.get(key)?.value ?? '');
export const namesOf = (list: readonly Traced[], key: string): string[] => list.map((one) => nameOf(one, key));
export const without = (of: Traced, keys: readonly string[]): Traced =>
  keys.reduce((result, key) => withEntry(result, key, undefined), of);
const withoutPlace = (of: Traced): Traced => without(of, WHERE);

/** An edit without a target. */
export function reportNothing(reportAt: ReportAt, path: Path, name: string, known: readonly string[]): void {
  const message = `There is no "${name}" to remove.${guess(name, known)}`;
  reportAt('overlay.nothing', path, message, { key: true, ...listed(known) });
}

/** The existing names, as help below a message. */
export const listed = (names: readonly string[]): { help?: string[] } =>
  names.length > 0 ? { help: [`There are: ${names.join(', ')}`] } : {};
