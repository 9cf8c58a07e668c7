/** A lower case and an upper case letter of any alphabet, a digit, and something that is neither: a sign or a blank. */
const NEEDED = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{N}\p{C}]/u];

/** The minimum length, in characters. */
const MIN_PASSWORD = 8;

/**
 * What the form of a password asks before the office does: length and kinds of characters. Whether it is on the list of
 * those that everybody tries first, only the office knows.
 */
export function isPassword(text: string): boolean {
  return [...text].length >= MIN_PASSWORD && NEEDED.every((kind) => kind.test(text));
}

/** The strength: 1 too weak, 2 good (the minimum length), 3 very good (longer). */
export function passwordLevel(text: string): 1 | 2 | 3 {
  if (!isPassword(text)) return 1;
  return [...text].length > MIN_PASSWORD ? 3 : 2;
}
