import { word } from '../files/raw.ts';
import { type Traced, withEntry, withItems } from '../files/traced.ts';
import type { Gone } from './gone.ts';

/**
 * Removes the links of a screen to services and screens that an overlay has switched off. A button whose only step is
 * such a link is removed; any other element loses the link. Longer actions stay, and the check reports them.
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

/** A link to a service chosen by data passes only parameters that some service takes. */
function withoutParams(at: Traced, { params }: Gone): Traced {
  const given = at.entries?.get('params');
  const service = at.entries?.get('service')?.value;
  if (params.size === 0 || typeof service !== 'string' || Number.isInteger(Number(service)) || !given?.entries)
    return at;
  const left = [...given.entries].filter(([name]) => !params.has(name));
  if (left.length === given.entries.size) return at;
  return withEntry(at, 'params', left.length > 0 ? { ...given, entries: new Map(left) } : undefined);
}

/** Is its only step a link to a removed screen or service, or the download of a removed document? */
function isWay({ entries }: Traced, gone: Gone): boolean {
  const steps = entries?.get('do')?.items;
  const step = steps?.length === 1 ? steps[0]!.entries : undefined;
  const go = step?.get('go')?.entries;
  const service = go?.get('service')?.value;
  return (
    // The number of a service may also be written as an expression.
    (service !== undefined && typeof service !== 'object' && gone.services.has(Number(service))) ||
    gone.screens.has(word(go?.get('screen')?.value)) ||
    gone.documents.has(word(step?.get('download')?.value))
  );
}
