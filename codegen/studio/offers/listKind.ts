import type { Path } from '../../files/jsonFile.ts';
import { isObject, type Loose, valueAt, wordOf } from '../value.ts';

/** Lists to which something can be added: the type of the block around one, and its key. */
const KINDS = [
  'content',
  'table/columns',
  'facts/items',
  'form/facts',
  'cards/facts',
  'form/fields',
  'wizard/fields',
  'actions/items',
  'table/buttons',
  'cards/buttons',
] as const;
export type ListKind = (typeof KINDS)[number];

/** Of these a block may have none yet. */
const MAY_BE_ABSENT = ['form/facts', 'cards/facts', 'table/buttons', 'cards/buttons'];

/** The kind of the list at a path. */
export function kindOf(root: Loose, list: Path): ListKind | undefined {
  const key = String(list.at(-1));
  if (key === 'content') return key;
  for (let end = list.length - 1; end > 0; end -= 1) {
    const type = wordOf(valueAt(root, [...list.slice(0, end), 'type']));
    if (type !== '') return KINDS.find((kind) => kind === `${type}/${key}`);
  }
  return undefined;
}

/** The keys of a part's lists to which something can be added. */
export function openLists(root: Loose, path: Path): string[] {
  const part = valueAt(root, path);
  if (!isObject(part)) return [];
  const keys = [...new Set(KINDS.map((kind) => kind.split('/').at(-1)!))];
  return keys.filter((key) => {
    const isThere = Array.isArray(part[key]) && kindOf(root, [...path, key]) !== undefined;
    return isThere || (part[key] === undefined && MAY_BE_ABSENT.includes(`${wordOf(part.type)}/${key}`));
  });
}
