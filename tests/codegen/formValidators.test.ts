import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { expect, test } from 'vitest';
import { formValidators, screenValidators } from '../../codegen/contract/validators.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import { loadFiles } from './contractFolder.ts';
import { importText } from './importText.ts';

const schema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['temat', 'tresc'],
  properties: {
    temat: { type: 'integer', minimum: 1, description: 'Topic.' },
    tresc: { type: 'string', minLength: 1, maxLength: 5, description: 'Content.' },
    email: { type: ['string', 'null'], format: 'email' },
    dzien: { type: 'string', format: 'date' },
    kwota: { type: 'number', 'x-unit': 'PLN' },
    rodzaj: { type: 'string', enum: ['A', 'B'] },
  },
};
type Functions = Parameters<typeof createPrecompiledValidator>[0];
type Schema = Parameters<typeof createPrecompiledValidator>[1];

async function errorsOf(data: unknown): Promise<string[]> {
  const functions = (await importText(formValidators(schema))).default as Functions;
  const { errors } = createPrecompiledValidator(functions, schema as Schema).validateFormData(data, schema as Schema);
  return errors.map((error) => `${error.property} ${error.name}`);
}

test('rjsf finds the compiled functions of the schema, and they accept correct data', async () => {
  expect(
    await errorsOf({ temat: 1, tresc: 'żółć😀', email: null, dzien: '2024-02-29', kwota: 0.1, rodzaj: 'A' }),
  ).toEqual([]);
});

const wrong: [fact: string, data: object, errors: string[]][] = [
  ['every missing field is reported', {}, ['temat required', 'tresc required']],
  ['a text too long, counted in characters', { temat: 1, tresc: 'żółć😀!' }, ['.tresc maxLength']],
  ['an address that is none', { temat: 1, tresc: 'a', email: 'a@b' }, ['.email format']],
  ['a day that does not exist', { temat: 1, tresc: 'a', dzien: '2025-02-29' }, ['.dzien format']],
  ['a word outside the list', { temat: 1, tresc: 'a', rodzaj: 'C' }, ['.rodzaj enum']],
  ['a number as text', { temat: '1', tresc: 'a' }, ['.temat type']],
];

test.each(wrong)('%s', async (_, data, errors) => {
  expect(await errorsOf(data)).toEqual(errors);
});

test('a schema that was not compiled is refused', async () => {
  const functions = (await importText(formValidators(schema))).default as Functions;
  expect(() => createPrecompiledValidator(functions, { ...schema, title: 'Inny' } as Schema)).toThrow(
    'No precompiled validator',
  );
});

test('forms of a screen are found by block id, whatever the id is', async () => {
  const text = screenValidators(loadFiles({}).contract, { answers: [], forms: { nowe: schema, 'kontakt/1': schema } });
  const { forms } = (await importText(text)) as { forms: Record<string, Functions> };
  expect(Object.keys(forms)).toEqual(['nowe', 'kontakt/1']);
  expect(() => createPrecompiledValidator(forms['kontakt/1'] ?? {}, schema as Schema)).not.toThrow();
});

test('a module imports nothing and evaluates nothing', () => {
  expect(formValidators(schema)).not.toMatch(/\bimport\b|\brequire\(|\beval\b|new Function/);
});

test('each variant of a schema is compiled too, because rjsf asks for them one by one', async () => {
  const variants: JsonSchema = {
    type: 'object',
    properties: {
      numer: {
        anyOf: [
          { type: 'string', minLength: 11 },
          { type: 'integer', minimum: 1 },
        ],
      },
    },
  };
  const functions = (await importText(formValidators(variants))).default as Functions;
  const validator = createPrecompiledValidator(functions, variants as Schema);
  expect(Object.keys(functions).length).toBeGreaterThan(1);
  expect(validator.validateFormData({ numer: 0 }, variants as Schema).errors.length).toBeGreaterThan(0);
  expect(validator.validateFormData({ numer: 7 }, variants as Schema).errors).toEqual([]);
});
