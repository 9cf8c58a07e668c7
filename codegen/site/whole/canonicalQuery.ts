import type { JsonSchema } from '../../../src/lang/descriptors/jsonSchema.ts';
import { parseDate } from '../../../src/lang/values/typedDate.ts';
import type { Municipality } from '../../artefact/municipality.ts';
import { placesOf } from '../pages.ts';

/**
 * The query of a form that was sent without scripts, as the portal writes it: a day typed as `21.11.2026` is `2026-11-21`, an
 * amount `12,50` is `12.50`, checked boxes are one list `a,b`, and an empty field is left out.
 *
 * @returns undefined when nothing has to change
 */
export function canonicalQuery({
  manifest,
  screens,
}: Municipality): (address: string, search: string) => string | undefined {
  const places = placesOf(manifest);
  return (address, search) => {
    if (search === '') return undefined;
    const name = places.find(({ matches }) => matches.test(address))?.name ?? '';
    const query = new URLSearchParams(search);
    let changed = false;
    for (const { query: key, shape, initial } of Object.values(screens[name]?.state ?? {})) {
      if (key === undefined || !query.has(key)) continue;
      const all = query.getAll(key);
      const isList = all.length > 1 && [shape.type].flat().includes('array');
      const text = isList ? listOf(all) : all[0]!;
      const written = text === '' && initial === undefined ? null : writtenAs(text, shape);
      if (written === text && !isList) continue;
      changed = true;
      if (written === null) query.delete(key);
      else query.set(key, written);
    }
    return changed ? (query.size > 0 ? `?${query}` : '') : undefined;
  };
}

/** An empty value is sent beside the boxes, so that none of them checked is a choice too. */
const listOf = (values: readonly string[]): string => values.filter((one) => one !== '').join(',');

const NUMBER = /^-?\d+(\.\d+)?$/;

/** Text that is no such value stays as it is. */
function writtenAs(text: string, { type, format }: JsonSchema): string {
  if (format === 'date') return parseDate(text) ?? text;
  if (type !== 'number' && type !== 'integer') return text;
  const number = text.replace(/\s/g, '').replace(',', '.');
  return NUMBER.test(number) ? number : text;
}
