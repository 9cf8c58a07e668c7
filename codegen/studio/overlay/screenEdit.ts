import type { Path } from '../../files/jsonFile.ts';
import type { PartEdit } from '../applied.ts';
import type { Beside } from '../edit.ts';
import { addressOf, blockIn, pathTo, pathToList } from '../place.ts';
import { bare, equal, indexOf, isObject, type Loose, type LooseObject, valueAt, wordOf } from '../value.ts';
import type { OwnFile } from './ownFile.ts';
import { withoutOne } from './withoutOne.ts';

/** Parts of a screen that its edit replaces by name. */
export const RECORDS = new Set(['params', 'state', 'data', 'calc', 'actions', 'documents']);

/**
 * The content that a screen's edit may have after a change of the merged screen, the smallest first. Which of them gives the wanted
 * screen is tried: the language of edits has more cases than rules here could foresee.
 *
 * @param wanted the merged screen with the change
 */
export function* screenEdits(own: OwnFile, edit: PartEdit, wanted: LooseObject): Generator<LooseObject> {
  if (own.value) yield* withoutOne(own.value);
  const { file } = own.now;
  if (edit.kind === 'set' || edit.kind === 'unset') yield* propertyEdits(own, pathTo(file, edit.at), edit.key, wanted);
  if (edit.kind === 'remove') yield* removals(own, pathTo(file, edit.at));
  if (edit.kind === 'add') {
    const list = pathToList(file, edit.at);
    yield* additions(own, own.copy(), list, neighbourIn(own, list, edit.beside), bare(edit.item));
  }
  if (edit.kind === 'move') {
    const path = pathTo(file, edit.at);
    const item = bare(valueAt(own.now.value, path)!);
    const list = edit.list === undefined ? listBeside(own, path, edit.beside!.name) : pathToList(file, edit.list);
    if (!own.origin(path)) yield* movements(own, path, list, edit.beside);
    for (const cleared of [...removals(own, path)].flatMap((one) => [one, removalsFirst(one)]))
      yield* additions(own, cleared, list, neighbourIn(own, list, edit.beside), item);
  }
  yield* wholeList(own, edit.kind === 'add' ? [...pathToList(file, edit.at), 0] : pathTo(file, edit.at), wanted);
}

/** A part of the base stays its own: only its place is another. One that was moved before moves once. */
function* movements(own: OwnFile, path: Path, list: Path, beside: Beside | undefined): Generator<LooseObject> {
  const root = own.now.value;
  const at = addressOf(root, path);
  if (at === undefined) return;
  for (const [side, address] of placesFor(own, list, beside)) {
    const to = Object.assign(Object.create(null), { [side]: address }) as LooseObject;
    yield* extended(own.copy(), at, 'move', () => to);
    const others = own.copy();
    others.edits = editsOf(others).filter((edit) => !(isObject(edit) && edit.at === at && edit.move !== undefined));
    yield withEdit(others, at, 'move', to);
  }
}

/** How a place in a list can be named. */
function placesFor(own: OwnFile, list: Path, beside: Beside | undefined): [string, string][] {
  const root = own.now.value;
  const neighbour = neighbourIn(own, list, beside);
  const near = neighbour && addressOf(root, neighbour.path);
  const byNeighbour: [string, string][] = near === undefined ? [] : [[neighbour!.side, near]];
  if (beside) return byNeighbour;
  const inside = addressOf(root, list.at(-1) === 'content' ? list.slice(0, -1) : list);
  return [...(inside === undefined ? [] : [['inside', inside] as [string, string]]), ...byNeighbour];
}

/** The list of a neighbour: that of the part itself, or that of a block elsewhere. */
function listBeside(own: OwnFile, path: Path, neighbour: string): Path {
  const same = path.slice(0, -1);
  const isThere = indexOf(valueAt(own.now.value, same) as Loose[], neighbour) >= 0;
  return isThere ? same : blockIn(own.now.file, neighbour)!.slice(0, -1);
}

