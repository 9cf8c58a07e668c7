import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Problem } from '../../src/lang/errors/problem.ts';

/** A place in a JSON file, as keys and indexes from the root. */
export type Path = readonly (string | number)[];

export interface Place {
  line: number;
  column: number;
  length: number;
  /** The file and pointer of the part, if it is in another file. */
  file?: string;
  pointer?: string;
}

/** One JSON file with the positions of its keys and values. */
export interface JsonFile {
  /** The name of the file in problems, relative to the root of the repository or of the overlay. */
  name: string;
  value: unknown;
  /** The place of a value; of a missing one, that of the nearest existing parent. */
  place(path: Path): Place;
  /** The place of a key. */
  keyPlace(path: Path): Place;
  /** A range of characters inside a string value, for mistakes in expressions. */
  placeIn(path: Path, from: number, to: number): Place;
}

/**
 * Parses a file of a municipality.
 *
 * @returns the file, and what is wrong with it as JSON: bytes that are no UTF-8 (`json.encoding`), syntax (`json.syntax`), a key given twice (`json.duplicate`),
 *   more than 256 KiB (`json.size`) or deeper than 40 levels (`json.depth`)
 */
export function parseJsonFile(text: string, name: string): { file: JsonFile; problems: Problem[] } {
  const broken = text.indexOf(REPLACED);
  if (broken >= 0)
    return refused(name, 'json.encoding', 'This file is not UTF-8: save it as UTF-8.', placeOf(text, broken));
  // Such files are not parsed, because parsing may take too long.
  if (text.length > maxCharacters)
    return refused(name, 'json.size', `The file has ${text.length} characters; at most ${maxCharacters} are read.`);
  if (depthOf(text) > maxDepth)
    return refused(name, 'json.depth', `The file is nested deeper than ${maxDepth} levels.`);
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const starts = lineStarts(text);
  const at = (offset: number, length: number): Place => {
    let line = 0;
    let high = starts.length - 1;
    while (line < high) {
      const middle = (line + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else high = middle - 1;
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1, length };
  };
  const nodeAt = (path: Path): Node | undefined => (root ? findNodeAtLocation(root, [...path]) : undefined);
  const nearestNode = (path: Path): Node | undefined => {
    for (let end = path.length; end >= 0; end -= 1) {
      const node = nodeAt(path.slice(0, end));
      if (node) return node;
    }
    return undefined;
  };
  const place = (path: Path): Place => {
    const node = nearestNode(path);
    if (!node) return at(0, 1);
    // An object is underlined only at its opening brace.
    return at(node.offset, node.type === 'object' || node.type === 'array' ? 1 : node.length);
  };
  const file: JsonFile = {
    name,
    value: root ? plain(root) : undefined,
    place,
    keyPlace(path) {
      const key = nodeAt(path)?.parent?.children?.[0];
      return key && nodeAt(path)?.parent?.type === 'property' ? at(key.offset, key.length) : place(path);
    },
    placeIn(path, from, to) {
      const node = nodeAt(path);
      if (node?.type !== 'string') return place(path);
      const offsets = stringOffsets(text, node.offset, node.length);
      const start = offsets[Math.min(from, offsets.length - 1)] ?? node.offset;
      const end = offsets[Math.min(Math.max(to, from + 1), offsets.length - 1)] ?? start + 1;
      return at(start, Math.max(1, end - start));
    },
  };
  // One mistake causes many errors: only the first is reported.
  const problems: Problem[] = errors.slice(0, 1).map((error) => ({
    code: 'json.syntax',
    severity: 'error',
    file: name,
    pointer: '',
    ...at(error.offset, Math.max(1, error.length)),
    message: `This is not JSON: ${printParseErrorCode(error.error)
      .replace(/([A-Z])/g, ' $1')
      .trim()
      .toLowerCase()}.`,
  }));
  if (root) duplicates(root, [], problems, name, at);
  return { file, problems };
}

const maxCharacters = 256 * 1024;
const maxDepth = 40;
/** The replacement character of bytes that are not UTF-8. */
export const REPLACED = '\uFFFD';

export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** A file that is not parsed: it has no value, and every place is its beginning. */
function refused(
  name: string,
  code: string,
  message: string,
  at = { line: 1, column: 1 },
): { file: JsonFile; problems: Problem[] } {
  const start = (): Place => ({ line: 1, column: 1, length: 1 });
  return {
    file: { name, value: undefined, place: start, keyPlace: start, placeIn: start },
    problems: [{ code, severity: 'error', file: name, pointer: '', ...at, message }],
  };
}

/** The depth of nested brackets outside strings. */
function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[{\]}]/g)) {
    if (token === '[' || token === '{') {
      depth += 1;
      most = Math.max(most, depth);
    } else if (token === ']' || token === '}') depth -= 1;
  }
  return most;
}

export function pointerOf(path: Path): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Names one place of one file: `screens/imiona/lista.json#/content/0`. */
export function placeKey(file: Pick<JsonFile, 'name'>, path: Path): string {
  return `${file.name}#${pointerOf(path)}`;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
  return starts;
}

/** The value without prototypes: a key `__proto__` stays a key. */
function plain(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(plain);
  if (node.type !== 'object') return node.value;
  const object: Record<string, unknown> = Object.create(null);
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? [];
    if (key && value && !(key.value in object)) object[key.value] = plain(value);
  }
  return object;
}

function duplicates(
  node: Node,
  path: (string | number)[],
  problems: Problem[],
  file: string,
  at: (offset: number, length: number) => Place,
): void {
  const seen = new Set<string>();
  for (const [index, child] of (node.children ?? []).entries()) {
    if (node.type === 'array') duplicates(child, [...path, index], problems, file, at);
    if (child.type !== 'property') continue;
    const [key, value] = child.children ?? [];
    if (!key || !value) continue;
    const here = [...path, key.value as string];
    if (seen.has(key.value)) {
      problems.push({
        code: 'json.duplicate',
        severity: 'error',
        file,
        pointer: pointerOf(here),
        ...at(key.offset, key.length),
        message: `"${key.value}" is written twice. Keep one.`,
      });
    }
    seen.add(key.value);
    duplicates(value, here, problems, file, at);
  }
}

/** For each character of a decoded JSON string the offset in the file where it is written, and one more for its end. */
function stringOffsets(text: string, offset: number, length: number): number[] {
  const offsets: number[] = [];
  let i = offset + 1;
  const end = offset + length - 1;
  while (i < end) {
    offsets.push(i);
    i += text[i] !== '\\' ? 1 : text[i + 1] === 'u' ? 6 : 2;
  }
  offsets.push(end);
  return offsets;
}
