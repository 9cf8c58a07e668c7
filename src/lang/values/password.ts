/** A lower case and an upper case letter of any alphabet, a digit, and something that is neither: a sign or a blank. */
const NEEDED = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{N}\p{C}]/u];

/** The minimum length, in characters. */
const MIN_PASSWORD = 8;
/** With fewer different characters, large and small alike, it is guessed at once. */
const FEWEST_DIFFERENT = 5;

/**
 * The rules that form and office share: length, kinds of characters, and enough different ones. Whether it is on the list
 * of those that everybody tries first, only the office knows.
 */
export function isPassword(text: string): boolean {
  const different = new Set(withoutMarks(text)).size;
  return [...text].length >= MIN_PASSWORD && different >= FEWEST_DIFFERENT && NEEDED.every((kind) => kind.test(text));
}

/** In small letters without marks: ł is l. */
export const withoutMarks = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');

/** The strength: 1 too weak, 2 good (the minimum length), 3 very good (longer). */
export function passwordLevel(text: string): 1 | 2 | 3 {
  if (!isPassword(text)) return 1;
  return [...text].length > MIN_PASSWORD ? 3 : 2;
}
