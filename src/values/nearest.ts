/**
 * The candidate that was probably meant: the fewest letters to change, at most a third of the name (none of two letters).
 * Differing only in case or diacritics counts as nothing to change.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(name);
  let best: string | undefined;
  let least = wanted.length < 3 ? 1 : Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    // Each letter too many is one to change; marks that count as nothing are at most one a letter.
    if (wanted.length - candidate.length >= least) continue;
    const distance = distanceOf(wanted, plain(candidate));
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

const plain = (text: string): string => text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

/** Letters to add, drop, change, or swap with the neighbour. */
function distanceOf(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = above[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(change, above[j]! + 1, row[j - 1]! + 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    [before, above] = [above, row];
  }
  return above[b.length]!;
}
