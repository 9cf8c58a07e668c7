import { findNodeAtLocation, getLocation, type Node, parseTree } from 'jsonc-parser';
import { type Path, pointerOf } from '../files/jsonFile.ts';

/** The place of a cursor in a JSON file, which may be incomplete. */
export interface Cursor {
  path: Path;
  pointer: string;
  /** The cursor is at a key of the object at `path`. */
  key: boolean;
  /** The characters that a completion replaces: those inside quotes, if there are any. */
  from: number;
  to: number;
  quoted: boolean;
  /** Number of characters of a text before the cursor. */
  inside: number;
}

export function cursorAt(text: string, offset: number): Cursor {
  const location = getLocation(text, offset);
  const { path: full, isAtPropertyKey: key } = location;
  const path = key ? full.slice(0, -1) : full;
  const tree = parseTree(text);
  const value = tree && findNodeAtLocation(tree, [...full]);
  const node = key ? keyNodeAt(tree, offset) : value;
  const quoted = node?.type === 'string' && node.offset < offset && offset <= node.offset + node.length;
  const end = quoted ? node.offset + node.length : offset;
  const closed = quoted && node.length > 1 && text[end - 1] === '"';
  return {
    path,
    pointer: pointerOf(path),
    key,
    quoted,
    from: quoted ? node.offset + 1 : offset,
    to: closed ? end - 1 : end,
    inside: quoted ? decodedLength(text.slice(node.offset + 1, offset)) : 0,
  };
}

function keyNodeAt(tree: Node | undefined, offset: number): Node | undefined {
  if (!tree) return undefined;
  if (tree.type === 'property') {
    const [key] = tree.children ?? [];
    if (key && key.offset <= offset && offset <= key.offset + key.length) return key;
  }
  for (const child of tree.children ?? [])
    if (child.offset <= offset && offset <= child.offset + child.length) {
      const found = keyNodeAt(child, offset);
      if (found) return found;
    }
  return undefined;
}

/** How many characters are written so in JSON. */
function decodedLength(written: string): number {
  return written.replace(/\\(u[0-9a-fA-F]{4}|.)/g, '_').length;
}
