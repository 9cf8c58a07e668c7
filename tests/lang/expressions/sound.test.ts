import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileExpression } from '../../../src/lang/expressions/compile.ts';
import '../../../src/lang/expressions/rareFunctions.ts';
import { evaluate } from '../../../src/lang/expressions/evaluate.ts';
import type { Scope } from '../../../src/lang/expressions/tree.ts';
import type { Type } from '../../../src/lang/expressions/types.ts';
import { isDate } from '../../../src/lang/values/dates.ts';
import { times } from '../../night.ts';
import { list, maybe, record, scope } from './scope.ts';

const rekord = record('Rekord', { ile: 'int', kwota: 'money?', termin: 'date', lista: '[int?]' });
const roots = scope({
  n: 'int',
  no: 'int?',
  m: 'money',
  mo: 'money?',
  t: 'text',
  to: 'text?',
  d: 'date',
  dao: 'date?',
  f: 'flag',
  fo: 'flag?',
  w: 'kir|p24',
  wo: 'kir|p24?',
  r: rekord,
  ro: maybe(rekord),
  l: list(rekord),
  ls: '[int?]',
});

// ---- Expressions, mostly of one kind each ---------------------------------------------------------------------------

type Kinds = Record<
  'number' | 'money' | 'text' | 'date' | 'flag' | 'record' | 'numbers' | 'records' | 'literal' | 'groups' | 'any',
  string
>;

