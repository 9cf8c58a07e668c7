import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../../src/lang/descriptors/jsonSchema.ts';
import { isDrawn, nestedValue, schemaValue } from '../../../src/portal/stores/schemaValue.ts';

const text: JsonSchema = { type: 'string' };
const address: JsonSchema = { type: 'object', required: ['kod'], properties: { kod: text, ulica: text } };
const person: JsonSchema = { type: 'object', required: ['adres'], properties: { adres: address } };
const list: JsonSchema = { type: 'array', items: address };

test.each<[string, JsonSchema, unknown, boolean, unknown]>([
  ['an optional empty object is left out', address, { ulica: undefined }, false, undefined],
  ['a required empty object is there', address, undefined, true, {}],
  ['inside a left out object nothing is required', person, { adres: {} }, false, undefined],
  ['inside a required object a required one is there', person, undefined, true, { adres: {} }],
  ['what is filled in stays', person, { adres: { ulica: 'Lipowa' } }, false, { adres: { ulica: 'Lipowa' } }],
  ['an optional empty list is left out', list, [], false, undefined],
  ['a required empty list is there', list, undefined, true, []],
  ['an added item counts, also an empty one', list, [{}], false, [{}]],
  [
    'false and 0 are values',
    { type: 'object', properties: { a: {}, b: {} } },
    { a: false, b: 0 },
    false,
    { a: false, b: 0 },
  ],
  ['null is none', text, null, true, undefined],
  ['a box that nobody ticked is false where it is required', { type: 'boolean' }, undefined, true, false],
  ['what is required and may be null is null', { type: ['string', 'null'] }, undefined, true, null],
  ['an empty object that may be null is null', { ...address, type: ['object', 'null'] }, {}, true, null],
])('%s', (_, schema, value, required, expected) => {
  expect(schemaValue(schema, value, required)).toEqual(expected);
});

test.each<[string, JsonSchema, unknown, boolean, unknown]>([
  ['an empty list is a value', list, undefined, false, []],
  ['an empty list that needs an entry is none', { ...list, minItems: 1 }, [], false, null],
  ['an empty record is none', address, {}, false, null],
  ['a required empty record reports its parts', address, undefined, true, {}],
])('a whole field: %s', (_, schema, value, required, expected) => {
  expect(nestedValue(schema, value, required)).toEqual(expected);
});

describe('a path inside a record or a list', () => {
  const days: JsonSchema = { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['pn', 'wt'] } };
  const whole: JsonSchema = {
    type: 'object',
    properties: { osoby: { type: 'array', items: person }, nazwy: { type: 'array', items: text }, dni: days },
  };
  const value = { osoby: [{ adres: { kod: '12-345' } }], nazwy: ['a'], dni: ['pn'] };

  test.each<[string, boolean]>([
    ['osoby', true],
    ['osoby.0.adres', true],
    ['osoby.0.adres.kod', true],
    ['osoby.0.adres.ulica', true],
    ['osoby.0', true],
    ['osoby.1.adres.kod', false],
    ['osoby.length', false],
    ['osoby.0.adres.kod.a', false],
    ['osoby.0.adres.constructor', false],
    ['nazwy.0', true],
    ['nazwy.1', false],
    ['dni', true],
    ['dni.0', false],
  ])('%s is drawn: %s', (path, expected) => {
    expect(isDrawn(whole, value, path.split('.'))).toBe(expected);
  });
});
