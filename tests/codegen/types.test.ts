import { expect, test } from 'vitest';
import { loadContract } from '../../codegen/contract/load.ts';
import { expressionTypes, typeText } from '../../codegen/generate/expressionTypes.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import { loadFiles, object, SHIPPED, smallDomain } from './contractFolder.ts';

const cases: [schema: JsonSchema, type: string][] = [
  [{ type: 'integer' }, 'number'],
  [{ type: 'number' }, 'number'],
  [{ type: 'number', 'x-unit': 'm2' }, 'number'],
  [{ type: 'number', 'x-unit': 'PLN' }, 'money'],
  [{ type: ['number', 'null'], 'x-unit': 'PLN' }, 'money or nothing'],
  [{ type: 'string' }, 'text'],
  [{ type: 'string', format: 'email' }, 'text'],
  [{ type: 'string', format: 'date' }, 'date'],
  [{ type: ['string', 'null'], format: 'date-time' }, 'datetime or nothing'],
  [{ type: 'string', enum: ['A', 'B'] }, 'word A | B'],
  [{ type: ['string', 'null'], enum: ['A', null] }, 'word A or nothing'],
  [{ const: 'A' }, 'word A'],
  [{ type: 'integer', enum: [1, 2] }, 'number'],
  [{ type: 'boolean' }, 'flag'],
  [{ type: 'array', items: { type: 'string', format: 'date' } }, 'list of date'],
  [{ type: ['array', 'null'], items: { type: 'integer' } }, 'list of number'],
  [{ type: 'object', additionalProperties: { type: 'string' } }, 'unknown'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'text or nothing'],
];

test.each(cases)('%j is %s', (schema, expected) => {
  expect(typeText(loadFiles({}).contract.typeOf(schema))).toBe(expected);
});

test('a record has the name of its $ref and the file of its schema', () => {
  const { contract } = loadContract([SHIPPED]);
  const type = contract.typeOf({ $ref: 'vehicles.json#/components/schemas/Pojazd' });
  expect(type).toMatchObject({ kind: 'record', name: 'Pojazd', source: 'schemas/api/vehicles.json' });
});

test('a field that is not required may be null, a list never', () => {
  const domain = smallDomain();
  domain.components.schemas.Pies = object(
    {
      imie: { type: 'string', description: 'Name.' },
      rasy: { type: 'array', description: 'Breeds.', items: { type: 'string' } },
    },
    [],
  );
  expect(
    fieldsOf(loadFiles({ 'psy.json': domain }).contract.typeOf({ $ref: 'psy.json#/components/schemas/Pies' })),
  ).toEqual({
    imie: 'text or nothing',
    rasy: 'list of text',
  });
});

test('a discriminated oneOf is one record: words are joined, fields of some variants may be null', () => {
  const domain = smallDomain();
  const kind = (word: string) => ({ type: 'string', description: 'Kind.', const: word });
  domain.components.schemas.Pies = object({
    rodzaj: kind('pies'),
    rasa: { type: 'string', description: 'Breed.' },
    waga: { type: 'number', description: 'kg.' },
  });
  domain.components.schemas.Kot = object({ rodzaj: kind('kot'), waga: { type: 'number', description: 'kg.' } });
  domain.components.schemas.Zwierze = {
    description: 'One of them.',
    oneOf: [{ $ref: '#/components/schemas/Pies' }, { $ref: '#/components/schemas/Kot' }],
    discriminator: { propertyName: 'rodzaj' },
  };
  const { contract, problems } = loadFiles({ 'psy.json': domain });
  expect(problems).toEqual([]);
  expect(fieldsOf(contract.typeOf({ $ref: 'psy.json#/components/schemas/Zwierze' }))).toEqual({
    rodzaj: 'word pies | kot',
    rasa: 'text or nothing',
    waga: 'number',
  });
});

test('a record may contain itself', () => {
  const domain = smallDomain();
  domain.components.schemas.Pies = object({
    dzieci: { type: 'array', description: 'Puppies.', items: { $ref: '#/components/schemas/Pies' } },
  });
  const type = loadFiles({ 'psy.json': domain }).contract.typeOf({ $ref: 'psy.json#/components/schemas/Pies' });
  expect(fieldsOf(type)).toEqual({ dzieci: 'list of Pies' });
});

test('the generated list shows the types that expressions can read', () => {
  const { roots, operations, records } = JSON.parse(expressionTypes(loadContract([SHIPPED]).contract));
  expect(roots).toEqual({ config: 'Konfiguracja', user: 'Uzytkownik', subject: 'Podmiot' });
  expect(operations.dajRaty).toEqual({ args: { idKartyNaleznosci: 'number' }, answer: 'RatyKarty' });
  expect(operations.dajRatyPdf).toMatchObject({
    args: { tytul: 'text', kwotaOd: 'money or nothing' },
    answer: 'document',
  });
  expect(records.RatyKarty).toEqual({ ratyZbiorcze: 'list of RataZbiorcza' });
  expect(records.Rata).toMatchObject({ kwotaRazem: 'money', kosztyEgzekucji: 'money or nothing' });
});

function fieldsOf(type: ReturnType<ReturnType<typeof loadFiles>['contract']['typeOf']>): Record<string, string> {
  if (type.kind !== 'record') throw new Error(`not a record: ${type.kind}`);
  return Object.fromEntries(Object.entries(type.fields()).map(([name, field]) => [name, typeText(field)]));
}
