import { expect, test } from 'vitest';
import { formatWholeNumber } from '../../../src/lang/values/wholeNumber.ts';

const numbers = [0, 7, -7, 999, 1000, 1234, -1234, 9999, 10_000, 12_345, -12_345, 999_999, 1_234_567, 2 ** 53 - 1];

test.each(['pl', 'en', 'de', 'uk', 'fr'])('a whole number is written as Intl writes it in %s', (language) => {
  const intl = new Intl.NumberFormat(language);
  for (const value of numbers) expect(formatWholeNumber(value, language)).toBe(intl.format(value));
});