const { flag, any } = fc.letrec<Kinds>((tie) => {
  const [number, money, text, date, condition] = [tie('number'), tie('money'), tie('text'), tie('date'), tie('flag')];
  const one = (...sources: string[]) => fc.constantFrom(...sources);
  /** `$1`, `$2` … are filled in. */
  const form = (shape: string, ...parts: fc.Arbitrary<string>[]) =>
    fc
      .tuple(...parts)
      .map((filled) => filled.reduce((source, part, i) => source.replaceAll(`$${i + 1}`, () => part), shape));
  const pick = (...options: fc.Arbitrary<string>[]) =>
    fc.oneof({ maxDepth: 5, depthSize: 'small' }, ...(options as [fc.Arbitrary<string>]));
  const choice = (of: fc.Arbitrary<string>) => form('($1 ? $2 : $3)', condition, of, of);
  return {
    number: pick(
      one('n', 'no', 'r.ile', 'ro.ile', '0', '3', 'null'),
      form('($1 + $2)', number, number),
      form('($1 * $2)', number, number),
      form('($1 / $2)', number, number),
      form('($1 % 7)', number),
      form('-$1', number),
      form('($1 / $2)', money, money),
      form('($1 - $2)', date, date),
      form('count($1)', tie('records')),
      form('sum($1)', tie('numbers')),
      form('max($1)', tie('numbers')),
      form('(count($1) > 0 ? first($1.sortBy(m, m.ile)).ile : 0)', tie('records')),
      form('($1.exists(q, q > 1) ? max($1) : 0)', tie('numbers')),
      form('(present(number($1)) ? number($1) : 0)', text),
      form('first($1)', tie('numbers')),
      form('length($1)', text),
      form('number($1)', text),
      form('year($1)', date),
      form('month($1)', date),
      form('quarter($1)', date),
      form("{ 'x': $1, 'y': $2 }.y", text, number),
      form("first([{ 'x': $1 }, { 'x': $2, 'z': 1 }]).x", number, number),
      form('first($1.groupBy(h, h.ile)).key', tie('records')),
      form('orElse($1, $2)', number, number),
      form('$1.ile', tie('record')),
      form('round($1, 1)', number),
      choice(number),
    ),
    money: pick(
      one('m', 'mo', 'r.kwota', 'ro.kwota'),
      form('($1 + $2)', money, money),
      form('($1 - $2)', money, money),
      form('($1 * $2)', money, number),
      form('($1 / $2)', money, number),
      form('sum($1.map(k, k.kwota))', tie('records')),
      form('min($1.map(k, k.kwota))', tie('records')),
      form('orElse($1, 0)', money),
      form('pln($1)', number),
      form('sum(first($1.groupBy(j, j.termin)).rows.map(i, i.kwota))', tie('records')),
      form('first($1.groupBy(j, j.ile > 1).map(g, sum(g.rows.map(i, i.kwota))))', tie('records')),
      choice(money),
    ),
    text: pick(
      one('t', 'to', 'w', 'wo', "'kir'", "''", "'12'"),
      form('($1 + $2)', text, text),
      form('trim($1)', text),
      form('text($1)', number),
      form("joined(split($1, 'k'), $2)", text, text),
      form('orElse($1, $2)', text, text),
      choice(text),
    ),
    date: pick(
      one('d', 'dao', 'r.termin', 'ro.termin'),
      form('addDays($1, 3)', date),
      form('date($1, $2, 29)', number, number),
      form('addMonths($1, -1)', date),
      form('orElse($1, $2)', date, date),
      choice(date),
    ),
    flag: pick(
      one('f', 'fo', 'true', "w == 'kir'", "wo in ['kir']", 'ro != null', 'mo == null', 'present(to)', 'present(ro)'),
      form('$1 < $2', number, number),
      form('$1 >= $2', money, money),
      form('$1 <= $2', date, date),
      form('($1 == $2)', number, number),
      form('($1 != $2)', text, text),
      form('between($1, $2, null)', date, date),
      form('($1 && $2)', condition, condition),
      form('($1 || $2)', condition, condition),
      form('!($1)', condition),
      form('$1.exists(q, q > $2)', tie('numbers'), number),
      form('$1.all(z, z.ile > 0 || $2)', tie('records'), condition),
      form('contains($1, $2)', text, text),
      form('count($1) > 0', tie('records')),
      form('count($1) == 1', tie('numbers')),
      form('(first($1) != null)', tie('records')),
      form('(number($1) != null && number($1) > 1)', text),
      form('isPhone($1)', text),
      choice(condition),
    ),
    record: pick(one('r', 'ro'), form('first($1)', tie('records')), form('last($1)', tie('records'))),
    numbers: pick(
      // Nothing is known of the elements of `[]`, so nothing is promised of their sum.
      one('ls', 'r.lista', 'ro.lista', '[0].filter(e, false)'),
      form('[$1, $2]', number, number),
      form('$1.filter(v, v != null)', tie('numbers')),
      form('$1.map(u, u + 1)', tie('numbers')),
      form('range(1, $1)', number),
      form('$1.distinct()', tie('numbers')),
    ),
    records: pick(
      one('l'),
      form('$1.filter(s, present(s.kwota) && s.kwota > 1)', tie('records')),
      form('$1.sortBy(p, p.termin)', tie('records')),
      form('$1.take($2)', tie('records'), number),
      form('first($1.groupBy(b, b.kwota)).rows', tie('records')),
    ),
    literal: form("[{ 'a': $1, 'b': $2 }, { 'b': $3, 'c': $4 }]", number, text, text, date),
    groups: form(
      '$1.groupBy(o, $2)',
      tie('records'),
      tie('numbers').map((of) => `count(${of})`),
    ),
    any: fc.oneof(
      tie('literal'),
      tie('groups'),
      number,
      money,
      text,
      date,
      condition,
      tie('record'),
      tie('numbers'),
      tie('records'),
    ),
  };
});

// ---- Data that match the types --------------------------------------------------------------------------------------

