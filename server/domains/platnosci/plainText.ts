/**
 * A text that a provider's forms and signatures keep unchanged: one line, without control characters, lone surrogates
 * and the separators that PHP escapes and JavaScript does not, cut to the given length.
 */
export function plainText(text: string, longest: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return [...line].slice(0, longest).join('').trimEnd();
}
