/**
 * A text that a provider's forms and signatures hold as it is: one line, without control characters, halves of letters
 * and the separators that PHP escapes and JavaScript does not, no longer than it takes.
 */
export function plainText(text: string, longest: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return [...line].slice(0, longest).join('').trimEnd();
}
