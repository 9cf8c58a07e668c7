/**
 * The word with one slip: a letter left out, doubled or swapped with the next one.
 *
 * @param taken words that mean something else here
 */
export function misspelt(word: string, pick: (below: number) => number, taken: Iterable<string> = []): string {
  const others = new Set([...taken, word]);
  const letters = [...word].flatMap((letter, at) => (/\p{L}|\d/u.test(letter) && at > 0 ? [at] : []));
  for (let round = 0; round < 20 && letters.length > 0; round += 1) {
    const at = letters[pick(letters.length)]!;
    const slip = [
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + word[at] + word.slice(at),
      word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
    ][pick(3)]!;
    if (!others.has(slip) && slip.length > 1 && /[\p{L}\d]$/u.test(slip)) return slip;
  }
  return `${word}x`;
}
