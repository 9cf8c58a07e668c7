import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { loadContract } from '../../../codegen/contract/load.ts';
import { mayBeKept } from '../../../src/lang/descriptors/contract.ts';

const { contract } = loadContract([resolve(import.meta.dirname, '../../../schemas/api')]);
const operations = [...contract.operations.values()];
const cacheable = operations.filter(mayBeKept);

test('answers cached for offline use are public, read-only and data', () => {
  expect(cacheable.length).toBeGreaterThan(5);
  for (const { id, access, method, answer, writes } of cacheable) {
    expect([id, access, method, typeof answer, writes]).toEqual([id, 'public', 'GET', 'object', false]);
  }
});

test.each(['dajStanPrzerwyTechnicznej', 'dajKonfiguracje', 'dajLicznikOdwiedzin'])(
  '%s is never cached: an outdated flag would mislead',
  (id) => {
    expect(operations.find((one) => one.id === id)?.momentary).toBe(true);
    expect(cacheable.map((one) => one.id)).not.toContain(id);
  },
);

test('answers that need a secret are never cached', () => {
  const [one] = cacheable;
  const kod = { in: 'query', required: true, schema: { type: 'string', 'x-secret': true } } as const;
  expect(mayBeKept({ ...one!, args: { kod } })).toBe(false);
});
