import type { Range } from '../../../studio/pages/blocks.ts';

/**
 * The text of a page after an edit. Blocks that stay keep their bytes, and what is between them; the others are written anew.
 *
 * @param ranges the blocks of the file
 * @param blocks of the edited page: the number of a block that stays, in rising order, or the HTML of another one
 */
export function reassemble(text: string, ranges: readonly Range[], blocks: readonly (number | string)[]): string {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  /** What is before a block; before the one after the last it is the end of the file. */
  const gap = (index: number): string => text.slice(ranges[index - 1]?.[1] ?? 0, ranges[index]?.[0] ?? text.length);

  /** What stands between two blocks that stay, in place of the blocks from `from` to `until`. */
  const between = (from: number, until: number, made: readonly string[]): string => {
    if (made.length === until - from) return made.map((html, index) => gap(from + index) + html).join('') + gap(until);
    const gaps = Array.from({ length: until - from + 1 }, (_, index) => gap(from + index));
    // Comments between blocks stay.
    const lines = [...gaps.map((one) => one.trim()).filter((one) => one !== ''), ...made].join(newline);
    const before = from === 0 ? '' : blankOr(gap(from), newline);
    if (until === ranges.length) return (lines && before + lines) + /\s*$/.exec(gap(until))![0];
    if (lines === '') return from === 0 ? '' : blankOr(gap(until), newline);
    return before + lines + (until > from ? blankOr(gap(until), newline) : before || newline);
  };

  let result = '';
  let next = 0;
  let made: string[] = [];
  for (const block of blocks) {
    if (typeof block === 'string') made.push(block.replaceAll('\n', newline));
    else {
      result += between(next, block, made) + text.slice(...ranges[block]!);
      next = block + 1;
      made = [];
    }
  }
  return result + between(next, ranges.length, made);
}

const blankOr = (gap: string, newline: string): string => (gap !== '' && gap.trim() === '' ? gap : newline);
