import { textWidth } from './textWidth.ts';

/** The height of a line, in letters. */
export const LINE = 1.3;
/** Browsers draw letters slightly wider than they are estimated. */
const SURE = 0.95;

/**
 * Lines of a text that fit a width. A longer word is cut with a hyphen.
 *
 * @param width in letters @param most lines; the last one ends with an ellipsis when there would be more
 */
export function wrap(text: string, width: number, most: number): string[] {
  const fits = (line: string): boolean => textWidth(line, 1) <= width * SURE;
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((one) => pieces(one, fits))) {
    const line = lines.at(-1);
    if (line !== undefined && fits(`${line} ${word}`)) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  let last = lines[most - 1]!;
  while (!fits(`${last}…`)) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last}…`];
}

function pieces(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word];
  let end = word.length - 1;
  while (end > 1 && !fits(`${word.slice(0, end)}-`)) end -= 1;
  return [`${word.slice(0, end)}-`, ...pieces(word.slice(end), fits)];
}
