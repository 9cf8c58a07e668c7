import type { Side, Three } from './conflict.ts';

/**
 * The order of a list that both sides may have changed. Parts that neither side moved keep their order. A part that a side moved or
 * added stands after the same unmoved part as in that side's version. The result does not depend on which side is called ours.
 *
 * @param kept the names in the merged list
 * @param pick decides whose place counts when both sides have moved a part
 */
export function mergedOrder(
  { base = [], ours = [], theirs = [] }: Three<readonly string[]>,
  kept: ReadonlySet<string>,
  pick: (name: string) => Side,
): string[] {
  const lists = { base, ours, theirs };
  const sets = { ours: new Set(ours), theirs: new Set(theirs) };
  const everywhere = base.filter((name) => kept.has(name) && sets.ours.has(name) && sets.theirs.has(name));
  const moved = { ours: movedIn(everywhere, ours), theirs: movedIn(everywhere, theirs) };
  const still = new Set(everywhere.filter((name) => !moved.ours.has(name) && !moved.theirs.has(name)));
  const placed = { ours: placesIn(ours, still), theirs: placesIn(theirs, still) };
  const gaps: Record<Side, Map<string, string[]>> = { ours: new Map(), theirs: new Map() };
  const put = (side: Side, name: string): void => {
    const gap = placed[side].get(name)!;
    gaps[side].set(gap, [...(gaps[side].get(gap) ?? []), name]);
  };
  const sidesOf = (name: string): readonly Side[] => {
    const sides = (['ours', 'theirs'] as const).filter((side) => sets[side].has(name));
    if (sides.length < 2) return sides;
    const movers = sides.filter((side) => moved[side].has(name));
    if (movers.length === 1) return movers;
    if (placed.ours.get(name) === placed.theirs.get(name)) return sides;
    return [pick(name)];
  };
  const floating = new Map(
    [...new Set([...ours, ...theirs])]
      .filter((name) => kept.has(name) && !still.has(name))
      .map((name) => [name, sidesOf(name)]),
  );
  for (const side of ['ours', 'theirs'] as const)
    for (const name of lists[side]) if (floating.get(name)?.includes(side)) put(side, name);
  const inGap = (gap: string): string[] => interleaved(gaps.ours.get(gap) ?? [], gaps.theirs.get(gap) ?? []);
  return [...inGap(START), ...[...still].flatMap((name) => [name, ...inGap(name)])];
}

/** Stands for the start of the list; no part has this name. */
const START = '\0';

/** For each name, the last name before it that did not move. */
function placesIn(list: readonly string[], still: ReadonlySet<string>): Map<string, string> {
  let behind = START;
  return new Map(
    list.map((name): [string, string] => {
      const place: [string, string] = [name, behind];
      if (still.has(name)) behind = name;
      return place;
    }),
  );
}

/** The smallest set of names that must have moved: all other names are still in their old order. */
export function movedIn(names: readonly string[], list: readonly string[]): Set<string> {
  const old = new Map(names.map((name, index) => [name, index]));
  const now = list.filter((name) => old.has(name));
  const runs = now.map(() => ({ length: 1, before: -1 }));
  let last = -1;
  for (const [at, name] of now.entries()) {
    for (let earlier = 0; earlier < at; earlier += 1)
      if (old.get(now[earlier]!)! < old.get(name)! && runs[earlier]!.length >= runs[at]!.length)
        runs[at] = { length: runs[earlier]!.length + 1, before: earlier };
    if (last < 0 || runs[at]!.length > runs[last]!.length) last = at;
  }
  const moved = new Set(now);
  for (let at = last; at >= 0; at = runs[at]!.before) moved.delete(now[at]!);
  return moved;
}

/** Both lists in one, each in its own order; the result does not depend on which list is first. */
function interleaved(ours: readonly string[], theirs: readonly string[]): string[] {
  const both = new Set(ours.filter((name) => theirs.includes(name)));
  const [first, second] = [ours, theirs].toSorted((a, b) => (a.join('\0') < b.join('\0') ? -1 : 1)) as [
    readonly string[],
    readonly string[],
  ];
  const rest = [...second];
  const result: string[] = [];
  for (const name of first) {
    if (both.has(name) && rest.includes(name)) {
      const upTo = rest.splice(0, rest.indexOf(name) + 1);
      result.push(...upTo.filter((one) => one === name || !both.has(one)));
    } else if (!result.includes(name)) result.push(name);
  }
  return [...result, ...rest.filter((name) => !result.includes(name))];
}
