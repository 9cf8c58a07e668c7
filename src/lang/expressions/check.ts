import { nearest } from '../values/nearest.ts';
import { type Ast, type ExpressionProblem, isMacro, type Message, type Range } from './ast.ts';
import { call, either } from './calls.ts';
import { type Checked, checked } from './checked.ts';
import type { Definitions } from './definitions.ts';
import { describe } from './describe.ts';
import { type Expectation, expectCondition, expectFits } from './expectation.ts';
import { commonFacts, type Facts, factOf, mergeFacts, noFacts, nonEmpty, withoutRoot } from './facts.ts';
import { macroType } from './macros.ts';
import * as say from './messages.ts';
import { arithmetic, comparison, equality, membership } from './operators.ts';
import { isNumeric, mayBeNothing, maybe, there } from './relations.ts';
import { signatures } from './signatures.ts';
import type { Tree } from './tree.ts';
import type { Type } from './types.ts';
import { fieldsLeft, tellsOf } from './variants.ts';

export type { ExpressionProblem } from './ast.ts';
export { describe, formatOf } from './describe.ts';
export type { Expectation } from './expectation.ts';
export { type Facts, mergeFacts, noFacts, withFacts } from './facts.ts';
export { assignable } from './relations.ts';

export interface CheckOptions {
  expect?: Expectation;
  /** Facts proven by the conditions around the expression. */
  facts?: Facts;
  /** What else can be called. */
  definitions?: Definitions;
  /** Called with the findings for each part, inner parts first. */
  seen?: (part: Checked) => void;
}

export interface CheckResult {
  type: Type;
  /** May be run only when there are no problems. */
  tree: Tree;
  problems: ExpressionProblem[];
  /** The paths that are certainly present when this condition is true, and when it is false. */
  facts: { ifTrue: Facts; ifFalse: Facts };
}

/**
 * Types one expression: every name, field, word and operator, against the types of its scope. Every problem is
 * reported. What could not be typed is `unknown` and causes no further ones.
 */
export function check(ast: Ast, scope: ReadonlyMap<string, Type>, options: CheckOptions = {}): CheckResult {
  const checker = new Checker(scope, options);
  const result = checker.check(ast, options.facts ?? noFacts);
  if (options.expect) expectFits(result, options.expect, checker.report);
  const { type, tree, yes, no } = result;
  const problems = checker.problems.sort((a, b) => a.from - b.from);
  return { type, tree, problems, facts: { ifTrue: yes, ifFalse: no } };
}

const flag: Type = { kind: 'flag' };
const unknown: Type = { kind: 'unknown' };

class Checker {
  readonly problems: ExpressionProblem[] = [];
  /** Contains the variable of a macro while its body is checked. */
  readonly scope: Map<string, Type>;

  readonly #seen: ((part: Checked) => void) | undefined;
  readonly #definitions: Definitions | undefined;

  constructor(scope: ReadonlyMap<string, Type>, { seen, definitions }: CheckOptions) {
    this.scope = new Map(scope);
    this.#seen = seen;
    this.#definitions = definitions;
  }

  readonly report = (message: Message, { from, to }: Range): void => {
    this.problems.push({ ...message, from, to });
  };

  check(ast: Ast, facts: Facts): Checked {
    const result = this.typed(ast, facts);
    this.#seen?.(result);
    return result;
  }

  private typed(ast: Ast, facts: Facts): Checked {
    const part = (child: Ast, more: Facts = noFacts) => this.check(child, mergeFacts(facts, more));
    switch (ast.kind) {
      case 'literal':
        return checked(ast, literalType(ast.value), ast.value);
      case 'name':
        return this.name(ast, facts);
      case 'field':
        return this.field(ast, part(ast.of), facts);
      case 'list':
        return this.list(
          ast,
          ast.items.map((item) => part(item)),
        );
      case 'record':
        return this.record(
          ast,
          ast.fields.map(({ value }) => part(value)),
        );
      case 'call':
        return this.call(
          ast,
          ast.args.map((arg) => part(arg)),
          facts,
        );
      case 'macro':
        return this.macro(ast, facts);
      case 'unary':
        return this.unary(ast, part(ast.of));
      case 'choice':
        return this.choice(ast, facts);
      case 'binary':
        return this.binary(ast, facts);
    }
  }

