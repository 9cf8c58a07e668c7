/** Unchanged lines shown around a change. */
const AROUND = 2;

export interface ChangedLine {
  sign: '+' | '-' | ' ';
  /** In the text that has it. */
  number: number;
  text: string;
}

/** An edit changes one place of a file: what the two texts share at both ends is left out, but for two lines. */
export function changedLines(before: string, after: string): ChangedLine[] {
  const [old, now] = [before, after].map((text) => (text === '' ? [] : text.replace(/\n$/, '').split('\n'))) as [
    string[],
    string[],
  ];
  const least = Math.min(old.length, now.length);
  let start = 0;
  while (start < least && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < least - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const lines = (from: string[], sign: ChangedLine['sign'], first: number, last: number) =>
    from.slice(first, last).map((text, index): ChangedLine => ({ sign, number: first + index + 1, text }));
  const context = Math.max(0, start - AROUND);
  return [
    ...lines(now, ' ', context, start),
    ...lines(old, '-', start, old.length - end),
    ...lines(now, '+', start, now.length - end),
    ...lines(now, ' ', now.length - end, now.length - end + AROUND),
  ];
}
