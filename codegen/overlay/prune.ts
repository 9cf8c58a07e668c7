import { type Traced, withEntry, withItems } from './traced.ts';

/**
 * A screen without the buttons that lead to services which an overlay has switched off: nobody has to find them all.
 * What does more than lead there stays, and the check tells it.
 */
export function withoutWays(at: Traced, off: ReadonlySet<number>): Traced {
  if (at.items)
    return withItems(
      at,
      at.items.filter((item) => !leadsOnly(item, off)).map((item) => withoutWays(item, off)),
    );
  let result = at;
  for (const [key, item] of at.entries ?? []) {
    const pruned = withoutWays(item, off);
    if (pruned !== item) result = withEntry(result, key, pruned);
  }
  return result;
}

const leadsOnly = (item: Traced, off: ReadonlySet<number>): boolean => {
  const steps = item.entries?.has('label') ? item.entries.get('do')?.items : undefined;
  const service = steps?.length === 1 ? steps[0]!.entries?.get('go')?.entries?.get('service')?.value : undefined;
  return typeof service === 'number' && off.has(service);
};
