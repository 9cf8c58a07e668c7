import { expect, test, vi } from 'vitest';
import type { Call } from '../../../src/lang/descriptors/contract.ts';
import { recording, withGiven } from '../../../src/portal/api/givenAnswers.ts';

const call = (more: Partial<Call> = {}): Call =>
  ({ id: 'dajLata', method: 'GET', path: '/lata', access: 'public', args: { rok: 'query' }, ...more }) as Call;
const office = () => ({ call: vi.fn(async () => 'from the office') });

test('a response from the page is taken once, for the same arguments and language', async () => {
  const api = office();
  const given = withGiven(api, new Map([['/lata?rok=2026&lang=pl', 'from the page']]), () => 'pl');
  expect(await given.call(call(), { rok: 2025 })).toBe('from the office');
  expect(await given.call(call(), { rok: 2026 })).toBe('from the page');
  expect(await given.call(call(), { rok: 2026 })).toBe('from the office');
});

test('a response from the page is not a cached one', async () => {
  const onCachedAt = vi.fn();
  const given = withGiven(office(), new Map([['/lata?lang=pl', []]]), () => 'pl');
  await given.call(call(), {}, { onCachedAt });
  expect(onCachedAt.mock.calls).toEqual([[null]]);
});

test.each([
  ['of a person', { access: 'full' as const }],
  ['that writes', { method: 'POST' as const }],
  ['for a document', { document: 'pdf' as const }],
])('a call %s always goes to the office, and its response is not recorded', async (_what, more) => {
  const given = withGiven(office(), new Map([['/lata?lang=pl', 'from the page']]), () => 'pl');
  expect(await given.call(call(more as Partial<Call>), {})).toBe('from the office');
  const record = {};
  await recording(office(), record, () => 'pl').call(call(more as Partial<Call>), {});
  expect(record).toEqual({});
});

test('responses are recorded under the address that the browser will look for', async () => {
  const record: Record<string, unknown> = {};
  await recording(office(), record, () => 'uk').call(call(), { rok: 2026 });
  expect(record).toEqual({ '/lata?rok=2026&lang=uk': 'from the office' });
});
