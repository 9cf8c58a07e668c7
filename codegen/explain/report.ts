import type { Explained, Located } from './explained.ts';

const LONGEST = 300;

/** An explained value as lines: the value, its place, and the value that it replaces. */
export function explainReport(all: readonly Explained[]): string {
  return all.map(one).join('\n\n');
}

function one({ address, now, by, parts, definitions = [], moved, through, below }: Explained): string {
  const lines = [address];
  if (now) lines.push(...shown('', now));
  else lines.push(by ? `  removed at ${place(by)}` : '  The overlay removes it.');
  for (const part of parts) lines.push(...shown(`its part ${part.address}: `, part.located));
  for (const one of definitions) lines.push(...shown(`by ${one.address}: `, one.located));
  if (moved) lines.push(`  moved at ${place(moved)}`);
  if (through) lines.push(`  through the include at ${place(through)}`);
  if (below) lines.push(...shown('below: ', below));
  return lines.join('\n');
}

const shown = (before: string, located: Located): string[] =>
  located.value === undefined
    ? [`  ${before}${place(located)}`]
    : [`  ${before}${short(located.value)}`, `    ${place(located)}`];
const place = ({ file, line, column }: Located): string => `${file}:${line}:${column}`;

function short(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
