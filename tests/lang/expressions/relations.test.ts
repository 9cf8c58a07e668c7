import { describe, expect, test } from 'vitest';
import { assignable, formatOf, describe as typeName } from '../../../src/lang/expressions/check.ts';
import { unify } from '../../../src/lang/expressions/relations.ts';
import type { Type } from '../../../src/lang/expressions/types.ts';
import { list, maybe, record, type } from './scope.ts';

const of = (short: string | Type): Type => (typeof short === 'string' ? type(short) : short);
const osoba = record('Osoba', { imie: 'text', wiek: 'int?' });
const wezel: Type = { kind: 'record', name: 'Wezel', fields: () => ({ dzieci: list(wezel), nazwa: type('text') }) };
const innyWezel: Type = {
  kind: 'record',
  name: 'InnyWezel',
  fields: () => ({ dzieci: list(innyWezel), nazwa: type('text') }),
};
const nothing: Type = { kind: 'nothing', optional: true };

describe('a type is assignable where another is expected', () => {
  test.each<[string | Type, string | Type, boolean, string]>([
    ['int', 'number', true, 'one type of numbers'],
    ['number', 'money', false, 'a number is no amount'],
    ['kir|p24', 'text', true, 'a word is a text'],
    ['text', 'kir|p24', false, 'not every text is one of the words'],
    ['kir|p24', 'kir|p24|blik', true, 'all words are there'],
    ['kir|blik', 'kir|p24', false, 'one is not'],
    ['date', 'datetime', false, 'a date has no time'],
    ['date', 'text', false, 'a date is no text'],
    ['int?', 'int', false, 'it may be null'],
    ['int', 'int?', true, 'it is there'],
    [nothing, 'int?', true, 'nothing, where it may be'],
    [nothing, 'int', false, 'nothing, where it may not'],
    [nothing, '[int]', true, 'a list that is nothing is empty'],
    ['[int]', '[number]', true, 'by what is in it'],
    ['[text]', '[int]', false, 'by what is in it'],
    [list({ kind: 'unknown' }), '[int]', true, 'an empty list fits'],
    [{ kind: 'unknown' }, 'money', true, 'unknown silences'],
    [osoba, record('Imie', { imie: 'text' }), true, 'more fields than asked for'],
    [record('Imie', { imie: 'text' }), osoba, true, 'a field that may be null may be missing'],
    [record('Wiek', { wiek: 'int' }), osoba, false, 'a field is missing'],
    [record('Zly', { imie: 'int' }), osoba, false, 'a field of another type'],
    [wezel, innyWezel, true, 'records that hold themselves'],
    [osoba, 'text', false, 'a record is no text'],
    ['flag', 'int', false, 'a flag is no number'],
  ])('%j in %j: %s (%s)', (from, to, wanted) => {
    expect(assignable(of(from), of(to))).toBe(wanted);
  });
});

describe('two types are joined into one', () => {
  test.each<[string | Type, string | Type, string | undefined]>([
    ['int', 'number', 'a number'],
    ['int?', 'int', 'a number or null'],
    [nothing, 'date', 'a date or null'],
    ['kir|p24', 'blik|kir', "one of 'kir', 'p24', 'blik'"],
    ['kir|p24', 'text', 'a text'],
    ['[int]', list({ kind: 'unknown' }), 'a list of numbers'],
    ['[int]', '[int?]', 'a list of numbers or null'],
    [{ kind: 'unknown' }, 'int', 'a number'],
    [{ kind: 'unknown', optional: true }, 'int', 'a number or null'],
    ['int', { kind: 'unknown', optional: true }, 'a number or null'],
    [nothing, { kind: 'unknown' }, 'unknown'],
    [osoba, maybe(osoba), 'Osoba or null'],
    ['money', 'number', undefined],
    ['date', 'datetime', undefined],
    [osoba, record('Firma', { nazwa: 'text' }), undefined],
  ])('%j and %j: %s', (a, b, wanted) => {
    const both = unify(of(a), of(b));
    expect(both && typeName(both)).toBe(wanted);
  });
});

test.each<[string | Type, string]>([
  ['money', 'money'],
  ['date?', 'date'],
  ['datetime', 'datetime'],
  ['flag', 'flag'],
  ['number', 'decimal'],
  ['int', 'integer'],
  [{ kind: 'number', unit: 'm2' }, 'unit'],
  ['text', 'text'],
  ['kir|p24', 'text'],
])('%j is written as %s', (short, format) => {
  expect(formatOf(of(short))).toBe(format);
});
