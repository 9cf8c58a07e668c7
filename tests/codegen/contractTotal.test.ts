import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersData } from '../../src/lang/descriptors/contract.ts';
import { loadFiles, SHIPPED } from './contractFolder.ts';

const requests = JSON.parse(readFileSync(join(SHIPPED, 'requests.json'), 'utf8'));
const common = readFileSync(join(SHIPPED, 'common.json'), 'utf8');
const places = paths(requests);

test('one value of a domain replaced by anything is read without throwing, and its types and documents are made', () => {
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.anything({ withNullPrototype: false }), (place, value) => {
      const junk = JSON.parse(JSON.stringify({ value: value ?? null }) ?? '{}').value ?? null;
      const { contract, problems } = loadFiles({
        'common.json': common,
        'requests.json': replaced(requests, place, junk),
      });
      for (const { answer, args } of contract.operations.values()) {
        if (answersData(answer)) contract.typeOf(answer);
        for (const { schema } of Object.values(args)) contract.typeOf(schema);
      }
      expect(contract.openapi()).toBeTypeOf('object');
      for (const { line, column } of problems) expect([line > 0, column > 0]).toEqual([true, true]);
    }),
    { numRuns: 150, seed: 20261121, examples: [[['paths', '/zgloszenia/pdf'], { get: null }]] },
  );
});

type Json = Record<string, unknown>;

function paths(value: unknown, here: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [here];
  return [here, ...Object.entries(value).flatMap(([key, inner]) => paths(inner, [...here, key]))];
}

function replaced(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Json) }) as Json;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}
