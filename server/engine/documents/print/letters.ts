import { fonts } from './fonts.ts';

/** Control characters (except the line break), marks that change the direction of writing, and characters without width. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}]|\p{Variation_Selector}/gu;
const PLAIN = /^[\n -~]*$/;
const UNKNOWN = '\ufffd';

/**
 * The text as it can be printed: composed letters, no control characters, and a visible mark for each letter missing in the
 * font, so that nothing disappears unnoticed and hidden marks cannot mislead a reader.
 */
export function printable(text: string): string {
  if (PLAIN.test(text)) return text;
  const cleaned = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(UNSEEN, '');
  const font = fonts().regular;
  let printed = '';
  for (const letter of cleaned) {
    printed += letter === '\n' || font.hasGlyphForCodePoint(letter.codePointAt(0)!) ? letter : UNKNOWN;
  }
  return printed;
}
