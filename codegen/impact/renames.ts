import { isDeepStrictEqual } from 'node:util';
import { nearest } from '../../src/lang/values/nearest.ts';
import type { Change } from './diff.ts';

/** Something that is gone, and something new in the same place that is the same but for its name. */
export interface Rename {
  gone: Change;
  fresh: Change;
}

/** The renames that are likely: only one new thing of this shape there, or the one whose name is nearest. */
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

/** Error codes all look alike: one that went and one that came are not the same for that. */
const tooMany = ({ thing }: Change, changes: readonly Change[]): boolean =>
  thing.kind === 'error' && changes.filter((one) => one.thing.kind === 'error' && one.thing.of === thing.of).length > 2;
