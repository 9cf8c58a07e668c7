import { CONFIG } from '../place.ts';
import { isObject, type Loose, type LooseObject, nameOf } from '../value.ts';
import { isBlock } from './conflict.ts';

/**
 * Names of the items of a list, by which the same item is found in another version; undefined: some have none, or two the same. An
 * overlay may do the same at one address twice, so its edits are counted.
 */
export const namesOf = (list: readonly Loose[]): readonly string[] | undefined => named(list, identityOf);

/** The same for the lines of a choice by conditions, of which those with a text are known by their condition. */
export const linesOf = (list: readonly Loose[]): readonly string[] | undefined =>
  named(list, (item) => identityOf(item) ?? (isObject(item) ? conditionOf(item) : undefined));

function named(list: readonly Loose[], nameIn: (item: Loose) => string | undefined): readonly string[] | undefined {
  const names: string[] = [];
  const seen = new Map<string, number>();
  for (const item of list) {
    const name = nameIn(item);
    const before = name === undefined ? 0 : (seen.get(name) ?? 0);
    if (name === undefined || (before > 0 && !isEdit(item))) return undefined;
    seen.set(name, before + 1);
    names.push(before > 0 ? `${name} ${before + 1}` : name);
  }
  return names;
}

/** The last line has no condition. */
const conditionOf = ({ when }: LooseObject): string | undefined =>
  when === undefined ? 'otherwise' : typeof when === 'string' ? `when ${when}` : undefined;

/** Of an overlay. */
const isEdit = (item: Loose): item is LooseObject & { at: string } => isObject(item) && typeof item.at === 'string';

/** A text is its own name; an edit of an overlay is named by its address and what it does there. */
function identityOf(item: Loose): string | undefined {
  if (typeof item === 'string') return item;
  if (!isObject(item)) return undefined;
  if (isEdit(item)) return `${item.at} ${DOES.find((key) => item[key] !== undefined) ?? ''}`;
  return nameOf(item) ?? (typeof item.name === 'string' ? item.name : undefined);
}

export const DOES = ['change', 'remove', 'move', 'before', 'after', 'inside'] as const;

/** What a file has once, wherever it stands: a block of a screen, a service. It keeps its identity in another list. */
export function lasting(file: string, item: Loose): string | undefined {
  if (!isObject(item)) return undefined;
  if (file === CONFIG) return typeof item.uslugaId === 'number' ? `service ${item.uslugaId}` : undefined;
  return file.startsWith('screens/') && isBlock(item) ? `block ${item.id as string}` : undefined;
}

/** Where each lasting part of one version of a file is. */
export interface Located {
  value: Loose;
  /** The address of its list: that of the nearest lasting part around it, and the way from there. */
  list: string;
  /** The named part around it. */
  owner: Loose | undefined;
}

export function locate(file: string, root: Loose | undefined): Map<string, Located> {
  const found = new Map<string, Located>();
  const twice = new Set<string>();
  const visit = (value: Loose, address: string, owner: Loose | undefined): void => {
    if (Array.isArray(value)) {
      const names = namesOf(value);
      for (const [index, item] of value.entries()) {
        const own = lasting(file, item);
        if (own !== undefined && found.has(own)) twice.add(own);
        if (own !== undefined) found.set(own, { value: item, list: address, owner });
        visit(item, own ?? `${address}/${names?.[index] ?? identityOf(item) ?? index}`, item);
      }
    } else if (isObject(value))
      for (const [key, inner] of Object.entries(value)) visit(inner, `${address}/${key}`, owner);
  };
  if (root !== undefined) visit(root, '', undefined);
  for (const one of twice) found.delete(one);
  return found;
}
