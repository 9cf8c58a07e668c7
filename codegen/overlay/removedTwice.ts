import type { Traced } from '../files/traced.ts';
import { find, isInside, type Steps } from './address.ts';

type Way = Steps | { why: string };

interface One {
  at: string;
  way: Way;
  beside: boolean;
  removes: boolean;
  moves: boolean;
}

/** Edits of what another edit removes, or of something inside it: by position, a sentence about it. */
export function removedTwice(base: Traced, edits: readonly Traced[]): ReadonlyMap<number, string> {
  const all = edits.map((edit): One => {
    const at = String(edit.entries?.get('at')?.value ?? '');
    const beside = edit.entries?.has('before') || edit.entries?.has('after') || false;
    const removes = edit.entries?.get('remove')?.value === true;
    return { at, way: find(base, at), beside, removes, moves: edit.entries?.has('move') ?? false };
  });
  const removals = all.flatMap((one, index) => (one.removes ? [{ ...one, index }] : []));
  const found = new Map<number, string>();
  for (const [index, one] of all.entries()) {
    for (const other of removals) {
      const later = index < other.index;
      // Of two removals the first one counts, and what is put beside a part before its removal takes its place.
      const fine = later && other.at === one.at && (one.removes || one.beside);
      if (index === other.index || fine || !within(one.way, other.way) || isSaved(all, one, other)) continue;
      const when = later ? 'A later' : 'An earlier';
      found.set(index, `${when} edit removes "${other.at}"${later ? ', so this has no effect' : ''}.`);
      break;
    }
  }
  return found;
}

const within = (way: Way, outer: Way): boolean => !('why' in way) && !('why' in outer) && isInside(way, outer);

/** Was it moved out of what is removed, before that? */
const isSaved = (all: readonly One[], one: One, removal: One & { index: number }): boolean =>
  all.some(
    ({ moves, way, at }, index) =>
      moves && index < removal.index && at !== removal.at && within(way, removal.way) && within(one.way, way),
  );
