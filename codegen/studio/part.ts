import type { JsonFile } from '../files/jsonFile.ts';
import type { Part, WrittenAt } from './api.ts';
import { mergedFile } from './changes.ts';
import type { Address, Json } from './edit.ts';
import type { Edited } from './edited.ts';
import { openLists } from './offers/listKind.ts';
import { pathTo } from './place.ts';
import { Titles } from './titles.ts';
import { isObject, type Loose, nameOf, valueAt, wordOf } from './value.ts';

/** A part of the merged municipality. @throws Refusal when there is none */
export function partOf(edited: Edited, name: string, at: Address): Part {
  const { layers } = edited;
  const file = mergedFile(edited, name);
  const path = pathTo(file, at);
  const value = valueAt(file.value as Loose, path) ?? null;
  const titles = new Titles(layers);
  const entries = isObject(value) ? Object.entries(value) : [];
  return {
    file: name,
    at,
    type: isObject(value) ? wordOf(value.type) : '',
    value: value as Json,
    places: Object.fromEntries(entries.map(([key]) => [key, placeOf(file, [...path, key])])),
    lists: Object.fromEntries(
      entries.flatMap(([key, list]) => {
        const items = Array.isArray(list) ? list.filter((item) => nameOf(item) !== undefined) : [];
        return items.length > 0
          ? [[key, items.map((item) => ({ name: nameOf(item)!, title: titles.of(item, 'pl') }))]]
          : [];
      }),
    ),
    open: openLists(file.value as Loose, path),
  };

  function placeOf(of: JsonFile, way: readonly (string | number)[]): WrittenAt {
    const { file: written = of.name, line, column } = of.keyPlace(way);
    const above = layers.nameAbove('');
    // Where the folder of an overlay is says nothing to who reads it.
    const isAbove = layers.above !== undefined && written.startsWith(above);
    return { file: isAbove ? written.slice(above.length) : written, line, column, own: !layers.above || isAbove };
  }
}
