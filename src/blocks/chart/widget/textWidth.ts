/** Shares of the letter size, as in Manrope. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,:;'’!|\u0131іїІЇ]/, 0.27],
  [/[\s ()[\]frt\-–/"]/, 0.36],
  [/[mwMWшщжюфмШЩЖЮФМ%—@]/, 0.86],
  [/\p{Lu}/u, 0.68],
  // ECharts takes the height of a line from the width of one.
  [/\p{Script=Han}/u, 1],
];
const USUAL = 0.57;

/** An estimate of the width of a text, since the office has no page to measure it in. @param size of the letters, pixels */
export function textWidth(text: string, size: number): number {
  const letters = Array.from(text.normalize('NFD').replace(/\p{M}/gu, ''));
  const widths = letters.map((letter) => WIDTHS.find(([these]) => these.test(letter))?.[1] ?? USUAL);
  return size * widths.reduce((sum, width) => sum + width, 0);
}
