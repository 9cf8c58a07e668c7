import { blocksOf, namesIn, step } from '../overlay/address.ts';
import type { Traced } from '../overlay/traced.ts';

/** By these a thing in a list is named. */
const NAMES = ['id', 'field', 'bind'];

/**
 * The parts of an address in a screen, as far as it leads.
 *
 * @returns of each part the places that hold its name: the id, field or state of the thing, or the thing's own key
 */
export function addressParts(
  screen: Traced,
  address: string,
): { part: string; names: readonly Traced[]; thing: Traced }[] {
  const found: { part: string; names: readonly Traced[]; thing: Traced }[] = [];
  let thing: Traced | undefined;
  for (const part of address.split('/')) {
    if (thing === undefined) {
      const way = blocksOf(screen, []).get(part);
      if (!way) return found;
      thing = step(screen, way);
    } else {
      const next = namesIn(thing).get(part);
      if (next === undefined) return found;
      thing = step(thing, [next]);
      if (typeof next === 'string') {
        found.push({ part, names: [thing], thing });
        continue;
      }
    }
    const named = thing;
    const names = NAMES.flatMap((name) => named.entries?.get(name) ?? []).filter(({ value }) => value === part);
    found.push({ part, names, thing });
  }
  return found;
}

/** What an address may go on with, after these parts. */
export function nextParts(screen: Traced, address: string): string[] {
  if (!address.includes('/')) return [...blocksOf(screen, []).keys()];
  const before = address.split('/').slice(0, -1);
  const reached = addressParts(screen, before.join('/'));
  return reached.length === before.length ? [...namesIn(reached.at(-1)!.thing).keys()] : [];
}
