import { weighted } from './checkDigits.ts';

const SHORT = [8, 9, 2, 3, 4, 5, 6, 7];
const LONG = [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8];

const closes = (text: string, weights: readonly number[]): boolean => {
  const sum = weighted(text, weights.length + 1, weights);
  return sum > 0 && (sum % 11) % 10 === Number(text[weights.length]);
};

/** 9 digits, or 14 for a local unit, whose first nine are a REGON themselves; Σ mod 11, 10 counts as 0. */
export function isRegon(text: string): boolean {
  return closes(text.slice(0, 9), SHORT) && (text.length === 9 || closes(text, LONG));
}
