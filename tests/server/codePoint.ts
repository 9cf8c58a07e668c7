import fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };

/** Any letter or sign, as the unit of a text. With `unit: 'binary'` fast-check first makes a table of all of them, a second and 180 MB. */
export const codePoint = fc
  .nat(0x10ffff - SURROGATES.count)
  .map((number) => String.fromCodePoint(number < SURROGATES.first ? number : number + SURROGATES.count));
