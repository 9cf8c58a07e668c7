import type { Json, SmallEdit } from '../../../codegen/studio/edit.ts';
import { bare, isObject, type Loose, type LooseObject, nameOf } from '../../../codegen/studio/value.ts';

/**
 * A way to compare lists into which two people have put parts.
 *
 * Their files do not tell which neighbour each of them meant: a part that is added after the last one, before the next one or at the end
 * leaves the same list, and of two neighbours that change places either may have moved. So parts that stand side by side are compared
 * without their order where edits have put them there, or have moved one that stood beside them. Of a file in which only one of the two
 * has put parts somewhere, every order is compared.
 */
export function settledOrder(base: Json, ...works: readonly (readonly SmallEdit[])[]): (value: Json) => Loose {
  const placed = works.map(placedBy);
  if (placed.some((names) => names.length === 0)) return bare;
  const moved = new Set(works.flat().flatMap((edit) => (edit.kind === 'move' ? [lastOf(edit.at)] : [])));
  const names = new Set([...placed.flat(), ...besides(bare(base), moved)].filter((name) => name !== ''));
  return (value) => settled(bare(value), names);
}

const placedBy = (edits: readonly SmallEdit[]): readonly string[] =>
  edits.flatMap((edit) => {
    if (edit.kind === 'move') return [lastOf(edit.at)];
    const name = edit.kind === 'add' ? nameOf(bare(edit.item)) : undefined;
    return name === undefined ? [] : [name];
  });

const lastOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** The neighbours of named parts, wherever these stand. */
function besides(value: Loose, names: ReadonlySet<string>): readonly string[] {
  if (Array.isArray(value)) {
    const inList = value.map((item) => nameOf(item) ?? '');
    const near = inList.filter((_name, index) =>
      [inList[index - 1] ?? '', inList[index + 1] ?? ''].some((one) => names.has(one)),
    );
    return [...near, ...value.flatMap((item) => besides(item, names))];
  }
  return isObject(value) ? Object.values(value).flatMap((inner) => besides(inner, names)) : [];
}

function settled(value: Loose, names: ReadonlySet<string>): Loose {
  if (Array.isArray(value)) {
    const groups: Loose[][] = [];
    let isOpen = false;
    for (const item of value) {
      const isFree = names.has(nameOf(item) ?? '');
      if (isFree && isOpen) groups.at(-1)!.push(item);
      else groups.push([item]);
      isOpen = isFree;
    }
    const inOrder = (a: Loose, b: Loose): number => ((nameOf(a) ?? '') < (nameOf(b) ?? '') ? -1 : 1);
    return groups.flatMap((group) => group.toSorted(inOrder)).map((item) => settled(item, names));
  }
  if (!isObject(value)) return value;
  const result: LooseObject = Object.create(null);
  for (const [key, inner] of Object.entries(value)) result[key] = settled(inner, names);
  return result;
}
