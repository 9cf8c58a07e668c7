import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPassword } from '../../../src/lang/values/password.ts';

/** With more characters than this around a known word, guessing the word alone is useless. */
const AROUND = 6;
const FEWEST_DIFFERENT = 5;

/**
 * What is wrong with a new password.
 *
 * @param former the one it replaces, where it is known
 * @param own the first guesses of anyone who knows the account: its login, names, e-mail
 * @returns '1105' it does not meet the rules, '1502' it is the same as before or easily guessed; undefined: nothing
 */
export function passwordFault(
  haslo: string,
  former?: string,
  own: readonly string[] = [],
): '1105' | '1502' | undefined {
  if (!isPassword(haslo)) return '1105';
  return haslo === former || isGuessed(haslo, own) ? '1502' : undefined;
}

/** Among the first guesses of a program: a frequent password or a local word, with the usual additions. */
function isGuessed(haslo: string, own: readonly string[]): boolean {
  const plain = withoutMarks(haslo);
  if (new Set(plain).size < FEWEST_DIFFERENT) return true;
  const owned = own.flatMap(wordsIn).filter((word) => word.length >= 4);
  const known = (text: string) => frequent().has(text) || owned.includes(text);
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

/** The parts of a name or an address, and all of it in one word. */
function wordsIn(text: string): string[] {
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

const withoutMarks = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');

let words: ReadonlySet<string> | undefined;

/** Read when the first password is chosen. */
export function frequent(): ReadonlySet<string> {
  words ??= new Set([...wordsOf('hasla.txt'), ...wordsOf('haslaMiejscowe.txt'), ...wordsOf('imionaINazwiska.txt')]);
  return words;
}

const wordsOf = (file: string): string[] =>
  readFileSync(join(import.meta.dirname, 'data', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
