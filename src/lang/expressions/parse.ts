import { type ASTNode, Environment, ParseError } from '@marcbachmann/cel-js';
import {
  type Ast,
  type BinaryOperator,
  type ExpressionProblem,
  isMacro,
  type Message,
  type Range,
  type RecordOf,
} from './ast.ts';
import * as say from './syntaxMessages.ts';

/** Enough for any condition; a longer expression should use a name in `calc`. */
export const MAX_NODES = 400;
export const MAX_MACRO_DEPTH = 2;
/** Limits the recursion of the library, which does not count signs in a row. */
export const MAX_LENGTH = 8000;

const cel = new Environment({ limits: { maxListElements: MAX_NODES, maxMapEntries: MAX_NODES, maxDepth: 100 } });

/**
 * Reads one expression. The grammar is CEL's, read by a library at compile time only; what our language leaves out is
 * refused here, each with its replacement. A syntax error ends the reading, all other problems are collected.
 *
 * @returns `ast` is present when there is no problem
 */
export function parse(source: string): { ast?: Ast; problems: ExpressionProblem[] } {
  if (source.trim() === '') return { problems: [{ ...say.empty(), from: 0, to: source.length }] };
  if (source.length > MAX_LENGTH) return { problems: [{ ...say.tooLong(MAX_NODES), from: 0, to: source.length }] };
  let tree: ASTNode;
  try {
    tree = cel.parse(source).ast;
  } catch (error) {
    if (error instanceof ParseError) return { problems: [syntaxProblem(error, source)] };
    // Thousands of signs in a row exhaust the stack.
    if (error instanceof RangeError) return { problems: [{ ...say.tooLong(MAX_NODES), from: 0, to: source.length }] };
    throw error;
  }
  const reading = new Reading(source);
  const ast = reading.read(tree, 0);
  if (reading.nodes > MAX_NODES) reading.problems.push({ ...say.tooLong(MAX_NODES), from: 0, to: source.length });
  return reading.problems.length ? { problems: reading.problems } : { ast, problems: [] };
}

function syntaxProblem(error: ParseError, source: string): ExpressionProblem {
  const from = Math.min(error.range?.start ?? 0, source.length);
  const to = Math.min(Math.max(error.range?.end ?? from, from), source.length);
  return { ...say.syntax(error.code, source.slice(from, to), source), from, to };
}

/** One walk over the library's tree. */
class Reading {
  readonly problems: ExpressionProblem[] = [];
  readonly source: string;
  nodes = 0;

  constructor(source: string) {
    this.source = source;
  }

  /** @param depth macros around this node */
  read(node: ASTNode, depth: number): Ast {
    const range = { from: node.start, to: node.end };
    if (++this.nodes > MAX_NODES) return { kind: 'literal', value: null, ...range };
    const read = (child: ASTNode) => this.read(child, depth);
    switch (node.op) {
      case 'value':
        return { kind: 'literal', value: this.literal(node.args, range), ...range };
      case 'id':
        return { kind: 'name', name: node.args, ...range };
      case '.':
        return {
          kind: 'field',
          of: read(node.args[0]),
          name: node.args[1],
          at: { from: node.pos, to: node.end },
          ...range,
        };
      case '!_':
      case '-_':
        return { kind: 'unary', operator: node.op === '!_' ? '!' : '-', of: read(node.args), ...range };
      case '?:': {
        const [question, yes, no] = node.args;
        return { kind: 'choice', question: read(question), yes: read(yes), no: read(no), ...range };
      }
      case 'list':
        return { kind: 'list', items: node.args.map(read), ...range };
      case 'call':
        return this.call(node.args[0], undefined, node.args[1], range, depth);
      case 'rcall':
        return this.call(node.args[0], node.args[1], node.args[2], range, depth);
      case '[]':
      case '[?]':
      case '.?':
        for (const child of node.args) if (typeof child === 'object') read(child);
        return this.refuse(say.index(), range);
      case 'map':
        return { kind: 'record', fields: this.fields(node.args, depth), ...range };
      default:
        return {
          kind: 'binary',
          operator: node.op satisfies BinaryOperator,
          left: read(node.args[0]),
          right: read(node.args[1]),
          ...range,
        };
    }
  }

  private call(
    name: string,
    receiver: ASTNode | undefined,
    args: readonly ASTNode[],
    range: Range,
    depth: number,
  ): Ast {
    const from = receiver ? this.nameAfter(receiver.end) : range.from;
    const at = { from, to: from + name.length };
    if (!isMacro(name)) {
      const all = receiver ? [receiver, ...args] : args;
      return { kind: 'call', name, at, method: !!receiver, args: all.map((arg) => this.read(arg, depth)), ...range };
    }
    const [variable, body] = args;
    if (!receiver || args.length !== 2 || variable?.op !== 'id') return this.refuse(say.macroShape(name), range);
    if (depth === MAX_MACRO_DEPTH) this.refuse(say.tooDeep(MAX_MACRO_DEPTH), range);
    this.nodes++;
    return {
      kind: 'macro',
      name,
      of: this.read(receiver, depth),
      variable: variable.args,
      variableAt: { from: variable.start, to: variable.end },
      body: this.read(body!, depth + 1),
      ...range,
    };
  }

  private fields(written: readonly (readonly [ASTNode, ASTNode])[], depth: number): RecordOf['fields'] {
    const names = new Set<string>();
    return written.map(([key, value]) => {
      const at = { from: key.start, to: key.end };
      const name = key.op === 'value' ? this.literal(key.args, at) : null;
      const source = this.source.slice(at.from, at.to);
      if (typeof name !== 'string') this.refuse(say.fieldName(source), at);
      else if (names.has(name)) this.refuse(say.fieldTwice(name), at);
      names.add(String(name));
      return { name: String(name), at, value: this.read(value, depth) };
    });
  }

  /** The library does not report the position of a method's name: it follows the receiver, its brackets and the dot. */
  private nameAfter(end: number): number {
    return end + (/^[\s)]*\.\s*/.exec(this.source.slice(end))?.[0].length ?? 0);
  }

  /** Whole numbers arrive as BigInt; text must be in single quotes, which need no escapes in JSON. */
  private literal(value: unknown, range: Range): null | boolean | number | string {
    const written = this.source.slice(range.from, range.to);
    if (typeof value === 'string') {
      if (!/^'(?!'')/.test(written) && written !== "''") this.refuse(say.quotes(value), range);
      return value;
    }
    if (value === null || typeof value === 'boolean') return value;
    if (!/^[\d.]/.test(written)) return this.refuse(say.bytes(), range) && null;
    if (/^0x|u$/i.test(written)) this.refuse(say.plainNumber(), range);
    const number = Number(value);
    if (Math.abs(number) > Number.MAX_SAFE_INTEGER) this.refuse(say.hugeNumber(), range);
    return number;
  }

  private refuse(message: Message, range: Range): Ast {
    this.problems.push({ ...message, ...range });
    return { kind: 'literal', value: null, ...range };
  }
}
