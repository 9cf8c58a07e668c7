import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formsModule } from '../../../../codegen/dev/forms/formsModule.ts';
import { partForms } from '../../../../codegen/dev/forms/partForms.ts';

const schemas = join(import.meta.dirname, '../../../../schemas');
const { paths, forms } = partForms(schemas);
const formOf = (path: string) => forms[paths[path]!]!;

test('every type of block has a form, and every property of it its kind and its description', () => {
  const types = readdirSync(join(schemas, 'descriptors/blocks')).map((file) => file.replace('.schema.json', ''));
  expect(Object.keys(paths)).toEqual(expect.arrayContaining([...types, 'screen']));
  for (const { schema, properties } of forms) {
    expect(Object.keys(schema.properties!)).toEqual(Object.keys(properties));
    for (const { description } of Object.values(properties)) expect(description.en).not.toBe('');
  }
});

test.each([
  ['table', 'caption', 'text', true],
  ['table', 'visible', 'expression', false],
  ['table', 'csv', 'native', false],
  ['table', 'page', 'either', false],
  ['table', 'do', 'json', false],
  ['table/columns', 'label', 'text', true],
  ['table/columns', 'header', 'native', false],
  ['form/fields', 'visible', 'expression', false],
  ['form/fields/fields', 'label', 'text', true],
  ['notice', 'tone', 'either', false],
])('%s %s is drawn as %s', (path, key, kind, required) => {
  expect(formOf(path).properties[key]).toMatchObject({ kind, required });
});

test('parts that share a schema share a form', () => {
  expect(paths['table/actions']).toBe(paths['actions/items']);
});

test('the compiled validators need no import, and refuse what the schema refuses', async () => {
  const text = formsModule(schemas);
  expect(text).not.toMatch(/\b(?:require|import)\s*\(/);
  expect(text).not.toMatch(/\beval\b|new Function/);
  const module = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as {
    formOf(kind: string): { validators: { part(value: unknown): boolean } } | undefined;
  };
  expect(module.formOf('nothing')).toBeUndefined();
  const { part } = module.formOf('table')!.validators;
  expect(part({ csv: true, anchor: 'a11y-email', caption: { text: 'a.b' } })).toBe(true);
  expect(part({ csv: 'yes' })).toBe(false);
  expect(part({ anchor: 'Not an id' })).toBe(false);
});
