/**
 * The candidate that was probably meant: the fewest letters to change, at most a third of the name (none of two letters).
 * Differing only in case or diacritics counts as nothing to change.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(name);
  let best: string | undefined;
  let least = wanted.length < 3 ? 1 : slipsIn(wanted) + 1;
  for (const candidate of candidates) {
    // Each letter too many is one to change; marks that count as nothing are at most one a letter.
    if (wanted.length - candidate.length >= least) continue;
    const distance = distanceOf(wanted, plain(candidate), least - 1);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** The same for one word without marks that many are compared with: is one of the two probably a slip of the other? */
export const isNear = (wanted: string, other: string): boolean =>
  distanceOf(wanted, other, slipsIn(wanted)) <= slipsIn(wanted);

const slipsIn = (wanted: string): number => Math.max(1, Math.floor(wanted.length / 3));

const plain = (text: string): string => text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Letters to add, drop, change, or swap with the neighbour.
 *
 * @param most is enough to know: as soon as there are more, it is one more
 */
function distanceOf(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  // Each letter that the other has nowhere is one to change; most words are done with here.
  let strange = 0;
  for (let i = 0; i < a.length; i++) if (!b.includes(a[i]!) && ++strange > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  let leastAbove = 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const change = above[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let fewest = Math.min(change, above[j]! + 1, row[j - 1]! + 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) fewest = Math.min(fewest, before[j - 2]! + 1);
      row[j] = fewest;
      least = Math.min(least, fewest);
    }
    // A swap reaches over one row, so two are needed to know.
    if (least > most && leastAbove > most) return most + 1;
    leastAbove = least;
    [before, above] = [above, row];
  }
  return above[b.length]!;
}
