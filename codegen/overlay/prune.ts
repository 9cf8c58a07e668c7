import { type Traced, withEntry, withItems } from '../files/traced.ts';
import type { Gone } from './gone.ts';

/**
 * A screen without the ways to what an overlay has switched off: nobody has to find them all. A button that only leads
 * there goes; what says something besides keeps saying it. What does more than lead there stays, and the check reports it.
 */
export function withoutWays(at: Traced, gone: Gone): Traced {
  if (at.items)
    return withItems(
      at,
      at.items
        .filter((item) => !(item.entries?.has('label') && isWay(item, gone)))
        .map((item) => withoutWays(item, gone)),
    );
  let result = isWay(at, gone) ? withEntry(at, 'do', undefined) : withoutParams(at, gone);
  for (const [key, item] of result.entries ?? []) {
    const pruned = withoutWays(item, gone);
    if (pruned !== item) result = withEntry(result, key, pruned);
  }
  return result;
}

/** A way to a service that the data choose hands over only what some service takes. */
function withoutParams(at: Traced, { params }: Gone): Traced {
  const given = at.entries?.get('params');
  const service = at.entries?.get('service')?.value;
  if (params.size === 0 || typeof service !== 'string' || Number.isInteger(Number(service)) || !given?.entries)
    return at;
  const left = [...given.entries].filter(([name]) => !params.has(name));
  if (left.length === given.entries.size) return at;
  return withEntry(at, 'params', left.length > 0 ? { ...given, entries: new Map(left) } : undefined);
}

/** Its one step goes where nothing is, or fetches what nobody draws. */
function isWay({ entries }: Traced, gone: Gone): boolean {
  const steps = entries?.get('do')?.items;
  const step = steps?.length === 1 ? steps[0]!.entries : undefined;
  const go = step?.get('go')?.entries;
  const service = go?.get('service')?.value;
  return (
    // A number may also be written as the expression it is.
    (service !== undefined && gone.services.has(Number(service))) ||
    gone.screens.has(String(go?.get('screen')?.value)) ||
    gone.documents.has(String(step?.get('download')?.value))
  );
}
