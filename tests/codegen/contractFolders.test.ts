import { expect, test } from 'vitest';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import { loadFiles, object, smallDomain } from './contractFolder.ts';

test('a later folder adds a domain and may refer to an earlier one', () => {
  const added = smallDomain();
  added.paths = {
    '/schronisko': {
      get: { ...(added.paths['/psy/{rok}']!.get as object), operationId: 'dajSchronisko', parameters: [] },
    },
  };
  added.components.schemas = {
    Schronisko: object({ pies: { $ref: 'psy.json#/components/schemas/Pies' } }),
    ListaPsow2: object({
      schroniska: { type: 'array', description: 'All.', items: { $ref: '#/components/schemas/Schronisko' } },
    }),
  };
  (added.paths['/schronisko']!.get as Record<string, unknown>).responses = {
    200: {
      description: 'All.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ListaPsow2' } } },
    },
  };
  const { contract, problems } = loadFiles({ 'psy.json': smallDomain() }, { 'schroniska.json': added });
  expect(problems).toEqual([]);
  expect([...contract.operations.keys()]).toEqual(['dajPsy', 'dajSchronisko']);
  const answer = contract.operations.get('dajSchronisko')?.answer;
  expect(contract.bundle(answer as JsonSchema)).toMatchObject({
    properties: { schroniska: { items: { $ref: '#/$defs/Schronisko' } } },
    $defs: { Schronisko: { properties: { pies: { $ref: '#/$defs/Pies' } } }, Pies: { type: 'object' } },
  });
});

test('a later folder does not replace a domain', () => {
  const { contract, problems } = loadFiles(
    { 'psy.json': smallDomain() },
    { 'psy.json': { ...smallDomain(), paths: {} } },
  );
  expect(problems).toMatchObject([{ code: 'contract.domain-twice', severity: 'error' }]);
  expect(contract.operations.has('dajPsy')).toBe(true);
});

test('a file that is not JSON leaves the others standing', () => {
  const { contract, problems } = loadFiles({ 'koty.json': '{ "openapi": ', 'psy.json': smallDomain() });
  expect(problems.every((problem) => problem.file.endsWith('koty.json') && problem.code === 'json.syntax')).toBe(true);
  expect(problems.length).toBeGreaterThan(0);
  expect(contract.operations.has('dajPsy')).toBe(true);
});
