import type { JsonFile, Path } from '../files/jsonFile.ts';
import { type Beside, Refusal, type SmallEdit } from './edit.ts';
import { blockIn, pathTo, pathToList } from './place.ts';
import { bare, indexOf, isObject, type Loose, type LooseObject, nameOf, valueAt } from './value.ts';

/** An edit of a part of a JSON file. */
export type PartEdit = Extract<SmallEdit, { at: string }>;

export const isPartEdit = (edit: SmallEdit): edit is PartEdit => 'at' in edit;

/** A file as the edit leaves it. @throws Refusal when the edit cannot be made in it */
export function applied(file: JsonFile, edit: PartEdit): LooseObject {
  const root = bare(file.value as LooseObject) as LooseObject;
  switch (edit.kind) {
    case 'set':
    case 'unset': {
      const part = valueAt(root, pathTo(file, edit.at));
      if (!isObject(part)) throw new Refusal(`"${edit.at}" has no properties.`, `„${edit.at}” nie ma właściwości.`);
      if (edit.kind === 'set') part[edit.key] = bare(edit.value);
      else delete part[edit.key];
      return root;
    }
    case 'add': {
      const path = pathToList(file, edit.at);
      const list = listAt(root, path);
      const name = nameOf(bare(edit.item));
      if (name !== undefined && indexOf(list, name) >= 0) throw twice(name);
      list.splice(placeBeside(list, edit.beside), 0, bare(edit.item));
      return root;
    }
    case 'remove': {
      takeOut(root, pathTo(file, edit.at));
      return root;
    }
    case 'move': {
      const path = pathTo(file, edit.at);
      const target = listOf(root, file, path, edit);
      const item = takeOut(root, path);
      const name = nameOf(item);
      if (name !== undefined && indexOf(target, name) >= 0) throw twice(name);
      target.splice(placeBeside(target, edit.beside), 0, item);
      return root;
    }
  }
}

/** The list that a moved part comes to: the named one, its own, or that of a block elsewhere. */
function listOf(
  root: LooseObject,
  file: JsonFile,
  path: Path,
  { list: named, beside }: Extract<PartEdit, { kind: 'move' }>,
): Loose[] {
  if (named !== undefined) {
    const into = pathToList(file, named);
    if (path.every((key, index) => into[index] === key))
      throw new Refusal('A part has no place inside itself.', 'Element nie może stać w samym sobie.');
    return listAt(root, into);
  }
  const neighbour = beside?.name ?? '';
  const own = valueAt(root, path.slice(0, -1));
  const item = valueAt(root, path);
  if (!Array.isArray(own))
    throw new Refusal('Only an item of a list can be moved.', 'Przenieść można tylko element listy.');
  if (nameOf(item) === neighbour)
    throw new Refusal('A part has no place beside itself.', 'Element nie może stać obok samego siebie.');
  if (indexOf(own, neighbour) >= 0) return own;
  const block = isObject(item) && typeof item.type === 'string' ? blockIn(file, neighbour) : undefined;
  const isInside = block !== undefined && path.every((key, index) => block[index] === key);
  const list = block && !isInside ? valueAt(root, block.slice(0, -1)) : undefined;
  if (Array.isArray(list)) return list;
  throw new Refusal(`There is no "${neighbour}" in this list.`, `Na tej liście nie ma „${neighbour}”.`);
}

function takeOut(root: LooseObject, path: Path): Loose {
  const parent = valueAt(root, path.slice(0, -1));
  const last = path.at(-1);
  if (Array.isArray(parent)) return parent.splice(Number(last), 1)[0]!;
  const object = parent as LooseObject;
  const old = object[String(last)]!;
  delete object[String(last)];
  return old;
}

/** The list at a path; an absent one is made. */
function listAt(root: LooseObject, path: Path): Loose[] {
  const list = valueAt(root, path);
  if (Array.isArray(list)) return list;
  const made: Loose[] = [];
  (valueAt(root, path.slice(0, -1)) as LooseObject)[String(path.at(-1))] = made;
  return made;
}

function placeBeside(list: readonly Loose[], beside: Beside | undefined): number {
  if (!beside) return list.length;
  const at = indexOf(list, beside.name);
  if (at < 0) throw new Refusal(`There is no "${beside.name}" in this list.`, `Na tej liście nie ma „${beside.name}”.`);
  return beside.side === 'before' ? at : at + 1;
}

const twice = (name: string): Refusal =>
  new Refusal(`There already is a "${name}" in this list.`, `Na tej liście jest już „${name}”.`);
