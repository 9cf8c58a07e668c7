import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isGuessed, isGuessedFrom } from '../../../src/lang/values/guessedText.ts';
import { isPassword } from '../../../src/lang/values/password.ts';

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
  if (isGuessedFrom(haslo, own)) return { kod: '1502', slowa: '1502.wlasne' };
  return isGuessed(haslo, (word) => frequent().has(word)) ? { kod: '1502', slowa: '1502.znane' } : undefined;
}

/** It is the one that the account has. */
export const SAME_PASSWORD: PasswordFault = { kod: '1502', slowa: '1502.takieSamo' };

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