function* propertyEdits(own: OwnFile, path: Path, key: string, wanted: LooseObject): Generator<LooseObject> {
  const value = valueAt(wanted, [...path, key]);
  const written = own.origin([...path, key]);
  const isThere = valueAt(own.now.value, [...path, key]) !== undefined;
  if (written && isThere) yield withAt(own, written, value);
  const part = own.origin(path);
  if (part && path.length > 0) yield withAt(own, [...part, key], value);
  const [record, name] = path;
  if (path.length === 0 && !RECORDS.has(key)) yield withAt(own, [key], value);
  if (path.length === 1 && RECORDS.has(String(record))) yield withAt(own, [String(record), key], value ?? null);
  if (path.length > 1 && RECORDS.has(String(record)))
    yield withAt(own, [String(record), String(name)], valueAt(wanted, [String(record), String(name)])!);
  const at = addressOf(own.now.value, path);
  if (at === undefined) return;
  yield* changing(own.copy(), at, { [key]: value ?? null });
}

function* changing(content: LooseObject, at: string, change: LooseObject): Generator<LooseObject> {
  yield* extended(content, at, 'change', (old) => Object.assign(old as LooseObject, change));
  yield withEdit(content, at, 'change', bare(change));
}

/** A part of the overlay itself is taken away; one of the base is removed by address, and with it what other edits change there. */
function* removals(own: OwnFile, path: Path): Generator<LooseObject> {
  const written = own.origin(path);
  if (written) yield withAt(own, written, undefined);
  const [record, name] = path;
  if (path.length === 2 && RECORDS.has(String(record))) yield withAt(own, [String(record), String(name)], null);
  const at = addressOf(own.now.value, path);
  if (at === undefined) return;
  const isIn = (edit: Loose): boolean => {
    const other = wordOf((edit as LooseObject).at);
    const isBeside = (edit as LooseObject).before !== undefined || (edit as LooseObject).after !== undefined;
    return other.startsWith(`${at}/`) || (other === at && !isBeside) || isInBlocks(own, path, other);
  };
  const cleared = own.copy();
  cleared.edits = editsOf(cleared).filter((edit) => !isIn(edit));
  yield withEdit(cleared, at, 'remove', true);
  // First, where another edit adds a part of the same name: later the address would mean that one.
  yield withEdit(cleared, at, 'remove', true, 0);
  yield withEdit(own.copy(), at, 'remove', true);
}

/** A part that comes back under its name is added after the removal of the old one, which would else remove the new one. */
function removalsFirst(content: LooseObject): LooseObject {
  const isRemoval = (edit: Loose): boolean => isObject(edit) && edit.remove === true;
  const edits = editsOf(content);
  return { ...content, edits: [...edits.filter(isRemoval), ...edits.filter((edit) => !isRemoval(edit))] };
}

/** The list of a part as a whole: where no address says what is meant, such as beside a part that is removed. */
function* wholeList(own: OwnFile, path: Path, wanted: LooseObject): Generator<LooseObject> {
  const list = path.slice(
    0,
    path.findLastIndex((key) => typeof key === 'number'),
  );
  const at = addressOf(own.now.value, list.slice(0, -1));
  const value = valueAt(wanted, list);
  if (at === undefined || value === undefined) return;
  const key = String(list.at(-1));
  const content = own.copy();
  content.edits = editsOf(content).filter((edit) => !wordOf((edit as LooseObject).at).startsWith(`${at}/${key}/`));
  yield* changing(content, at, { [key]: value });
}

/** Does this address lead into the part, through a block inside of it? */
function isInBlocks(own: OwnFile, path: Path, address: string): boolean {
  const block = blockIn(own.base.file, address.split('/')[0]!) ?? blockIn(own.now.file, address.split('/')[0]!);
  return block !== undefined && block.length > path.length && path.every((key, index) => block[index] === key);
}

interface Neighbour {
  side: 'before' | 'after';
  path: Path;
}