  private name(ast: Extract<Ast, { kind: 'name' }>, facts: Facts): Checked {
    const { name } = ast;
    const type = this.scope.get(name);
    if (type) return this.path(ast, name, type, ['$', name], facts);
    const signature = signatures.get(name);
    const known = [...this.scope.keys()];
    if (signature) this.report(say.nameOfFunction(name, signature.use), ast);
    else this.report(say.unknownName(name, nearest(name, known), known), ast);
    return checked(ast, unknown, null);
  }

  private field(ast: Extract<Ast, { kind: 'field' }>, of: Checked, facts: Facts): Checked {
    const { name } = ast;
    const tree: Tree = ['.', of.tree, name];
    const record = of.type;
    if (record.kind === 'unknown') return checked(ast, unknown, tree);
    if (record.kind !== 'record') {
      this.report(record.kind === 'list' ? say.fieldOfList(name) : say.fieldOf(name, describe(there(record))), ast.at);
      return checked(ast, unknown, tree);
    }
    const { fields, only } = fieldsLeft(record, of, facts);
    if (!Object.hasOwn(fields, name)) {
      const known = Object.keys(fields);
      const called = `${record.name ?? of.path ?? 'this record'}${only ? ` with ${only}` : ''}`;
      this.report(say.unknownField(name, called, nearest(name, known), known, record.source), ast.at);
      return checked(ast, unknown, tree);
    }
    const type = mayBeNothing(of.type) ? maybe(fields[name]!) : fields[name]!;
    const declared = mayBeNothing(of.declared) ? maybe(fields[name]!) : fields[name]!;
    const tells = tellsOf(record, of, name);
    if (of.path !== undefined)
      return { ...this.path(ast, `${of.path}.${name}`, type, tree, facts, declared), ...(tells && { tells }) };
    if (tells) return { ...settled(ast, tree, type, of.there, facts), tells };
    return of.key === undefined
      ? checked(ast, type, tree, { there: of.there })
      : settled(ast, tree, type, of.there, facts);
  }

  /** A name or a field of one: a condition may have proven that it is present. */
  private path(ast: Ast, path: string, type: Type, tree: Tree, facts: Facts, declared: Type = type): Checked {
    const settled = facts.has(path) ? there(type) : type;
    return checked(ast, settled, tree, { declared, path, there: factOf(path) });
  }

