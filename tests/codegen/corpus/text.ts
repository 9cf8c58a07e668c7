import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import type { Path } from '../../../codegen/files/jsonFile.ts';

const format = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

/** The text of a JSON file with another value at one place; the rest stays as it is. */
export const withValue = (text: string, path: Path, value: unknown): string =>
  applyEdits(text, modify(text, [...path], value, format));

export const without = (text: string, path: Path): string => withValue(text, path, undefined);

/** With one more entry at the end of a list. */
export const withEntry = (text: string, path: Path, length: number, value: unknown): string =>
  applyEdits(text, modify(text, [...path, length], value, { ...format, isArrayInsertion: true }));

/** With another name for a key. */
export function withKey(text: string, path: Path, key: string): string {
  const node = parseTree(text);
  const written = node && findNodeAtLocation(node, [...path])?.parent?.children?.[0];
  if (!written) throw new Error(`There is no key ${path.join('/')}`);
  return text.slice(0, written.offset) + JSON.stringify(key) + text.slice(written.offset + written.length);
}

/** With the key written a second time, behind itself. */
export function withKeyTwice(text: string, path: Path): string {
  const node = parseTree(text);
  const property = node && findNodeAtLocation(node, [...path])?.parent;
  if (!property) throw new Error(`There is no key ${path.join('/')}`);
  const end = property.offset + property.length;
  return `${text.slice(0, end)}, ${text.slice(property.offset, end)}${text.slice(end)}`;
}

/** The offsets of a value in the text. */
export function rangeOf(text: string, path: Path): { from: number; to: number } {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, [...path]);
  if (!node) throw new Error(`There is no value at ${path.join('/')}`);
  return { from: node.offset, to: node.offset + node.length };
}
