import type { Ast, Message, Range } from './ast.ts';
import type { Facts } from './facts.ts';
import { noFacts } from './facts.ts';
import type { Tree } from './tree.ts';
import type { Type } from './types.ts';

/** The checker's findings for one part of an expression. */
export interface Checked {
  ast: Ast;
  type: Type;
  /** The type without the facts of conditions. */
  declared: Type;
  tree: Tree;
  /** `row.kwota`, when it is a name or a field of one. */
  path?: string;
  /** What conditions prove is noted under this key: the path, or the tree of a call. */
  key?: string;
  /** It tells the variants of a record apart: the key of its facts, and the words of all variants. */
  tells?: { key: string; words: readonly string[] };
  /** The paths that are certainly present when this is not null. */
  there: Facts;
  /** The paths that are certainly present when this condition is true; and when it is false. */
  yes: Facts;
  no: Facts;
  /** Of a list its items, of `map` what each becomes, of a written record its values, of a choice its two results. */
  parts?: readonly Checked[];
}

/** How a part of the checker reports a problem. */
export type Report = (message: Message, range: Range) => void;

export function checked(ast: Ast, type: Type, tree: Tree, more: Partial<Checked> = {}): Checked {
  const there = more.there ?? noFacts;
  return { ast, type, declared: type, tree, there, yes: there, no: noFacts, ...more };
}

export const isNull = (part: Checked): boolean => part.ast.kind === 'literal' && part.ast.value === null;

/** Zero is zero in any unit: a plain 0 may stand for an amount. */
export const isZero = (part: Checked): boolean => part.ast.kind === 'literal' && part.ast.value === 0;

/** The text literals in a part, each with its position. */
export function writtenWords(ast: Ast): { word: string; at: Range }[] {
  if (ast.kind === 'literal') return typeof ast.value === 'string' ? [{ word: ast.value, at: ast }] : [];
  if (ast.kind === 'choice') return [...writtenWords(ast.yes), ...writtenWords(ast.no)];
  return ast.kind === 'list' ? ast.items.flatMap(writtenWords) : [];
}
