import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { holder } from '../../../codegen/contract/holdsTo.ts';
import { loadContract } from '../../../codegen/contract/load.ts';
import { answersData } from '../../../src/lang/descriptors/contract.ts';

const folder = join(import.meta.dirname, '../../../schemas/api');
const { contract, problems } = loadContract([folder]);
const mistakes = holder(contract);

test('the contract has no problems', () => {
  expect(problems).toEqual([]);
});

describe.each([...contract.operations.values()])('$id', (operation) => {
  const { id, answer, args } = operation;

  test('has whole example answers that keep its schema', () => {
    const examples = contract.examples(id);
    if (!answersData(answer)) {
      expect(examples).toEqual([]);
      return;
    }
    expect(examples.length).toBeGreaterThan(0);
    for (const { value } of examples) expect(mistakes(answer, value)).toEqual([]);
  });

  test('has examples for its arguments that keep their schemas', () => {
    for (const [name, { schema }] of Object.entries(args)) {
      const examples = contract.resolve(schema).examples ?? [];
      expect([name, examples.length > 0]).toEqual([name, true]);
      for (const value of examples) expect(mistakes(schema, value)).toEqual([]);
    }
  });

  test('says for which arguments an example is, by names it has', () => {
    const known = [...Object.keys(args), ...(operation.subject ? ['nip'] : [])];
    for (const example of contract.examples(id))
      expect(known).toEqual(expect.arrayContaining(Object.keys(example.args ?? {})));
  });
});

describe.each([...contract.schemas.values()].filter(({ schema }) => schema.properties))('$name', ({ schema }) => {
  test.each(Object.entries(schema.properties ?? {}))(
    '%s has a description, and an example that keeps its schema',
    (_, field) => {
      const resolved = contract.resolve(field);
      expect(resolved.description).toMatch(/\S.*\.$/s);
      // What is named elsewhere has its examples there.
      if (resolved.properties || resolved.items?.$ref || resolved.oneOf?.some(({ $ref }) => $ref)) return;
      expect(resolved.examples?.length).toBeGreaterThan(0);
      for (const value of resolved.examples ?? []) expect(mistakes(field, value)).toEqual([]);
    },
  );
});

test('example request bodies keep their schemas', () => {
  let seen = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const { paths } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    for (const item of Object.values<Record<string, Body>>(paths)) {
      for (const { operationId, requestBody } of Object.values(item)) {
        const request = contract.operations.get(operationId)?.request;
        for (const { value } of Object.values(requestBody?.content['application/json']?.examples ?? {})) {
          expect(mistakes(request ?? {}, value)).toEqual([]);
          seen += 1;
        }
      }
    }
  }
  expect(seen).toBeGreaterThan(0);
});

interface Body {
  operationId: string;
  requestBody?: { content: { 'application/json'?: { examples?: Record<string, { value: unknown }> } } };
}
