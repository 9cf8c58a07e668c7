import { nearest } from '../values/nearest.ts';
import { type Ast, type CallOf, macros } from './ast.ts';
import { type Checked, checked, isZero, type Report } from './checked.ts';
import { callDefinition, type Definitions } from './definitions.ts';
import { describe } from './describe.ts';
import { mergeFacts, noFacts } from './facts.ts';
import { MAX_RANGE } from './functions.ts';
import * as say from './messages.ts';
import { clashOf, comparable, mayBeNothing, maybe, there, unify } from './relations.ts';
import { type Signature, signatures } from './signatures.ts';
import type { Type } from './types.ts';

/** A call of a function whose arguments are checked already. */
export function call(ast: Ast & CallOf, args: readonly Checked[], report: Report, definitions?: Definitions): Checked {
  const signature = signatures.get(ast.name);
  const failed = checked(ast, { kind: 'unknown' }, null);
  const definition = signature ? undefined : definitions?.get(ast.name);
  if (definition) return callDefinition(ast, definition, args, report);
  if (!signature) {
    const known = [...(definitions?.keys() ?? []), ...signatures.keys(), ...macros];
    report(say.unknownFunction(ast.name, nearest(ast.name, known), known), ast.at);
    return failed;
  }
  if (ast.method && !signature.method) report(say.notAMethod(ast.name, signature.use), ast.at);
  if (args.length !== signature.params.length) {
    report(say.argumentCount(signature.use, args.length), ast);
    return failed;
  }
  if (signature.ofSource && !/^data\.\w+$/.test(args[0]!.path ?? '')) {
    if (args[0]!.type.kind !== 'unknown') report(say.notASource(signature.use), args[0]!.ast);
    return failed;
  }
  if (!argumentsFit(ast, signature, args, report)) return failed;
  const result = resultOf(ast, signature, args, report);
  if (ast.name === 'range') rangeFits(ast, report);
  const nothing = signature.strict && args.some((arg) => mayBeNothing(arg.type));
  const trees = args.map((arg) => arg.tree);
  const tree = signature.writes?.(trees[0]!) ?? ['call', runtimeName(ast.name, result), ...trees];
  return checked(ast, nothing ? maybe(result) : result, tree, knownFrom(ast.name, signature, args, report));
}

/** `null` is accepted everywhere: it only makes the result null. */
function argumentsFit(ast: CallOf, signature: Signature, args: readonly Checked[], report: Report): boolean {
  const wrong = args.filter((arg, i) => {
    const wanted = signature.params[i]!;
    const { type } = arg;
    if (type.kind === 'unknown' || type.kind === 'nothing' || wanted.fits(type)) return false;
    const found = describe(there(type));
    if (wanted.wanted === 'a date' && type.kind === 'datetime') report(say.datetimeNeedsDay(signature.use), arg.ast);
    else report(say.argument(ast.name, signature.use, i, wanted.wanted, found), arg.ast);
    return true;
  });
  return wrong.length === 0;
}

function resultOf(ast: Ast & CallOf, signature: Signature, args: readonly Checked[], report: Report): Type {
  const types = args.map((arg) => arg.type);
  if (signature.together === 'order') {
    const other = args.slice(1).find((arg) => !comparable(args[0]!.type, arg.type));
    if (other) report(say.mixed(describe(there(types[0]!)), describe(there(other.type))), other.ast);
  }
  if (signature.together === 'one') {
    const both = either(ast, args[0]!, args[1]!, report);
    return mayBeNothing(types[1]!) ? both : there(both);
  }
  return signature.result(...types);
}

/** The common type of two arguments: both of one kind, or a plain 0 beside an amount. */
export function either(ast: Ast, a: Checked, b: Checked, report: Report): Type {
  const kinds = new Set([a.type.kind, b.type.kind]);
  const zero = kinds.has('money') && ((isZero(a) && b.type.kind === 'money') || (isZero(b) && a.type.kind === 'money'));
  const money: Type =
    mayBeNothing(a.type) || mayBeNothing(b.type) ? { kind: 'money', optional: true } : { kind: 'money' };
  const both = zero ? money : unify(a.type, b.type);
  if (both) return both;
  const { field, types } = clashOf(a.type, b.type);
  report(
    kinds.has('money') && kinds.has('number')
      ? say.moneyOrNumber()
      : say.mixed(describe(there(types[0])), describe(there(types[1])), field),
    ast,
  );
  return { kind: 'unknown' };
}

/** Amounts are added as whole grosze, by another function at run time. */
const runtimeName = (name: string, result: Type): string =>
  name === 'sum' && result.kind === 'money' ? 'sumMoney' : name;

/** The paths that are present when the result is present, or when it is true as a condition. */
function knownFrom(name: string, signature: Signature, args: readonly Checked[], report: Report): Partial<Checked> {
  const [first] = args;
  if (name === 'present') {
    const { declared, path = 'This', ast } = first!;
    if (declared.kind === 'list') report(say.listNeverNothing(path), ast);
    else if (!mayBeNothing(declared) && !['text', 'word', 'unknown'].includes(declared.kind))
      report(say.neverNothing(path), ast);
    return { yes: first!.there };
  }
  if (signature.strict) return { there: mergeFacts(...args.map((arg) => arg.there)) };
  // An empty list has no largest item, and a missing value is not between two others.
  if (['max', 'min', 'first', 'last', 'between'].includes(name)) return { there: first!.there };
  return { there: noFacts };
}

function rangeFits(ast: CallOf, report: Report): void {
  const [a, b] = ast.args;
  if (a?.kind !== 'literal' || b?.kind !== 'literal') return;
  if (Number(b.value) - Number(a.value) >= MAX_RANGE) report(say.largeRange(MAX_RANGE), b);
}
