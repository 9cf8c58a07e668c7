import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseJsonFile, pointerOf } from '../../codegen/files/jsonFile.ts';
import { Schemas } from '../../codegen/files/schemas.ts';
import { checkShape } from '../../codegen/files/shape.ts';
import { times } from '../night.ts';
import { mutate, random } from './mutate.ts';
import { editorValidator, root, schemas } from './schemaFolder.ts';

const screenSchema = 'schemas/descriptors/screen.schema.json';
const configSchema = 'schemas/config/services.schema.json';
const contentSchema = 'schemas/config/content.schema.json';
const validators = Object.fromEntries(
  [screenSchema, configSchema, contentSchema].map((schema) => [schema, editorValidator(schema)]),
);
const own = new Schemas(join(root, 'schemas'));

/** What the check says of the shape alone. */
function shapeProblems(schema: string, text: string): string[] {
  const problems: string[] = [];
  checkShape(own, own.open(schema.slice('schemas/'.length)), parseJsonFile(text, 'a file').file.value, [], {
    problem: (code, path, message) => problems.push(`${pointerOf(path)} ${code}: ${message}`),
  });
  return problems;
}

function agree(schema: string, text: string, what: string): void {
  const { file, problems } = parseJsonFile(text, 'a file');
  if (file.value === undefined || problems.length > 0) return;
  const validate = validators[schema];
  const accepted = validate?.(JSON.parse(text));
  const found = shapeProblems(schema, text);
  expect(found.length === 0, `${what}\n${found.join('\n')}\n${JSON.stringify(validate?.errors?.slice(0, 3))}`).toBe(
    accepted,
  );
}

function jsonFilesIn(folder: string, kind: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => kind.test(file));
}

const screens = [
  ...jsonFilesIn('screens', /\.json$/),
  ...jsonFilesIn('tests/codegen/check', /screens\/(?!fragments\/).*\.json$/),
];
const catalogues = ['content/catalogue.json', ...jsonFilesIn('tests/codegen/check', /content\/catalogue\.json$/)];
const configs = ['services.config.json', ...jsonFilesIn('tests/codegen/check', /services\.config\.json$/)];

/** A message names the form of a value, so the form needs a text; names have a general one. */
function formsIn(value: unknown, key = ''): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, item]) => formsIn(item, name));
  return 'pattern' in value && typeof value.pattern === 'string' && key !== 'propertyNames' ? [value, ...inner] : inner;
}
test.each([...schemas])('%s says each form in words', (_, schema) => {
  expect(formsIn(schema).filter((form) => !('x-form' in form))).toEqual([]);
});

/** Every schema of a key of a text. */
function textsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(textsIn);
  return 'x-kind' in value && value['x-kind'] === 'text' ? [value, ...inner] : inner;
}
test.each([...schemas])('%s wants a key wherever a text is', (_, schema) => {
  expect(textsIn(schema).filter((text) => !('minLength' in text))).toEqual([]);
});

describe('an editor that knows JSON Schema underlines what the check refuses', () => {
  test.each(screens)('%s', (file) => {
    agree(screenSchema, readFileSync(join(root, file), 'utf8'), file);
  });
  test.each(configs)('%s', (file) => {
    agree(configSchema, readFileSync(join(root, file), 'utf8'), file);
  });
  test.each(catalogues)('%s', (file) => {
    agree(contentSchema, readFileSync(join(root, file), 'utf8'), file);
  });
  test.each(jsonFilesIn('screens', /(?<!\.scenario)\.json$/))('%s, broken in many ways', (file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const pick = random(file.length);
    for (let i = 0; i < times(3, 60); i++) {
      const { text, what } = mutate(source, pick);
      agree(screenSchema, text, `${what}: ${text}`);
    }
  });
});

describe('an editor describes each key', () => {
  test.each([...schemas.keys()])('of %s', (file) => {
    const bare: string[] = [];
    const walk = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        const here = `${path}/${key}`;
        if (key === 'properties') {
          for (const [name, property] of Object.entries(inner as Record<string, Record<string, unknown>>)) {
            if (!described(file, property)) bare.push(`${here}/${name}`);
          }
        }
        walk(inner, here);
      }
    };
    walk(schemas.get(file), '#');
    expect(bare).toEqual([]);
  });
});

/** Of its own, or of what its `$ref` leads to. */
function described(file: string, schema: Record<string, unknown>): boolean {
  if (typeof schema.description === 'string' && schema.description.length > 3) return true;
  if (typeof schema.$ref !== 'string') return false;
  return own.resolve({ schema, file: file.slice('schemas/'.length) }).schema.description !== undefined;
}
