import { weighted } from './checkDigits.ts';

/** 10 digits without separators; the last is Σ mod 11, and a remainder of 10 is never given out. */
export function isNip(text: string): boolean {
  const sum = weighted(text, 10, [6, 5, 7, 2, 3, 4, 5, 6, 7]);
  return sum > 0 && sum % 11 === Number(text[9]);
}
