import { evaluate } from '../../../src/lang/expressions/evaluate.ts';
import '../../../src/lang/expressions/rareFunctions.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';

/** What a condition is for every value: undefined for one that depends on values, as it should. */
export function verdictOf(tree: Tree): 'always' | 'never' | undefined {
  if (isAlways(tree)) return 'always';
  return isNever(tree) ? 'never' : undefined;
}

function isAlways(tree: Tree): boolean {
  if (isConstant(tree)) return evaluate(tree, {}) === true;
  const [operator, first] = tree as Tree[];
  if (operator === '!') return isNever(first!);
  if (operator === '&&') return parts(tree, '&&').every(isAlways);
  if (operator === '||') {
    const all = parts(tree, '||');
    return (
      all.some(isAlways) || [all, sides(tree)].some((ones) => contradict(ones.flatMap((one) => factsOf(one, false))))
    );
  }
  return comparedCount(tree) === true;
}

function isNever(tree: Tree): boolean {
  if (isConstant(tree)) return evaluate(tree, {}) !== true;
  const [operator, first] = tree as Tree[];
  if (operator === '!') return isAlways(first!);
  if (operator === '||') return parts(tree, '||').every(isNever);
  if (operator === '&&') {
    const all = parts(tree, '&&');
    return (
      all.some(isNever) || [all, sides(tree)].some((ones) => contradict(ones.flatMap((one) => factsOf(one, true))))
    );
  }
  return comparedCount(tree) === false;
}

/** It reads no name. */
const isConstant = (tree: Tree): boolean =>
  !Array.isArray(tree) || (tree[0] !== '$' && tree.slice(1).every((part) => isConstant(part as Tree)));

/** The conditions that `&&` or `||` join, at any depth. */
const parts = (tree: Tree, operator: '&&' | '||'): Tree[] =>
  Array.isArray(tree) && tree[0] === operator ? tree.slice(1).flatMap((one) => parts(one as Tree, operator)) : [tree];

/** The two conditions of `&&` or `||` as they are written: one may be the other negated as a whole. */
const sides = (tree: Tree): readonly Tree[] => (tree as Tree[]).slice(1);

/** A number of items or characters is 0 or more. */
function comparedCount(tree: Tree): boolean | undefined {
  const [operator, subject, limit] = tree as Tree[];
  const counts = Array.isArray(subject) && subject[0] === 'call' && ['count', 'length'].includes(String(subject[1]));
  if (!counts || typeof limit !== 'number') return undefined;
  if ((operator === '<' && limit <= 0) || (['<=', '=='].includes(String(operator)) && limit < 0)) return false;
  // The length of a text that is null is null, and no comparison with null is true.
  const sure = subject[1] === 'count';
  return sure && ((operator === '>=' && limit <= 0) || (['>', '!='].includes(String(operator)) && limit < 0))
    ? true
    : undefined;
}

/** What is known of one value: that it is, or is not, one of a few; that it is present; its limits; whether it is true. */
interface Fact {
  subject: string;
  is?: Tree;
  not?: Tree;
  present?: boolean;
  above?: Limit;
  below?: Limit;
}

interface Limit {
  at: number;
  /** The value itself is outside. */
  open: boolean;
}

/** The fact, and that the condition itself is true or not: a limit says nothing when it does not hold. */
function factsOf(tree: Tree, holds: boolean): readonly Fact[] {
  const plain = Array.isArray(tree) && tree[0] === '!' ? { tree: tree[1]!, holds: !holds } : { tree, holds };
  const itself = { subject: JSON.stringify(plain.tree), is: plain.holds };
  const fact = factOf(tree, holds);
  return fact ? [fact, itself] : [itself];
}

/** What a condition says about its value when it is true, or when it is not. */
function factOf(tree: Tree, holds: boolean): Fact | undefined {
  if (!Array.isArray(tree)) return undefined;
  const [operator, subject, value] = tree as Tree[];
  if (operator === '!') return factOf(subject!, !holds);
  if (operator === 'call' && subject === 'present') return { subject: JSON.stringify(value), present: holds };
  const plain = !Array.isArray(value);
  if ((operator === '==' || operator === '!=') && plain)
    return { subject: JSON.stringify(subject), [(operator === '==') === holds ? 'is' : 'not']: value };
  const side = holds && typeof value === 'number' ? SIDES[String(operator)] : undefined;
  if (side) return { subject: JSON.stringify(subject), [side]: { at: value, open: String(operator).length === 1 } };
  return { subject: JSON.stringify(tree), is: holds };
}

const SIDES: Readonly<Record<string, 'above' | 'below'>> = { '<': 'below', '<=': 'below', '>': 'above', '>=': 'above' };

/** Can two of these never be true of one value at the same time? */
function contradict(facts: readonly Fact[]): boolean {
  return facts.some((a, index) => facts.slice(index + 1).some((b) => b.subject === a.subject && excludes(a, b)));
}

function excludes(a: Fact, b: Fact): boolean {
  return excludesOneWay(a, b) || excludesOneWay(b, a);
}

function excludesOneWay(a: Fact, b: Fact): boolean {
  const given = 'is' in a;
  if (given && 'is' in b) return a.is !== b.is;
  if (given && 'not' in b) return a.is === b.not;
  if (b.present !== undefined) {
    if (given) return (a.is !== null && a.is !== '') !== b.present;
    if (a.present !== undefined) return a.present !== b.present;
    return !b.present && (a.above !== undefined || a.below !== undefined);
  }
  if (a.above && b.below)
    return a.above.at > b.below.at || (a.above.at === b.below.at && (a.above.open || b.below.open));
  if (!given || typeof a.is !== 'number') return false;
  const under = b.above && (a.is < b.above.at || (b.above.open && a.is === b.above.at));
  const over = b.below && (a.is > b.below.at || (b.below.open && a.is === b.below.at));
  return under === true || over === true;
}
