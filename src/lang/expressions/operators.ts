import { nearest } from '../values/nearest.ts';
import type { Ast, Binary } from './ast.ts';
import { type Checked, checked, isNull, type Report, writtenWords } from './checked.ts';
import { describe } from './describe.ts';
import { type Facts, mergeFacts, noFacts, nonEmpty } from './facts.ts';
import * as say from './messages.ts';
import { comparable, isNumeric, isOrdered, isText, mayBeNothing, maybe, numberOf } from './relations.ts';
import type { Tree } from './tree.ts';
import type { Type } from './types.ts';
import { toldBy } from './variants.ts';

const flag: Type = { kind: 'flag' };
const unknown: Type = { kind: 'unknown' };

/** `==` and `!=`: of plain values of one kind, or with null. */
export function equality(ast: Ast & Binary, left: Checked, right: Checked, report: Report): Checked {
  const tree = [ast.operator, left.tree, right.tree] as Checked['tree'];
  const [none, some] = isNull(left) ? [left, right] : [right, left];
  if (isNull(none)) {
    askedForNothing(some, report);
    const known = ast.operator === '!=' ? { yes: some.there, no: noFacts } : { yes: noFacts, no: some.there };
    return checked(ast, flag, tree, known);
  }
  sameKind(ast, left, right.type, right, report);
  // A value that equals a present value is present itself.
  const equal = mergeFacts(
    mayBeNothing(right.type) ? noFacts : left.there,
    mayBeNothing(left.type) ? noFacts : right.there,
  );
  const [told, other] = left.tells ? [left, right] : [right, left];
  const variant = toldBy(told, writtenWord(other));
  const yes = mergeFacts(equal, itemsOf(ast, left), variant.yes);
  return checked(ast, flag, tree, ast.operator === '==' ? { yes, no: variant.no } : { yes: variant.no, no: yes });
}

/** The word of a plain literal. */
const writtenWord = ({ ast }: Checked): string[] =>
  ast.kind === 'literal' && typeof ast.value === 'string' ? [ast.value] : [];

function askedForNothing(part: Checked, report: Report): void {
  const { declared, path = 'This', ast } = part;
  if (declared.kind === 'list') report(say.listNeverNothing(path), ast);
  else if (!mayBeNothing(declared) && declared.kind !== 'unknown') report(say.neverNothing(path), ast);
}

/** `x in list`. */
export function membership(ast: Ast & Binary, left: Checked, right: Checked, report: Report): Checked {
  const list = right.type;
  if (list.kind === 'list') sameKind(ast, left, list.of, right, report);
  else if (list.kind !== 'unknown') report(say.inWhat(describe(list)), right.ast);
  const plain = right.ast.kind === 'list' && right.ast.items.every((item) => item.kind === 'literal');
  const variant = toldBy(left, plain ? writtenWords(right.ast).map(({ word }) => word) : []);
  return checked(ast, flag, ['in', left.tree, right.tree], {
    yes: mergeFacts(left.there, right.there, variant.yes),
    no: variant.no,
  });
}

/** @param other the type on the right: the element's, for a list */
function sameKind(ast: Ast & Binary, left: Checked, other: Type, right: Checked, report: Report): void {
  const kinds = [left.type.kind, other.kind];
  const dated = kinds.includes('date') || kinds.includes('datetime');
  if (left.type.kind === 'word' && other.kind === 'word') commonWords(ast, left, other, right, report);
  else if (comparable(left.type, other)) {
    if (kinds.every((kind) => kind === 'record' || kind === 'list')) report(say.recordEquality(), ast);
  } else if (kinds.includes('date') && kinds.includes('datetime')) report(say.datetimeAndDate(), ast);
  else if (dated && (isText(left.type) || isText(other))) report(say.dateAndText(), ast);
  else report(say.notComparable(describe(left.type), ast.operator, describe(other)), ast);
}

/** Each text literal must be a possible value of the other side. */
function commonWords(
  ast: Ast,
  left: Checked,
  other: Extract<Type, { kind: 'word' }>,
  right: Checked,
  report: Report,
): void {
  const type = left.type as typeof other;
  const wrong = [
    ...writtenWords(right.ast).map((written) => ({ ...written, words: type.words })),
    ...writtenWords(left.ast).map((written) => ({ ...written, words: other.words })),
  ].filter(({ word, words }) => !words.includes(word));
  for (const { word, at, words } of wrong) report(say.unknownWord(word, nearest(word, words), words), at);
  if (wrong.length === 0 && !other.words.some((word) => type.words.includes(word))) {
    report(say.noWordInCommon(describe(type), describe(other)), ast);
  }
}

