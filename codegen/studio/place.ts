import { findIn } from '../explain/find.ts';
import type { JsonFile, Path } from '../files/jsonFile.ts';
import { trace } from '../files/traced.ts';
import { blocksOf } from '../overlay/address.ts';
import { type Address, Refusal } from './edit.ts';
import { isObject, type Loose, nameOf, valueAt } from './value.ts';

export const CONFIG = 'services.config.json';

/** The path of a part in a merged file. @throws Refusal when there is none */
export function pathTo(file: JsonFile, at: Address): Path {
  if (at === '') return [];
  const found = findIn(file, at, { blocks: file.name !== CONFIG });
  if ('why' in found) throw new Refusal(found.why, `Nie ma tu części „${at}”.`);
  return found.path;
}

export const isThere = (file: JsonFile, at: Address): boolean =>
  at === '' || !('why' in findIn(file, at, { blocks: file.name !== CONFIG }));

/** The path of a list in a merged file; one that its part does not have yet is empty. */
export function pathToList(file: JsonFile, at: Address): Path {
  const slash = at.lastIndexOf('/');
  const last = at.slice(slash + 1);
  const parent = slash < 0 ? [] : pathTo(file, at.slice(0, slash));
  const value = valueAt(file.value as Loose, parent);
  if (isObject(value) && value[last] === undefined && nameOf(value) !== undefined) return [...parent, last];
  const path = pathTo(file, at);
  if (Array.isArray(valueAt(file.value as Loose, path))) return path;
  throw new Refusal(`"${at}" is not a list.`, `„${at}” nie jest listą.`);
}

/** The path of the block with this id. */
export const blockIn = (file: JsonFile, id: string): Path | undefined =>
  file.name === CONFIG ? undefined : blocksOf(trace(file), []).get(id);

/** The address of a path, as overlays write it; undefined outside of blocks, and for what has no name. */
export function addressOf(root: Loose, path: Path): Address | undefined {
  const parts: string[] = [];
  for (let end = path.length; end > 0; end -= 1) {
    const value = valueAt(root, path.slice(0, end));
    if (isObject(value) && typeof value.id === 'string' && typeof value.type === 'string')
      return [value.id, ...parts.reverse()].join('/');
    const key = path[end - 1]!;
    const name = typeof key === 'number' ? nameOf(value) : key;
    if (name === undefined) return undefined;
    parts.push(name);
  }
  return undefined;
}