  /** Of a list that is not empty the first item is there; and what was asked once is known in the same words again. */
  private call(ast: Extract<Ast, { kind: 'call' }>, args: readonly Checked[], facts: Facts): Checked {
    const result = { ...call(ast, args, this.report, this.#definitions), parts: args };
    const [list] = args;
    if (!mayBeNothing(result.type) || !Array.isArray(result.tree)) return result;
    const ofItems = OF_ITEMS.includes(ast.name) && list?.type.kind === 'list' ? list.type.of : undefined;
    const found = ofItems && facts.has(nonEmpty(list!.tree)) ? ofItems : result.type;
    const { type, key, there } = settled(ast, result.tree, found, result.there, facts);
    return { ...result, type, key: key!, there };
  }

  private list(ast: Ast, items: readonly Checked[]): Checked {
    let of: Type = items[0]?.type ?? unknown;
    let before = items[0];
    for (const item of items.slice(1)) {
      of = either(item.ast, { ...before!, type: of }, item, this.report);
      before = item;
    }
    return checked(ast, { kind: 'list', of }, ['list', ...items.map((item) => item.tree)], { parts: items });
  }

  private record(ast: Extract<Ast, { kind: 'record' }>, values: readonly Checked[]): Checked {
    const names = ast.fields.map(({ name }) => name);
    const types = Object.fromEntries(values.map(({ type }, index) => [names[index]!, type]));
    const type: Type = { kind: 'record', fields: () => types, literal: true };
    return checked(ast, type, ['call', 'record', ['list', ...names], ...values.map(({ tree }) => tree)], {
      parts: values,
    });
  }

  private unary(ast: Extract<Ast, { kind: 'unary' }>, of: Checked): Checked {
    if (ast.operator === '!') {
      expectCondition(of, this.report);
      return checked(ast, flag, ['!', of.tree], { yes: of.no, no: of.yes });
    }
    if (!isNumeric(of.type) && of.type.kind !== 'unknown') {
      this.report(say.noArithmetic('-', describe(there(of.type))), of.ast);
      return checked(ast, unknown, null);
    }
    const tree: Tree = typeof of.tree === 'number' ? -of.tree || 0 : ['neg', of.tree];
    return checked(ast, of.type, tree, { there: of.there });
  }

  private choice(ast: Extract<Ast, { kind: 'choice' }>, facts: Facts): Checked {
    const question = this.check(ast.question, facts);
    expectCondition(question, this.report);
    const yes = this.check(ast.yes, mergeFacts(facts, question.yes));
    const no = this.check(ast.no, mergeFacts(facts, question.no));
    const type = either(ast, yes, no, this.report);
    const both = (a: Facts, b: Facts) => commonFacts(mergeFacts(question.yes, a), mergeFacts(question.no, b));
    return checked(ast, type, ['?', question.tree, yes.tree, no.tree], {
      there: both(yes.there, no.there),
      yes: both(yes.yes, no.yes),
      no: both(yes.no, no.no),
      parts: [yes, no],
    });
  }

  private binary(ast: Extract<Ast, { kind: 'binary' }>, facts: Facts): Checked {
    const { operator } = ast;
    const left = this.check(ast.left, facts);
    if (operator === '&&' || operator === '||') return this.logic(ast, left, facts);
    const right = this.check(ast.right, facts);
    if (operator === '==' || operator === '!=') return equality(ast, left, right, this.report);
    if (operator === 'in') return membership(ast, left, right, this.report);
    if (operator[0] === '<' || operator[0] === '>') return comparison(ast, left, right, this.report);
    return arithmetic(ast, left, right, this.report);
  }

  /** The right side is evaluated only when the left one has not decided, so it may rely on the facts of the left. */
  private logic(ast: Extract<Ast, { kind: 'binary' }>, left: Checked, facts: Facts): Checked {
    const and = ast.operator === '&&';
    const right = this.check(ast.right, mergeFacts(facts, and ? left.yes : left.no));
    expectCondition(left, this.report);
    expectCondition(right, this.report);
    const tree: Tree = [ast.operator, left.tree, right.tree];
    return and
      ? checked(ast, flag, tree, {
          yes: mergeFacts(left.yes, right.yes),
          no: commonFacts(left.no, mergeFacts(left.yes, right.no)),
        })
      : checked(ast, flag, tree, {
          yes: commonFacts(left.yes, mergeFacts(left.no, right.yes)),
          no: mergeFacts(left.no, right.no),
        });
  }

  private macro(ast: Extract<Ast, { kind: 'macro' }>, facts: Facts): Checked {
    const { name, variable } = ast;
    const list = this.check(ast.of, facts);
    if (list.type.kind !== 'list' && list.type.kind !== 'unknown')
      this.report(say.notAList(name, describe(there(list.type))), list.ast);
    const outer = this.scope.get(variable);
    if (outer || signatures.has(variable) || isMacro(variable)) this.report(say.hidesName(variable), ast.variableAt);
    this.scope.set(variable, list.type.kind === 'list' ? list.type.of : unknown);
    const body = this.check(ast.body, withoutRoot(facts, variable));
    if (outer) this.scope.set(variable, outer);
    else this.scope.delete(variable);
    const tree: Tree =
      name === 'groupBy'
        ? ['call', 'grouped', ['map', list.tree, variable, ['list', ['$', variable], body.tree]]]
        : [name, list.tree, variable, body.tree];
    return checked(ast, macroType(ast, list, body, this.report), tree, {
      ...(name === 'exists' && { yes: mergeFacts(list.there, new Set([nonEmpty(list.tree)])) }),
      ...(name === 'map' && { parts: [body] }),
    });
  }
}

const OF_ITEMS = ['first', 'last', 'max', 'min'];

/** What may be null, and is no path: it is known by its tree. */
function settled(ast: Ast, tree: Tree, type: Type, around: Facts, facts: Facts): Checked {
  const key = JSON.stringify(tree);
  return checked(ast, facts.has(key) ? there(type) : type, tree, {
    declared: type,
    key,
    there: mergeFacts(around, new Set([key])),
  });
}

function literalType(value: null | boolean | number | string): Type {
  if (value === null) return { kind: 'nothing', optional: true };
  if (typeof value === 'string') return { kind: 'word', words: [value] };
  if (typeof value === 'number') return { kind: 'number', ...(Number.isInteger(value) && { integer: true }) };
  return flag;
}
