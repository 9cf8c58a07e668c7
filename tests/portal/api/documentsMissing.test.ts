// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { type Caller, fetchApi } from '../../../src/portal/api/fetchApi.ts';
import { call } from '../fixtures/screens.ts';

vi.mock('../../../src/portal/api/documents.ts', () => {
  throw new Error('no connection');
});

test('no document is asked for when the code that reads it does not load', async () => {
  const fetch = vi.fn();
  const caller = { language: () => 'pl', token: () => 'T', nip: () => null } as unknown as Caller;
  const api = fetchApi(caller, { base: 'https://portal.example/api', fetch });
  const asked = api.call(call('pismo', { method: 'POST', document: true }), {});
  await expect(asked).rejects.toMatchObject({ kind: 'network' });
  expect(fetch).not.toHaveBeenCalled();
});