/** The neighbour of a new item; without one the last item. */
function neighbourIn(
  own: OwnFile,
  list: Path,
  beside: { side: 'before' | 'after'; name: string } | undefined,
): Neighbour | undefined {
  const items = (valueAt(own.now.value, list) ?? []) as Loose[];
  if (!beside) return items.length > 0 ? { side: 'after', path: [...list, items.length - 1] } : undefined;
  return { side: beside.side, path: [...list, indexOf(items, beside.name)] };
}

function* additions(
  own: OwnFile,
  content: LooseObject,
  list: Path,
  neighbour: Neighbour | undefined,
  item: Loose,
): Generator<LooseObject> {
  const first = (items: Loose): Loose => [item, ...(items as Loose[])];
  const last = (items: Loose): Loose => [...(items as Loose[]), item];
  if (neighbour) {
    const { side, path } = neighbour;
    const value = valueAt(own.now.value, path)!;
    const ownList = own.origin(path) && listWith(content, value);
    if (ownList) {
      const changed = bare(content) as LooseObject;
      const items = listWith(changed, value)!;
      const at = items.findIndex((one) => equal(one, value));
      items.splice(side === 'before' ? at : at + 1, 0, item);
      yield changed;
    }
    const at = addressOf(own.now.value, path);
    if (at !== undefined) {
      yield* extended(content, at, side, side === 'before' ? last : first);
      yield withEdit(content, at, side, [item]);
    }
  }
  const inside = addressOf(own.now.value, list) ?? addressOf(own.now.value, list.slice(0, -1));
  if (inside === undefined) return;
  yield* extended(content, inside, 'inside', last);
  yield withEdit(content, inside, 'inside', [item]);
  const block = addressOf(own.now.value, list.slice(0, -1));
  if (valueAt(own.now.value, list) === undefined && block !== undefined)
    yield* changing(content, block, { [String(list.at(-1))]: [item] });
}

/** The list inside of an overlay's content that has this item. */
function listWith(at: Loose, item: Loose): Loose[] | undefined {
  if (Array.isArray(at) && at.some((one) => equal(one, item))) return at;
  if (typeof at !== 'object' || at === null) return undefined;
  for (const inner of Object.values(at)) {
    const found = listWith(inner, item);
    if (found) return found;
  }
  return undefined;
}

/** The content with the last edit of this address and kind changed; nothing when there is none. */
function* extended(
  content: LooseObject,
  at: string,
  kind: string,
  change: (old: Loose) => Loose,
): Generator<LooseObject> {
  const result = bare(content) as LooseObject;
  const known = editsOf(result).findLast((edit) => isObject(edit) && edit.at === at && edit[kind] !== undefined);
  if (!isObject(known)) return;
  known[kind] = change(known[kind]!);
  yield result;
}

function withEdit(content: LooseObject, at: string, kind: string, value: Loose, position = Infinity): LooseObject {
  const result = bare(content) as LooseObject;
  const edit: LooseObject = Object.assign(Object.create(null), { at, [kind]: value });
  result.edits = editsOf(result).toSpliced(position, 0, edit);
  return result;
}

const editsOf = (content: LooseObject): Loose[] => (Array.isArray(content.edits) ? content.edits : []);

/** The content with another value at a path; undefined takes it away. */
function withAt(own: OwnFile, path: Path, value: Loose | undefined): LooseObject {
  const result = own.copy();
  let parent: Loose = result;
  for (const key of path.slice(0, -1)) {
    const next = valueAt(parent, [key]);
    if (next !== undefined) parent = next;
    else {
      const made: LooseObject = Object.create(null);
      (parent as LooseObject)[String(key)] = made;
      parent = made;
    }
  }
  const last = path.at(-1)!;
  if (Array.isArray(parent)) parent.splice(Number(last), 1, ...(value === undefined ? [] : [value]));
  else if (value === undefined) delete (parent as LooseObject)[String(last)];
  else (parent as LooseObject)[String(last)] = value;
  return result;
}
