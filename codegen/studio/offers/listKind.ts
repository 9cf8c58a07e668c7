import type { Path } from '../../files/jsonFile.ts';
import { isObject, type Loose, valueAt, wordOf } from '../value.ts';

/** Lists that offers can add to, as the type of the block and the key of the list. */
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

/** Lists that a block need not have: the first item that is added creates the list. */
const MAY_BE_ABSENT = ['form/facts', 'cards/facts', 'table/buttons', 'cards/buttons'];

/** The kind of the list at a path; undefined: offers cannot add to it. */
export function kindOf(root: Loose, list: Path): ListKind | undefined {
  const key = String(list.at(-1));
  if (key === 'content') return key;
  for (let end = list.length - 1; end > 0; end -= 1) {
    const type = wordOf(valueAt(root, [...list.slice(0, end), 'type']));
    if (type !== '') return KINDS.find((kind) => kind === `${type}/${key}`);
  }
  return undefined;
}

/** The keys of a part's lists that offers can add to, including lists that do not exist yet. */
export function openLists(root: Loose, path: Path): string[] {
  const part = valueAt(root, path);
  if (!isObject(part)) return [];
  const keys = [...new Set(KINDS.map((kind) => kind.split('/').at(-1)!))];
  return keys.filter((key) => {
    const isThere = Array.isArray(part[key]) && kindOf(root, [...path, key]) !== undefined;
    return isThere || (part[key] === undefined && MAY_BE_ABSENT.includes(`${wordOf(part.type)}/${key}`));
  });
}
