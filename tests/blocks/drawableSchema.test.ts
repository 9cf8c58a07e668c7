import { expect, test } from 'vitest';
import { drawableSchema } from '../../src/blocks/form/drawableSchema.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';

const osoba: JsonSchema = {
  type: 'object',
  description: 'A person.',
  properties: { imie: { type: 'string', title: 'Name' }, rola: { enum: ['RODZIC', 'OPIEKUN'] } },
};
const resolve = (schema: JsonSchema) => (schema.$ref === '#/osoba' ? osoba : schema);
const ref: JsonSchema = { $ref: '#/osoba' };

test('references are followed, the words of the contract are left out, and the names for texts are listed', () => {
  const { schema, ...rest } = drawableSchema({ type: 'array', items: ref }, 'osoby', resolve);
  expect(schema).toEqual({
    type: 'array',
    items: { type: 'object', properties: { imie: { type: 'string' }, rola: { enum: ['RODZIC', 'OPIEKUN'] } } },
  });
  expect(rest).toEqual({ properties: ['imie', 'rola'], words: ['RODZIC', 'OPIEKUN'], refused: [] });
});

test('one variant beside null is that variant, which may be null', () => {
  const rola = { anyOf: [{ type: 'string', enum: ['A'] }, { type: 'null' }] };
  const { schema, words, refused } = drawableSchema({ type: 'object', properties: { rola } }, 'kto', resolve);
  expect(schema.properties?.rola).toEqual({ type: ['string', 'null'], enum: ['A', null] });
  expect([words, refused]).toEqual([['A'], []]);
});

test.each<[string, JsonSchema]>([
  ['has variants', { oneOf: [ref, { type: 'string' }] }],
  ['has variants', { type: ['string', 'integer'] }],
  ['has no type', {}],
  ['is a file', { type: 'string', contentEncoding: 'base64' }],
  ['does not say what its entries are', { type: 'array' }],
])('what %s is refused with its place', (why, czesc) => {
  const { refused } = drawableSchema({ type: 'object', properties: { czesc } }, 'kto', resolve);
  expect(refused).toEqual([{ part: 'kto.czesc', why }]);
});
