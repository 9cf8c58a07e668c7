import { type Path, pointerOf } from '../files/jsonFile.ts';
import type { ReportAt } from '../files/openFile.ts';
import type { Traced } from '../files/traced.ts';
import { find, isInside, type Steps, step } from './address.ts';
import { changeList, listInside } from './replaceAt.ts';

const PLACES = ['before', 'after', 'inside'] as const;

/** Where an edit moves its target: the key, and the address it names. */
export function placeOf(edit: Traced): { side: (typeof PLACES)[number]; to: Traced } | undefined {
  const move = edit.entries?.get('move')?.entries;
  for (const side of PLACES) {
    const to = move?.get(side);
    if (to) return { side, to };
  }
  return undefined;
}

/**
 * Moves an item of a list before or after another one, or to the end of a list or of the content of a block.
 *
 * @param way of the item
 * @param done the moves of earlier edits
 */
export function moveAt(
  screen: Traced,
  way: Steps,
  edit: Traced,
  done: Map<string, string>,
  reportAt: ReportAt,
): Traced {
  const place = placeOf(edit);
  const at = String(edit.entries?.get('at')?.value ?? '');
  if (!place) return screen;
  const { side, to } = place;
  const path: Path = [...edit.path, 'move', side];
  const index = way.at(-1);
  if (typeof index !== 'number') {
    reportAt('overlay.nothing', [...edit.path, 'at'], `"${at}" is not in a list, so it cannot be moved.`);
    return screen;
  }
  const item = step(screen, way);
  const known = `${item.file.name}${pointerOf(item.path)}\nmove`;
  if (done.has(known)) {
    reportAt('overlay.twice', [...edit.path, 'at'], `An earlier edit already moves "${at}".`);
    return screen;
  }
  const address = String(to.value);
  const target = find(screen, address);
  if ('why' in target) {
    reportAt('overlay.target', path, target.why);
    return screen;
  }
  if (isInside(target, way)) {
    const where = target.length === way.length && side !== 'inside' ? 'beside itself' : 'into itself';
    reportAt('overlay.target', path, `"${at}" cannot be moved ${where}.`);
    return screen;
  }
  const list = side === 'inside' ? listInside(screen, target) : target.slice(0, -1);
  const neighbour = target.at(-1);
  if (!list || (side !== 'inside' && typeof neighbour !== 'number')) {
    const why = side === 'inside' ? 'is not a list and has no content' : 'is not in a list';
    reportAt(
      'overlay.target',
      path,
      `"${address}" ${why}, so nothing can be moved ${side === 'inside' ? 'inside' : `${side} it`}.`,
    );
    return screen;
  }
  done.set(known, at);
  const beside = side === 'inside' ? undefined : step(screen, target);
  const without = changeList(screen, way.slice(0, -1), (items) => items.toSpliced(index, 1));
  const landed = shifted(list, way);
  return changeList(without, landed, (items) => {
    if (!beside) return [...items, item];
    const next = items.indexOf(beside);
    return items.toSpliced(side === 'before' ? next : next + 1, 0, item);
  });
}

/** A path after an item before it was taken out. */
function shifted(path: Steps, taken: Steps): Steps {
  const depth = taken.length - 1;
  const index = path[depth];
  const isLater =
    typeof index === 'number' &&
    index > Number(taken[depth]) &&
    taken.slice(0, depth).every((key, at) => path[at] === key);
  return isLater ? [...path.slice(0, depth), index - 1, ...path.slice(depth + 1)] : path;
}