const grosze = fc.integer({ min: -100_000, max: 100_000 }).map((n) => n / 100);
const day = fc.integer({ min: 0, max: 20_000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
const orNothing = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
const small = fc.integer({ min: -3, max: 50 });
const text = fc.constantFrom('', 'k', 'kir', ' 12 ', '600100200', 'żółw');
const rekordy = fc.record({
  ile: small,
  kwota: orNothing(grosze),
  termin: day,
  lista: fc.option(fc.array(fc.option(small), { maxLength: 3 })),
});
const data: fc.Arbitrary<Scope> = fc.record({
  n: small,
  no: orNothing(small),
  m: grosze,
  mo: orNothing(grosze),
  t: text,
  to: orNothing(text),
  d: day,
  dao: orNothing(day),
  f: fc.boolean(),
  fo: orNothing(fc.boolean()),
  w: fc.constantFrom('kir', 'p24'),
  wo: orNothing(fc.constantFrom('kir', 'p24')),
  r: rekordy,
  ro: orNothing(rekordy),
  l: fc.array(rekordy, { maxLength: 3 }),
  ls: fc.option(fc.array(fc.option(small), { maxLength: 3 })),
});

/** Does the value match its type? */
function keeps(value: unknown, type: Type): boolean {
  // A missing list reads as empty.
  if (value === null || value === undefined)
    return !!type.optional || ['nothing', 'unknown', 'list'].includes(type.kind);
  switch (type.kind) {
    case 'number':
      return Number.isFinite(value) && (!type.integer || Number.isInteger(value));
    case 'money':
      return Number.isFinite(value) && Math.abs((value as number) * 100 - Math.round((value as number) * 100)) < 1e-3;
    case 'text':
      return typeof value === 'string';
    case 'word':
      return type.words.includes(value as string);
    case 'date':
      return isDate(value as string);
    case 'flag':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value) && value.every((item) => keeps(item, type.of));
    case 'record':
      return Object.entries(type.fields()).every(([name, of]) => keeps((value as Record<string, unknown>)[name], of));
    default:
      return type.kind === 'unknown';
  }
}

test('a value has the type that the compiler inferred, and is present when the type says so', () => {
  let typed = 0;
  fc.assert(
    fc.property(any, data, (source, values) => {
      const { problems, type, tree } = compileExpression(source, roots);
      if (problems.length) return;
      typed++;
      const value = evaluate(tree, values);
      expect(keeps(value, type), `${source} is ${JSON.stringify(value)}, typed ${JSON.stringify(type)}`).toBe(true);
    }),
    { numRuns: times(1000, 3000) },
  );
  expect(typed).toBeGreaterThan(times(400, 1000));
});

test('a fact inferred from a condition is true', () => {
  const at = (path: string, values: Scope) =>
    path.split('.').reduce<unknown>((of, name) => (of as Scope | undefined)?.[name], values);
  fc.assert(
    fc.property(flag, data, (source, values) => {
      const { problems, tree, facts } = compileExpression(source, roots);
      if (problems.length) return;
      const known = evaluate(tree, values) === true ? facts.ifTrue : facts.ifFalse;
      for (const path of known) {
        if (roots.get(path)?.kind === 'list' || path.endsWith('.lista')) continue; // a list is never nothing
        if (path.startsWith('items of')) {
          expect(evaluate(JSON.parse(path.slice('items of'.length)), values), `${source} settled ${path}`).not.toEqual(
            [],
          );
          continue;
        }
        expect(
          path.startsWith('[') ? evaluate(JSON.parse(path), values) : (at(path, values) ?? null),
          `${source} settled ${path}`,
        ).not.toBeNull();
      }
    }),
    { numRuns: times(1000, 2000) },
  );
});

test('any text is parsed, or refused at a position inside it', () => {
  const token = fc.constantFrom(
    ...'( ) [ ] { } . , ? : + - * / % ! = == != < <= && || & | in n r.ile l ls 1 1.5 \' " \\ // \n a.b( filter( count( null true let 0x1u ł 👍'.split(
      ' ',
    ),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(token, { maxLength: 15 }).map((tokens) => tokens.join(' ')),
      ),
      (source) => {
        for (const { from, to, message } of compileExpression(source, roots).problems) {
          expect(0 <= from && from <= to && to <= source.length, `${source}: ${message} at ${from}-${to}`).toBe(true);
        }
      },
    ),
    { numRuns: times(1000, 3000) },
  );
});
