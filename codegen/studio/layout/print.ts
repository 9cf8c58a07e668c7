import type { Container, Doc } from './doc.ts';

export interface Style {
  /** Of one level. */
  indent: string;
  newline: string;
  /** What is after the last bracket. */
  ending: string;
  /** Longest line. */
  width: number;
}

/**
 * A file as Biome writes it: an object that is expanded stays so; anything else is on one line if it fits, a list of numbers on as
 * few lines as possible.
 */
export function print(doc: Doc, style: Style): string {
  return `${lines(doc, '', 0, style)}${style.ending}`;
}

/** @param taken characters of the line before the value, and after it */
function lines(doc: Doc, indent: string, taken: number, style: Style): string {
  const flat = oneLine(doc);
  if (flat !== undefined && (doc.kind === 'leaf' || taken + length(flat) <= style.width)) return flat;
  const { kind, members } = doc as Container;
  const inner = indent + style.indent;
  const [open, close] = kind === 'object' ? '{}' : '[]';
  if (isNumbers(doc as Container))
    return [open, ...filled(members.map(sourceOf), inner, style), indent + close].join(style.newline);
  const written = members.map(({ key, apart, value }, index) => {
    const comma = index < members.length - 1 ? ',' : '';
    const start = inner + (kind === 'object' ? `${JSON.stringify(key)}: ` : '');
    return `${apart ? style.newline : ''}${start}${lines(value, inner, widthOf(start, style) + comma.length, style)}${comma}`;
  });
  return [open, ...written, indent + close].join(style.newline);
}

/** On one line, unless something in it needs several. */
function oneLine(doc: Doc): string | undefined {
  if (doc.kind === 'leaf') return doc.source;
  if (doc.members.length === 0) return doc.kind === 'object' ? '{}' : '[]';
  if (doc.expanded) return undefined;
  const parts: string[] = [];
  for (const { key, apart, value } of doc.members) {
    const part = apart ? undefined : oneLine(value);
    if (part === undefined) return undefined;
    parts.push(doc.kind === 'object' ? `${JSON.stringify(key)}: ${part}` : part);
  }
  return doc.kind === 'object' ? `{ ${parts.join(', ')} }` : `[${parts.join(', ')}]`;
}

function filled(numbers: readonly string[], indent: string, { width }: Style): string[] {
  const rows: string[] = [];
  for (const [index, number] of numbers.entries()) {
    const word = index < numbers.length - 1 ? `${number},` : number;
    const row = rows.at(-1);
    if (row !== undefined && length(row) + 1 + length(word) <= width) rows[rows.length - 1] = `${row} ${word}`;
    else rows.push(indent + word);
  }
  return rows;
}

const isNumbers = ({ kind, members }: Container): boolean =>
  kind === 'list' && members.every(({ value }) => value.kind === 'leaf' && typeof value.value === 'number');
const sourceOf = ({ value }: { value: Doc }): string => (value.kind === 'leaf' ? value.source : '');
const length = (text: string): number => [...text].length;
/** A tab is as wide as two spaces, as Biome counts it. */
const widthOf = (text: string, { indent }: Style): number =>
  indent.startsWith('\t') ? length(text.replaceAll('\t', '  ')) : length(text);
