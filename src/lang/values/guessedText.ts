import { withoutMarks } from './password.ts';

/** With more characters than this around a known word, guessing the word alone is useless. */
const AROUND = 6;

/** Is a secret one of the first guesses of a program: a known word, with the usual additions? */
export function isGuessed(secret: string, known: (word: string) => boolean): boolean {
  const plain = withoutMarks(secret);
  return [plain, withoutShift(plain), withoutLeet(plain)].some((text) => {
    const joined = text.replace(/[^a-z0-9]/g, '');
    const word = joined.replace(/^\d+|\d+$/g, '');
    const digits = joined.replace(/[a-z]/g, '');
    return (
      known(text) ||
      known(joined) ||
      (text.length - word.length <= AROUND && known(word)) ||
      (text.length - digits.length <= AROUND - 2 && digits.length >= 6 && known(digits))
    );
  });
}

/** Is it a guess of anyone who knows these words of its owner: login, names, e-mail? Shorter parts than four letters do not count. */
export function isGuessedFrom(secret: string, words: readonly string[]): boolean {
  const parts = words.flatMap(partsOf).filter((part) => part.length >= 4);
  return isGuessed(secret, (word) => parts.includes(word));
}

/** The parts of a name or an address, and all of it in one word. */
function partsOf(text: string): string[] {
  const plain = withoutMarks(text.split('@')[0]!);
  return [...plain.split(/[^a-z0-9]+/), plain.replace(/[^a-z]/g, '')];
}

/** Letters that signs and digits replace, and the characters of the number keys without Shift. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const SHIFT = ')!@#$%^&*(';

/** Signs at the end are not replaced: `Haslo!2` ends with a sign, not with an i. */
const withoutLeet = (text: string): string => {
  const body = text.replace(/[^a-z]+$/, '');
  return body.replace(/[^a-z]/g, (sign) => LEET[sign] ?? sign) + text.slice(body.length);
};
const withoutShift = (text: string): string =>
  text.replace(/./gu, (sign) => (SHIFT.includes(sign) ? String(SHIFT.indexOf(sign)) : sign));
