import { type Node, parseTree } from 'jsonc-parser';
import type { Json } from '../edit.ts';

/** A JSON value as it is written: how numbers and texts are spelt, which objects are on several lines. */
export type Doc = Leaf | Container;

export interface Leaf {
  kind: 'leaf';
  source: string;
  value: Json;
}

export interface Container {
  kind: 'object' | 'list';
  /** An object whose first key is on a line of its own stays so. */
  expanded: boolean;
  members: Member[];
}

export interface Member {
  /** Of an object's entry. */
  key: string;
  /** A blank line is before it. */
  apart: boolean;
  value: Doc;
}

/** @throws Error for a text that is no JSON */
export function readDoc(text: string): Doc {
  const root = parseTree(text, [], { disallowComments: true });
  if (!root) throw new Error('This file has no JSON.');
  return docOf(root, text);
}

function docOf(node: Node, text: string): Doc {
  if (node.type !== 'object' && node.type !== 'array')
    return { kind: 'leaf', source: text.slice(node.offset, node.offset + node.length), value: node.value as Json };
  let end = node.offset + 1;
  const members = (node.children ?? []).map((child): Member => {
    const gap = text.slice(end, child.offset);
    end = child.offset + child.length;
    const [key, value] = child.type === 'property' ? child.children! : [undefined, child];
    return { key: key ? String(key.value) : '', apart: isApart(gap), value: docOf(value!, text) };
  });
  const [first] = node.children ?? [];
  const expanded =
    node.type === 'object' && first !== undefined && text.slice(node.offset, first.offset).includes('\n');
  return { kind: node.type === 'object' ? 'object' : 'list', expanded, members };
}

const isApart = (gap: string): boolean => gap.includes(',') && gap.split('\n').length > 2;

/**
 * A value as a formatter writes it.
 *
 * @param expanded whether the objects of its file are on several lines even if they would fit on one
 * @param written how its file writes a value already: a part that comes from elsewhere in it keeps its lines
 */
export function newDoc(
  value: Json,
  expanded: boolean,
  written: (value: Json) => Doc | undefined = () => undefined,
): Doc {
  if (typeof value !== 'object' || value === null) return { kind: 'leaf', source: JSON.stringify(value), value };
  const old = written(value);
  if (old) return old;
  const isList = Array.isArray(value);
  const members = Object.entries(value).map(
    ([key, item]: [string, Json]): Member => ({
      key: isList ? '' : key,
      apart: false,
      value: newDoc(item, expanded, written),
    }),
  );
  return { kind: isList ? 'list' : 'object', expanded: expanded && !isList && members.length > 0, members };
}

/** Are all its objects on several lines, also short ones? The outermost one says nothing. */
export function isSpread(doc: Doc): boolean {
  const inner = innerObjects(doc);
  return inner.length > 0 && inner.every(({ expanded }) => expanded);
}

function innerObjects(doc: Doc): Container[] {
  if (doc.kind === 'leaf') return [];
  return doc.members.flatMap(({ value }) => [
    ...(value.kind === 'object' && value.members.length > 0 ? [value] : []),
    ...innerObjects(value),
  ]);
}
