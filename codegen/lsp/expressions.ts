import { type Ast, macros } from '../../src/lang/expressions/ast.ts';
import type { Checked } from '../../src/lang/expressions/checked.ts';
import { compileExpression } from '../../src/lang/expressions/compile.ts';
import type { Definitions } from '../../src/lang/expressions/definitions.ts';
import { signatures } from '../../src/lang/expressions/signatures.ts';
import type { Type, Written } from '../../src/lang/expressions/types.ts';
import type { ExpressionPlace } from '../files/symbolListener.ts';
import { functionWords } from './functions.ts';

/** A completion in an expression. */
export interface Choice {
  name: string;
  type?: Type;
  written: readonly Written[];
  /** For a function: `addDays(date, n)`, and its description. */
  use?: string;
  says?: string;
  root?: true;
}

/** A placeholder for the missing operand. */
const HOLE = 'zzHole';

/**
 * Completions in an incomplete expression.
 *
 * @param at characters before the cursor
 * @returns the completions, and the start of the word that they replace
 */
export function choicesAt(
  { source, scope, facts, definitions }: ExpressionPlace,
  at: number,
): { from: number; choices: Choice[] } {
  const before = source.slice(0, at);
  const word = /[A-Za-z0-9_]*$/.exec(before)?.[0] ?? '';
  const from = at - word.length;
  if (insideText(before)) return { from, choices: wordsOf() };
  const parts: Checked[] = [];
  // The typed part, completed to a whole expression: only the types of its parts are needed.
  const text = closed(before.slice(0, from) + HOLE);
  compileExpression(text, scope, { facts, definitions, seen: (part) => parts.push(part) });
  const hole = parts.find(({ ast }) => (ast.kind === 'field' || ast.kind === 'name') && ast.name === HOLE)?.ast;
  if (hole?.kind === 'field') {
    const of = parts.find(({ ast }) => ast === hole.of)?.type;
    return { from, choices: of ? membersOf(of) : [] };
  }
  const variables = macrosAround(parts, from);
  return {
    from,
    choices: [...variables, ...roots(scope), ...(definitions ? defined(definitions) : []), ...functions()],
  };

  /** After `==` and the like: the values that the compared expression can have. */
  function wordsOf(): Choice[] {
    const outside = before.slice(0, before.lastIndexOf("'"));
    const compared = /([\w.]+)\s*(==|!=|in\s*\[.*)\s*$/.exec(outside)?.[1];
    if (!compared) return [];
    const { type } = compileExpression(compared, scope, { facts, definitions });
    return type.kind === 'word' ? type.words.map((name) => ({ name, type, written: [] })) : [];
  }
}

/** Fields of the record before the dot, or functions for its type. */
function membersOf(type: Type): Choice[] {
  const fields = type.kind === 'record' ? type.fields() : {};
  const own = Object.keys(fields).map(
    (name): Choice => ({ name, type: fields[name]!, written: (type.kind === 'record' && type.written?.(name)) || [] }),
  );
  const methods = [...signatures]
    .filter(
      ([, { method, params }]) =>
        method && type.kind !== 'record' && params[0]?.fits({ ...type, optional: false } as Type),
    )
    .map(([name, { use }]): Choice => ({ name, use, says: functionWords[name] ?? '', written: [] }));
  const ofList = type.kind === 'list' ? macros.map((name) => macro(name)) : [];
  return [...own, ...methods, ...ofList];
}

const roots = (scope: ReadonlyMap<string, Type>): Choice[] =>
  [...scope].map(([name, type]) => ({ name, type, written: [], root: true }));

const defined = (definitions: Definitions): Choice[] =>
  [...definitions.keys()].flatMap((name): Choice[] => {
    const one = definitions.get(name);
    return one
      ? [{ name, use: one.use, says: one.description ?? `Defined in ${one.where}`, written: [one.written] }]
      : [];
  });

const functions = (): Choice[] =>
  [...signatures].map(([name, { use }]) => ({ name, use, says: functionWords[name] ?? '', written: [] }));

const macro = (name: string): Choice => ({ name, use: `${name}(x, …)`, says: functionWords[name] ?? '', written: [] });

/** The variables of `filter(r, …)` and its kind around a place. */
function macrosAround(parts: readonly Checked[], at: number): Choice[] {
  return parts.flatMap(({ ast }): Choice[] => {
    if (ast.kind !== 'macro' || at < ast.body.from || at > ast.body.to) return [];
    const list = parts.find((part) => part.ast === ast.of)?.type;
    return [{ name: ast.variable, written: [], ...(list?.kind === 'list' && { type: list.of }) }];
  });
}

function insideText(before: string): boolean {
  return (before.match(/(?<!\\)'/g)?.length ?? 0) % 2 === 1;
}

/** Closes open brackets, and completes a conditional `a ? b` with `: null`. */
function closed(text: string): string {
  const open: string[] = [];
  const plain = text.replace(/'(?:[^'\\]|\\.)*'/g, (inner) => ' '.repeat(inner.length));
  for (const sign of plain) {
    if ('([{?'.includes(sign)) open.push(sign);
    else if (')]}'.includes(sign)) open.pop();
    // In a record a colon follows a name; in a conditional it stands before the other value.
    else if (sign === ':' && open.at(-1) === '?') open.pop();
  }
  return (
    text +
    open
      .reverse()
      .map((sign) => ({ '(': ')', '[': ']', '{': '}', '?': ' : null' })[sign])
      .join('')
  );
}

/** The smallest part of an expression at a place. */
export function partAt(place: ExpressionPlace, at: number): Checked | undefined {
  const range = (ast: Ast) => (ast.kind === 'field' || ast.kind === 'call' ? ast.at : ast);
  return place.parts
    .filter(({ ast }) => range(ast).from <= at && at <= range(ast).to)
    .sort((a, b) => range(a.ast).to - range(a.ast).from - (range(b.ast).to - range(b.ast).from))[0];
}
