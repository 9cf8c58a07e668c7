import { isDeepStrictEqual } from 'node:util';
import { nearest } from '../../src/lang/values/nearest.ts';
import type { Change } from './diff.ts';

/** A removed part, and a new part in the same place that differs only in its name. */
export interface Rename {
  gone: Change;
  fresh: Change;
}

/** The likely renames: the only new part of this shape in the place, or the one with the nearest name. */
export function renamesIn(changes: readonly Change[]): Rename[] {
  const taken = new Set<Change>();
  return changes.flatMap((gone): Rename[] => {
    if (gone.kind !== 'gone') return [];
    const alike = changes.filter(
      ({ kind, thing }) =>
        kind === 'new' &&
        thing.kind === gone.thing.kind &&
        thing.of === gone.thing.of &&
        isDeepStrictEqual(shape(thing.facts), shape(gone.thing.facts)),
    );
    const free = alike.filter((one) => !taken.has(one));
    const name =
      free.length === 1
        ? free[0]!.thing.name
        : nearest(
            gone.thing.name,
            free.map(({ thing }) => thing.name),
          );
    const fresh = free.find(({ thing }) => thing.name === name);
    if (!fresh || tooMany(gone, changes)) return [];
    taken.add(fresh);
    return [{ gone, fresh }];
  });
}

/** The meaning of a code is words, and a path carries the name of its operation. */
const shape = ({ means: _means, address: _address, ...facts }: Readonly<Record<string, unknown>>) => facts;

/** Error codes all have the same shape: with more than two changed in one operation no rename is likely. */
const tooMany = ({ thing }: Change, changes: readonly Change[]): boolean =>
  thing.kind === 'error' && changes.filter((one) => one.thing.kind === 'error' && one.thing.of === thing.of).length > 2;
