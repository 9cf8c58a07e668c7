import type { Path } from '../../files/jsonFile.ts';
import { applied, type PartEdit } from '../applied.ts';
import { type Beside, Refusal } from '../edit.ts';
import type { OwnFile } from '../overlay/ownFile.ts';
import { addressOf, CONFIG } from '../place.ts';
import { isObject, type Loose, type LooseObject, nameOf, valueAt } from '../value.ts';
import { movedIn } from './order.ts';

type Move = Extract<PartEdit, { kind: 'move' }>;

/**
 * The content of an overlay's file with which the lists of the merged file have the wanted order. Parts are moved one by one, as
 * somebody would move them. A list that no move can bring into this order stays as it is.
 */
export function reordered(file: OwnFile, wanted: Loose): LooseObject {
  const tried = new Set<string>();
  let own = file;
  for (;;) {
    const move = movesTo(wanted, own).find(({ at }) => !tried.has(at));
    if (!move) return own.value!;
    tried.add(move.at);
    const content = contentAfter(own, move);
    if (content) own = own.with(content);
  }
}

function contentAfter(own: OwnFile, move: Move): LooseObject | undefined {
  try {
    return own.contentFor(move, applied(own.now.file, move))?.content;
  } catch (failure) {
    // Two parts have one address: the check refuses them.
    if (failure instanceof Refusal) return undefined;
    throw failure;
  }
}

/** Of each list in another order the first move that brings it nearer to the wanted one. */
function movesTo(wanted: Loose, { now: { file, value: root } }: OwnFile): readonly Move[] {
  const moves: Move[] = [];
  const visit = (now: Loose | undefined, then: Loose | undefined, path: Path): void => {
    if (isObject(now) && isObject(then)) {
      for (const key of Object.keys(now)) visit(now[key], then[key], [...path, key]);
      return;
    }
    if (!Array.isArray(now) || !Array.isArray(then)) return;
    const [names, order] = [namesIn(now), namesIn(then)];
    if (!names || !order || names.toSorted().join('\0') !== order.toSorted().join('\0')) return;
    const moved = movedIn(names, order);
    const name = order.find((one) => moved.has(one));
    const at = name && addressIn(file.name, root, [...path, names.indexOf(name)]);
    if (at) moves.push({ kind: 'move', file: file.name, at, beside: besideIn(names, order, name) });
    for (const [index, one] of names.entries()) visit(now[index], then[order.indexOf(one)], [...path, index]);
  };
  visit(root, wanted, []);
  return moves;
}

function besideIn(names: readonly string[], order: readonly string[], name: string): Beside {
  const before = order[order.indexOf(name) - 1];
  return before === undefined ? { side: 'before', name: names[0]! } : { side: 'after', name: before };
}

function namesIn(list: readonly Loose[]): readonly string[] | undefined {
  const names = list.map(nameOf).filter((name) => name !== undefined);
  return new Set(names).size === list.length ? names : undefined;
}

function addressIn(name: string, root: Loose, path: Path): string | undefined {
  if (name !== CONFIG) return addressOf(root, path);
  return path
    .map((key, index) => (typeof key === 'number' ? nameOf(valueAt(root, path.slice(0, index + 1))) : key))
    .join('/');
}
