import { describe, expect, test } from 'vitest';
import { check, mergeFacts, noFacts, describe as typeName, withFacts } from '../../../src/lang/expressions/check.ts';
import { compileExpression } from '../../../src/lang/expressions/compile.ts';
import { parse } from '../../../src/lang/expressions/parse.ts';
import type { Type } from '../../../src/lang/expressions/types.ts';
import { list, maybe, record, scope, type } from './scope.ts';

const w = record('W', { id: 'int', opis: 'text?', dalej: maybe(record('V', { n: 'int' })), lista: '[int?]' });
const roots = scope({
  calc: record(undefined, { w: maybe(w), inne: maybe(w) }),
  a: 'int?',
  b: 'int?',
  f: 'flag?',
  t: 'text?',
  d: 'date?',
  sure: 'int',
  rows: list(record('R', { x: 'int?' })),
  nums: '[int?]',
  full: list(record('F', { n: 'int', l: '[int]' })),
});

const typeOf = (source: string): string => {
  const { problems, type: found } = compileExpression(source, roots);
  return problems.length ? problems.map((problem) => problem.message).join(' ') : typeName(found);
};

/** A person has a number, a company a name, and both have a value of their own type. */
const party: Type = {
  kind: 'record',
  name: 'Strona',
  fields: () => ({
    rodzaj: type('OSOBA|FIRMA|URZAD'),
    pesel: type('text?'),
    nazwa: type('text?'),
    ile: type('unknown'),
  }),
  variants: {
    by: 'rodzaj',
    of: [
      { words: ['OSOBA'], fields: () => ({ rodzaj: type('OSOBA'), pesel: type('text'), ile: type('int') }) },
      { words: ['FIRMA'], fields: () => ({ rodzaj: type('FIRMA'), nazwa: type('text'), ile: type('text') }) },
      { words: ['URZAD'], fields: () => ({ rodzaj: type('URZAD'), nazwa: type('text?') }) },
    ],
  },
};

describe('a comparison of the discriminator tells the variant', () => {
  const parties = scope({ s: party, all: list(party) });
  test.each([
    ["s.rodzaj == 'OSOBA' ? s.pesel : ''", 'a text', 'a field of this variant is there'],
    ["'OSOBA' == s.rodzaj ? s.ile + 1 : 0", 'a number', 'with the type that it has there'],
    ["s.rodzaj != 'OSOBA' ? s.nazwa : ''", 'a text or null', 'the fields of the others together'],
    ["s.rodzaj == 'OSOBA' ? '' : s.rodzaj == 'FIRMA' ? s.nazwa : ''", 'a text', 'what is left'],
    ["s.rodzaj in ['FIRMA', 'URZAD'] ? s.nazwa : s.pesel", 'a text or null', 'one of some, else the other'],
    ["s.rodzaj == 'FIRMA' || s.rodzaj == 'URZAD' ? '' : s.pesel", 'a text', 'neither of them'],
    [
      "all.filter(x, x.rodzaj == 'FIRMA' && length(x.nazwa) > 2).map(x, x.ile)",
      'a list of unknown values',
      'no more outside',
    ],
    ["all.map(x, x.rodzaj == 'FIRMA' ? x.ile : '')", 'a list of texts', 'a variable'],
    [
      "s.rodzaj == 'OSOBA' ? s.nazwa : ''",
      '"nazwa" is not a field of Strona with rodzaj \'OSOBA\'.',
      'a field of another variant',
    ],
  ])('%s is %s: %s', (source, answer) => {
    const { problems, type: found } = compileExpression(source, parties);
    expect(problems.length ? problems.map(({ message }) => message).join(' ') : typeName(found)).toBe(answer);
  });
});

