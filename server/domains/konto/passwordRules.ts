import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPassword, withoutMarks } from '../../../src/lang/values/password.ts';

/** With more characters than this around a known word, guessing the word alone is useless. */
const AROUND = 6;

/** The code of the contract, and the key of the reason in words. */
export interface PasswordFault {
  kod: '1105' | '1502';
  slowa: '1105' | '1502.takieSamo' | '1502.wlasne' | '1502.znane';
}

/**
 * What is wrong with a new password.
 *
 * @param former the one it replaces, where it is known
 * @param own the first guesses of anyone who knows the account: its login, names, e-mail
 * @returns undefined: nothing
 */
export function passwordFault(haslo: string, former?: string, own: readonly string[] = []): PasswordFault | undefined {
  if (!isPassword(haslo)) return { kod: '1105', slowa: '1105' };
  if (haslo === former) return SAME_PASSWORD;
  const owned = own.flatMap(wordsIn).filter((word) => word.length >= 4);
  if (isGuessed(haslo, (text) => owned.includes(text))) return { kod: '1502', slowa: '1502.wlasne' };
  return isGuessed(haslo, (text) => frequent().has(text)) ? { kod: '1502', slowa: '1502.znane' } : undefined;
}

/** It is the one that the account has. */
export const SAME_PASSWORD: PasswordFault = { kod: '1502', slowa: '1502.takieSamo' };

/** Among the first guesses of a program: a known word, with the usual additions. */
function isGuessed(haslo: string, known: (text: string) => boolean): boolean {
  const plain = withoutMarks(haslo);
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
