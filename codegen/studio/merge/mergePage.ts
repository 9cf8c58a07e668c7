import { blocksIn } from '../pages/blocks.ts';
import type { Decide, Three } from './conflict.ts';

type Pieces = readonly string[];

/** A conflict names a block by its first letters, at most this many. */
const LONGEST = 60;

/** The outermost blocks of a page, each with the text up to the next one; undefined: the page cannot be split into blocks. */
function piecesOf(html: string): Pieces | undefined {
  const found = blocksIn(html);
  if ('why' in found) return undefined;
  const starts = found.blocks.map(([from]) => from);
  if (starts.length === 0) return undefined;
  return starts.map((from, index) => html.slice(index === 0 ? 0 : from, starts[index + 1] ?? html.length));
}

/**
 * Merges the versions of a page block by block.
 *
 * @returns undefined: one of them cannot be read as blocks
 */
export function mergedPage(
  file: string,
  texts: Record<keyof Three<string>, string>,
  decide: Decide,
): string | undefined {
  const base = piecesOf(texts.base);
  const ours = piecesOf(texts.ours);
  const theirs = piecesOf(texts.theirs);
  if (!base || !ours || !theirs) return undefined;
  const pairs = { ours: alike(base, ours), theirs: alike(base, theirs) };
  const merged: string[] = [];
  let at = { base: 0, ours: 0, theirs: 0 };
  // From one block that is the same in all three to the next.
  for (let next = 0; next <= base.length; next += 1) {
    const here =
      next < base.length ? { ours: pairs.ours.get(next), theirs: pairs.theirs.get(next) } : END(ours, theirs);
    if (here.ours === undefined || here.theirs === undefined) continue;
    const was = base.slice(at.base, next);
    const [mine, other] = [ours.slice(at.ours, here.ours), theirs.slice(at.theirs, here.theirs)];
    merged.push(...between(file, was, mine, other, decide));
    if (next < base.length) merged.push(base[next]!);
    at = { base: next + 1, ours: here.ours + 1, theirs: here.theirs + 1 };
  }
  return merged.join('');
}

const END = (ours: Pieces, theirs: Pieces) => ({ ours: ours.length, theirs: theirs.length });

/** Merges the blocks between two unchanged ones. Where both sides only added blocks, all of them are kept. */
function between(file: string, base: Pieces, ours: Pieces, theirs: Pieces, decide: Decide): Pieces {
  const isSame = (a: Pieces, b: Pieces): boolean => a.join('') === b.join('');
  if (isSame(ours, theirs) || isSame(theirs, base)) return ours;
  if (isSame(ours, base)) return theirs;
  if (base.length === 0) return ours.join('') < theirs.join('') ? [...ours, ...theirs] : [...theirs, ...ours];
  const version = (pieces: Pieces) => ({
    did: pieces.length === 0 ? ('removed' as const) : ('changed' as const),
    value: pieces.length === 0 ? undefined : pieces.join(''),
  });
  const way = [{ name: wordsOf(base.join('')).slice(0, LONGEST) }];
  return decide({ file, way, ours: version(ours), theirs: version(theirs) }) === 'ours' ? ours : theirs;
}

/** The visible text of a block. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The longest common part of two lists: for positions in the first those in the second. */
function alike(first: Pieces, second: Pieces): Map<number, number> {
  const trimmed = second.map((piece) => piece.trim());
  const lengths = Array.from({ length: first.length + 1 }, () => new Uint32Array(second.length + 1));
  for (let a = first.length - 1; a >= 0; a -= 1)
    for (let b = second.length - 1; b >= 0; b -= 1)
      lengths[a]![b] =
        first[a]!.trim() === trimmed[b]
          ? lengths[a + 1]![b + 1]! + 1
          : Math.max(lengths[a + 1]![b]!, lengths[a]![b + 1]!);
  const pairs = new Map<number, number>();
  let [a, b] = [0, 0];
  while (a < first.length && b < second.length) {
    if (first[a]!.trim() === trimmed[b]) {
      pairs.set(a, b);
      a += 1;
      b += 1;
    } else if (lengths[a + 1]![b]! >= lengths[a]![b + 1]!) a += 1;
    else b += 1;
  }
  return pairs;
}