describe('a condition proves that a value is present', () => {
  test.each([
    ['a', 'a number or null', 'unasked'],
    ['calc.w.id', 'a number or null', 'a field of what may be null'],
    ['present(a) ? a : 0', 'a number', 'present, in the question'],
    ['a != null ? a : 0', 'a number', 'unlike null'],
    ['null != a ? a : 0', 'a number', 'the other way round'],
    ['a == null ? 0 : a', 'a number', 'like null, then the other branch'],
    ['!present(a) ? 0 : a', 'a number', 'not present, then the other branch'],
    ['a > 0 ? a : 0', 'a number', 'an order comparison'],
    ['a + b > 0 ? a + b : 0', 'a number', 'of a sum: both are there'],
    ['a - 1 >= 0 && b < 3 ? a * b : 0', 'a number', 'two of them'],
    ['(a == null || b == null) ? 0 : a + b', 'a number', 'neither holds: both are there'],
    ['(a > 0 || b > 0) ? a : 0', 'a number or null', 'one of two: not known which'],
    ['(a > 0 || a < 0) ? a : 0', 'a number', 'either way'],
    ['a == 5 ? a : 0', 'a number', 'equal to something that is there'],
    ['a == b ? a : 0', 'a number or null', 'equal: both may be null'],
    ['a in [1, 2] ? a : 0', 'a number', 'one of a list'],
    ['between(a, b, null) ? a : 0', 'a number', 'between open ends'],
    ['between(sure, a, b) ? a : 0', 'a number or null', 'an end may stay open'],
    ["isPhone(t) ? t : ''", 'a text', 'a check of its text'],
    ["length(t) > 3 ? t : ''", 'a text', 'what a function counted'],
    ['f ? f : false', 'true or false', 'itself as a condition'],
    ['!f ? false : f', 'true or false', 'not itself'],
    ['present(calc.w) ? calc.w.id : 0', 'a number', 'its fields are there with it'],
    ['calc.w.id > 0 ? calc.w.id : 0', 'a number', 'it is there with its field'],
    ['calc.w.dalej.n > 0 ? calc.w.id : 0', 'a number', 'all that leads there'],
    ["present(calc.w) ? calc.w.opis : ''", 'a text or null', 'what may be null of its own stays so'],
    ['present(calc.w) ? calc.inne.id : 0', 'a number or null', 'another one is not settled'],
    ['max(calc.w.lista) > 0 ? calc.w.id : 0', 'a number', 'the largest of a list that is there'],
    ['calc.w.lista.exists(x, x > 0) ? calc.w.id : 0', 'a number', 'one of a list that is there'],
    ['count(rows) > 0 ? first(rows).x : 0', 'a number or null', 'a field that may be null of an item that is there'],
    ['count(full) > 0 ? first(full).n : 0', 'a number', 'the first of a list with items'],
    ['count(full) == 1 ? last(full).n : 0', 'a number', 'the last of one item'],
    ['count(full) >= 0 ? last(full).n : 0', 'a number or null', 'no items are enough for it'],
    ['count(full) > 0 ? first(full.sortBy(x, x.n)).n : 0', 'a number', 'in another order'],
    ['count(full) > 0 ? max(full.map(x, x.n)) : 0', 'a number', 'the largest of as many'],
    ['count(full) > 0 ? first(full.filter(x, x.n > 1)).n : 0', 'a number or null', 'of some of them'],
    ['full.exists(x, x.n > 1) ? first(full).n : 0', 'a number', 'one of them is there'],
    ['count(nums) > 0 ? first(nums) : 0', 'a number or null', 'an item that may be null'],
    ['present(first(full)) ? first(full).n : 0', 'a number', 'the same call again'],
    ['number(t) != null ? number(t) : 0', 'a number', 'the same words again'],
    ["number(t) != null ? number('2') : 0", 'a number or null', 'other words'],
    ['full.map(q, count(q.l) > 0 ? first(q.l) : 0)', 'a list of numbers', 'a list of a variable'],
    [
      'full.exists(q, count(q.l) > 0) ? full.map(q, first(q.l)) : []',
      'a list of numbers or null',
      'a variable means another item there',
    ],
    ['nums.filter(x, x != null)', 'a list of numbers', 'a filter settles each'],
    ['nums.filter(x, x > 1)', 'a list of numbers', 'by order as well'],
    ['nums.map(x, present(x) ? x : 0)', 'a list of numbers', 'a variable'],
    ['rows.map(r, r.x > 0 ? r.x : 0)', 'a list of numbers', 'a field of a variable'],
    ['(present(a) ? true : false) ? a : 0', 'a number or null', 'hidden in a choice of words: not looked for'],
    ['(f ? present(a) : a > 0) ? a : 0', 'a number', 'whichever way the question went'],
  ])('%s is %s: %s', (source, wanted) => {
    expect(typeOf(source)).toBe(wanted);
  });

  test('the left side of && proves facts for the right one; the left side of || does so when it fails', () => {
    expect(typeOf('present(a) && [a, 1].exists(x, x == 1)')).toBe('true or false');
    const needed = (source: string) => {
      const facts = compileExpression(source, roots).facts;
      return [[...facts.ifTrue].sort(), [...facts.ifFalse].sort()];
    };
    expect(needed('a > 0 && b > 0')).toEqual([['a', 'b'], []]);
    expect(needed('a == null || b == null')).toEqual([[], ['a', 'b']]);
    expect(needed('!(a == null || b == null)')).toEqual([['a', 'b'], []]);
    expect(needed('present(calc.w.opis)')).toEqual([['calc', 'calc.w', 'calc.w.opis'], []]);
    expect(needed('a != null && b == a')).toEqual([['a', 'b'], []]);
    expect(needed('a == null || b != a')).toEqual([[], ['a', 'b']]);
    expect(needed('a == null && b == a')).toEqual([[], []]);
    expect(needed('!f')).toEqual([[], ['f']]);
    expect(needed('nums.filter(x, x > 1) == null')).toEqual([[], []]);
    expect(needed('nums.exists(x, x > 1)')).toEqual([['items of ["$","nums"]', 'nums'], []]);
  });
});

describe('facts are passed on', () => {
  const fact = (source: string) => compileExpression(source, roots).facts.ifTrue;

  test('from an enclosing condition into an expression', () => {
    const facts = mergeFacts(fact('present(calc.w)'), fact('a > 0'));
    const found = check(parse('calc.w.id + a').ast!, roots, { facts, expect: { kinds: ['number'], needed: true } });
    expect(found.problems).toEqual([]);
    expect(typeName(found.type)).toBe('a number');
  });

  test('and a value that is proven present may be tested again', () => {
    const { problems } = check(parse('present(calc.w) && calc.w.id != null').ast!, roots, {
      facts: fact('calc.w.id > 0'),
    });
    expect(problems).toEqual([]);
  });

  test('as a narrowed scope, whose fields are computed only when they are read', () => {
    let asked = 0;
    const lazy = new Map([
      [
        'calc',
        {
          kind: 'record' as const,
          fields: () => ({
            w: maybe(w),
            get zly() {
              asked++;
              return type('text');
            },
          }),
        },
      ],
    ]);
    const narrowed = withFacts(lazy, fact('calc.w.dalej.n > 0'));
    expect(typeName(compileExpression('calc.w.dalej.n', narrowed).type)).toBe('a number');
    expect(typeName(compileExpression('calc.w.opis', narrowed).type)).toBe('a text or null');
    expect(asked).toBe(0);
    expect(withFacts(roots, noFacts)).toBe(roots);
  });

  test('but not to the variable of a macro', () => {
    const facts = new Set(['x', 'x.x']);
    const { type: found } = check(parse('rows.map(x, x.x)').ast!, roots, { facts });
    expect(typeName(found)).toBe('a list of numbers or null');
  });
});
