import { expect, test } from 'vitest';
import { isGuessedFrom } from '../../../src/lang/values/guessedText.ts';

const own = ['anna.nowak', 'Anna', 'Nowak', 'a.nowak@poczta.example', 'Ł'];

test.each([
  ['Nowak-2026!', true, 'the surname with the usual additions'],
  ['N0w@k-2026', true, 'with signs for letters'],
  ['AnnaNowak1!', true, 'the login without its dot'],
  ['Nowak-Lipowa-77', false, 'with a word that nobody guesses'],
  ['poczta.Example1', false, 'only the part before the @ is their own'],
  ['Zielony-Rower-7', false, 'nothing of theirs'],
])('%j: %s (%s)', (secret, guessed) => {
  expect(isGuessedFrom(secret, own)).toBe(guessed);
});

test('a part of three letters is no word of its own', () => expect(isGuessedFrom('Jan-20266!', ['Jan'])).toBe(false));
