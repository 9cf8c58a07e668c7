import type { Type } from './types.ts';

/** The type without null. */
export const there = (type: Type): Type =>
  type.optional && type.kind !== 'nothing' ? ({ ...type, optional: false } as Type) : type;

/** The type with null allowed; a list stays a list, since a missing list reads as empty. */
export const maybe = (type: Type): Type =>
  type.optional || type.kind === 'list' ? type : ({ ...type, optional: true } as Type);

export const mayBeNothing = (type: Type): boolean => type.optional === true || type.kind === 'nothing';

export const isText = (type: Type): type is Extract<Type, { kind: 'text' | 'word' }> =>
  type.kind === 'text' || type.kind === 'word';
export const isNumeric = (type: Type): type is Extract<Type, { kind: 'number' | 'money' }> =>
  type.kind === 'number' || type.kind === 'money';
export const isOrdered = (type: Type): boolean => isNumeric(type) || type.kind === 'date' || type.kind === 'datetime';

/**
 * Whether a value of one type may stand where the other is asked for. A word fits a text, and an enum that has all its
 * words; a record fits another when it has all its fields. What may be nothing fits only what may be nothing.
 */
export function assignable(from: Type, to: Type): boolean {
  if (from.kind === 'unknown' || to.kind === 'unknown') return true;
  if (mayBeNothing(from) && !mayBeNothing(to) && to.kind !== 'list') return false;
  if (from.kind === 'nothing') return true;
  if (to.kind === 'word') return from.kind === 'word' && from.words.every((word) => to.words.includes(word));
  if (to.kind === 'text') return isText(from);
  if (to.kind === 'list') return from.kind === 'list' && assignable(from.of, to.of);
  if (to.kind === 'record') return from.kind === 'record' && recordFits(from, to);
  return from.kind === to.kind;
}

type RecordType = Extract<Type, { kind: 'record' }>;

/** Records may contain themselves: a pair that is being compared counts as assignable. */
const comparing: [RecordType, RecordType][] = [];

function recordFits(from: RecordType, to: RecordType): boolean {
  if (from.fields === to.fields || (from.name !== undefined && from.name === to.name && from.source === to.source))
    return true;
  if (comparing.some(([a, b]) => a.fields === from.fields && b.fields === to.fields)) return true;
  comparing.push([from, to]);
  try {
    const [has, wants] = [from.fields(), to.fields()];
    return Object.keys(wants).every((name) =>
      Object.hasOwn(has, name) ? assignable(has[name]!, wants[name]!) : mayBeNothing(wants[name]!),
    );
  } finally {
    comparing.pop();
  }
}

/** Whether `==` between the two can ever be true. A number compares with an amount; a date never with a text. */
export function comparable(a: Type, b: Type): boolean {
  if (a.kind === 'unknown' || b.kind === 'unknown' || a.kind === 'nothing' || b.kind === 'nothing') return true;
  if (isNumeric(a) && isNumeric(b)) return true;
  if (isText(a) && isText(b)) return true;
  return a.kind === b.kind;
}

/** The common supertype of both, or undefined when there is none. */
export function unify(a: Type, b: Type): Type | undefined {
  if (a.kind === 'nothing') return maybe(b);
  if (b.kind === 'nothing') return maybe(a);
  if (a.kind === 'unknown') return a.optional ? maybe(b) : b;
  if (b.kind === 'unknown') return b.optional ? maybe(a) : a;
  const both = join(a, b);
  return both && (a.optional || b.optional) ? maybe(both) : both;
}

function join(a: Type, b: Type): Type | undefined {
  if (a.kind === 'word' && b.kind === 'word') return { kind: 'word', words: [...new Set([...a.words, ...b.words])] };
  if (isText(a) && isText(b)) {
    const both = a.kind === 'text' && b.kind === 'text' && a.format !== undefined && a.format === b.format;
    return both ? { kind: 'text', format: a.format } : { kind: 'text' };
  }
  if (a.kind === 'number' && b.kind === 'number') return numberOf(a, b);
  if (a.kind === 'list' && b.kind === 'list') {
    const of = unify(a.of, b.of);
    return of && { kind: 'list', of };
  }
  if (a.kind === 'record' && b.kind === 'record') {
    if (a.literal && b.literal) return joinLiterals(a, b);
    if (assignable(there(a), there(b))) return b;
    return assignable(there(b), there(a)) ? a : undefined;
  }
  return a.kind === b.kind ? ({ kind: a.kind } as Type) : undefined;
}

/** Two records written in expressions: a field that only one of them has may be null. */
function joinLiterals(a: RecordType, b: RecordType): Type | undefined {
  const [first, second] = [a.fields(), b.fields()];
  const fields: Record<string, Type> = {};
  for (const name of new Set([...Object.keys(first), ...Object.keys(second)])) {
    const [one, other] = [first[name], second[name]];
    const both = one && other ? unify(one, other) : maybe((one ?? other)!);
    if (!both) return undefined;
    fields[name] = both;
  }
  return { kind: 'record', fields: () => fields, literal: true };
}

/** The two types that have no common one: of written records those of the field that differs. */
export function clashOf(a: Type, b: Type): { field?: string; types: readonly [Type, Type] } {
  if (a.kind !== 'record' || b.kind !== 'record' || !a.literal || !b.literal) return { types: [a, b] };
  const [first, second] = [a.fields(), b.fields()];
  const field = Object.keys(first).find((name) => second[name] && !unify(first[name]!, second[name]));
  return field === undefined ? { types: [a, b] } : { field, types: [first[field]!, second[field]!] };
}

type NumberType = Extract<Type, { kind: 'number' }>;

/** Whole if both are, with the unit if both have it: used for a sum, a choice and the largest value. */
export const numberOf = (a: NumberType, b: NumberType): NumberType => ({
  kind: 'number',
  ...(a.integer && b.integer && { integer: true }),
  ...(a.unit !== undefined && a.unit === b.unit && { unit: a.unit }),
});
