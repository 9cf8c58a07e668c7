import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const text = readFileSync(join(import.meta.dirname, '../../dist/office/openapi.json'), 'utf8');
const document = JSON.parse(text);
const parameters = (path: string, method: string): string[] =>
  document.paths[path][method].parameters.map(
    (parameter: { $ref?: string; name?: string }) => parameter.name ?? parameter.$ref,
  );

test('every reference leads somewhere inside the document', () => {
  const refs = [...text.matchAll(/"\$ref": "([^"]+)"/g)].map(([, ref]) => ref as string);
  expect(refs.length).toBeGreaterThan(100);
  for (const ref of new Set(refs)) {
    const target = ref
      .split('/')
      .slice(1)
      .reduce((value, key) => value?.[key], document);
    expect([ref, typeof target]).toEqual([ref, 'object']);
  }
});

test('an operation lists the parameters that the client adds: language, and where needed institution and idempotency key', () => {
  expect(parameters('/el/dajLataUrodzen', 'get')).toEqual(['#/components/parameters/Lang']);
  expect(parameters('/zgloszenia', 'post')).toEqual([
    '#/components/parameters/Lang',
    '#/components/parameters/Nip',
    '#/components/parameters/KluczIdempotencji',
  ]);
});

test('security follows from access', () => {
  expect(document.paths['/el/dajLataUrodzen'].get.security).toEqual([]);
  expect(document.paths['/zgloszenia'].get.security).toEqual([{ sesja: [] }]);
  expect(document.components.securitySchemes.sesja.scheme).toBe('bearer');
});

test('every operation has a tag that is described', () => {
  const tags = document.tags.map((tag: { name: string }) => tag.name);
  for (const item of Object.values<Record<string, { tags: string[] }>>(document.paths)) {
    for (const operation of Object.values(item)) expect(tags).toEqual(expect.arrayContaining(operation.tags));
  }
});

test('two methods of one path stand together', () => {
  expect(Object.keys(document.paths['/zgloszenia'])).toEqual(['get', 'post']);
});

test('the words that fields and parameters have for the studio are left out', () => {
  const described = Object.values<Record<string, object>>(document.paths)
    .flatMap((item) => Object.values(item))
    .filter((operation) => 'x-description' in operation);
  expect(described.length).toBeGreaterThan(0);
  expect(text.match(/"x-description":/g)).toHaveLength(described.length);
});
