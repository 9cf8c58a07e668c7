const sumOf = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

export const isPesel = (text = ''): boolean =>
  /^\d{11}$/.test(text) && sumOf(text, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0;

export const isNip = (text = ''): boolean =>
  /^\d{10}$/.test(text) && sumOf(text, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(text[9]);

export const isPassword = (text = ''): boolean =>
  text.length >= 8 && [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d\s]/u].every((kind) => kind.test(text));