/** `< <= > >=`: false when one side is null, so a true comparison proves that both are present. */
export function comparison(ast: Ast & Binary, left: Checked, right: Checked, report: Report): Checked {
  const bad = [left, right].find((part) => !isOrdered(part.type) && part.type.kind !== 'unknown');
  const kinds = [left.type.kind, right.type.kind];
  if (bad && kinds.includes('date') && (isText(left.type) || isText(right.type))) report(say.dateAndText(), ast);
  else if (bad) report(say.noOrder(describe(bad.type)), bad.ast);
  else sameKind(ast, left, right.type, right, report);
  return checked(ast, flag, [ast.operator, left.tree, right.tree], {
    yes: mergeFacts(left.there, right.there, itemsOf(ast, left)),
  });
}

/** `count(list) > 0`: the list has items. */
function itemsOf({ operator, right }: Binary, { tree }: Checked): Facts {
  const counted = Array.isArray(tree) && tree[0] === 'call' && tree[1] === 'count' ? (tree as Tree[])[2] : undefined;
  const least = right.kind === 'literal' && typeof right.value === 'number' ? right.value : -1;
  const some = (operator === '>' && least >= 0) || ((operator === '>=' || operator === '==') && least >= 1);
  return counted !== undefined && some ? new Set([nonEmpty(counted)]) : noFacts;
}

/** `+ - * / %`: null when one side is. */
export function arithmetic(ast: Ast & Binary, left: Checked, right: Checked, report: Report): Checked {
  const [a, b] = [left.type, right.type];
  const typed = a.kind === 'unknown' || b.kind === 'unknown' ? { type: unknown } : calculation(ast, a, b, report);
  const nothing = mayBeNothing(a) || mayBeNothing(b) || (/[/%]/.test(ast.operator) && !isNonZero(right.ast));
  const operator = ast.operator + ('as' in typed ? typed.as : '');
  return checked(ast, nothing ? maybe(typed.type) : typed.type, [operator, left.tree, right.tree], {
    there: mergeFacts(left.there, right.there),
  });
}

const isNonZero = (ast: Ast): boolean => ast.kind === 'literal' && ast.value !== 0;

/** `as` is what the tree adds to the operator: 'm' rounds to grosze, 'd' counts days. */
function calculation(ast: Ast & Binary, a: Type, b: Type, report: Report): { type: Type; as?: 'm' | 'd' } {
  const { operator } = ast;
  const additive = operator === '+' || operator === '-';
  const wrong = (message: Parameters<Report>[0], at: Ast = ast) => {
    report(message, at);
    return { type: unknown };
  };
  if (a.kind === 'number' && b.kind === 'number') {
    if (additive || operator === '%') return { type: numberOf(a, b) };
    return { type: { kind: 'number', ...(operator === '*' && a.integer && b.integer && { integer: true }) } };
  }
  if (isNumeric(a) && isNumeric(b)) return withMoney(operator, isMoney(a), isMoney(b), wrong);
  if (operator === '+' && isText(a) && isText(b)) return { type: { kind: 'text' } };
  if (operator === '-' && a.kind === 'date' && b.kind === 'date')
    return { type: { kind: 'number', integer: true }, as: 'd' };
  const kinds: Type['kind'][] = [a.kind, b.kind];
  if (operator === '-' && kinds.every((kind) => kind === 'date' || kind === 'datetime')) {
    return wrong(say.datetimeNeedsDay('date - date'));
  }
  if (kinds.includes('date') || kinds.includes('datetime')) return wrong(say.dateArithmetic(operator));
  if (operator === '+' && isText(a) !== isText(b)) return wrong(say.textAndOther(describe(isText(a) ? b : a)));
  const [bad, at] = isNumeric(a) ? [b, ast.right] : [a, ast.left];
  return wrong(say.noArithmetic(operator, describe(bad)), at);
}

const isMoney = (type: Type): boolean => type.kind === 'money';

/** At least one side is an amount. */
function withMoney(
  operator: string,
  left: boolean,
  right: boolean,
  wrong: (message: Parameters<Report>[0]) => { type: Type },
): { type: Type; as?: 'm' } {
  const money = { type: { kind: 'money' }, as: 'm' } as const;
  if (operator === '+' || operator === '-') return left && right ? money : wrong(say.moneyAndNumber(operator));
  if (operator === '*') return left && right ? wrong(say.moneyTimesMoney()) : money;
  if (operator === '/') return left && right ? { type: { kind: 'number' } } : left ? money : wrong(say.numberByMoney());
  return wrong(say.noArithmetic(operator, describe({ kind: 'money' })));
}
