/**
 * The nearest candidate by edit distance: at most a third of the letters may differ, and none in a name of two letters.
 * Differences in case and diacritics do not count.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(name);
  let best: string | undefined;
  let least = wanted.length < 3 ? 1 : slipsIn(wanted) + 1;
  for (const candidate of candidates) {
    // Each surplus letter costs one change, and a candidate is never shorter than its form without diacritics.
    if (wanted.length - candidate.length >= least) continue;
    const distance = distanceOf(wanted, plain(candidate), least - 1);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** For comparing one word with many, both without diacritics: is one probably a misspelling of the other? */
export const isNear = (wanted: string, other: string): boolean =>
  distanceOf(wanted, other, slipsIn(wanted)) <= slipsIn(wanted);

const slipsIn = (wanted: string): number => Math.max(1, Math.floor(wanted.length / 3));

const plain = (text: string): string => text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Edit distance: letters to add, drop, change, or swap with the neighbour. Libraries that are maintained do not count a swap as
 * one change, and so miss it in most short names.
 *
 * @param most the limit; the result for any larger distance is `most + 1`
 */
function distanceOf(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  // Each letter that is missing in the other word costs one change; this decides most words.
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
    // A swap skips one row, so two rows must exceed the limit.
    if (least > most && leastAbove > most) return most + 1;
    leastAbove = least;
    [before, above] = [above, row];
  }
  return above[b.length]!;
}
