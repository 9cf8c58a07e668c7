import { expect, expectTypeOf, test } from 'vitest';
import * as client from '../../src/generated/client.ts';
import type { LataUrodzen, RodzajNaleznosci } from '../../src/generated/models.ts';
import * as operations from '../../src/generated/operations.ts';
import type { Api, DocumentAnswer } from '../../src/portal/api/Api.ts';

/** Remembers what was called. */
function fakeApi(answer: unknown): Api & { calls: unknown[][] } {
  const calls: unknown[][] = [];
  return {
    calls,
    async call(...call) {
      calls.push(call);
      return answer;
    },
  };
}

test('a function calls its operation with its arguments and gives its answer', async () => {
  const answer = { lataUrodzen: [2025] };
  const api = fakeApi(answer);
  const lata = await client.dajLataUrodzen(api);
  expect(lata).toBe(answer);
  expectTypeOf(lata).toEqualTypeOf<LataUrodzen>();
  await client.dajRaty(api, { idKartyNaleznosci: 1203 });
  expect(api.calls).toEqual([
    [operations.dajLataUrodzen, {}, undefined],
    [operations.dajRaty, { idKartyNaleznosci: 1203 }, undefined],
  ]);
});

test('the client returns a document as a document', () => {
  expectTypeOf(client.dajRatyPdf).returns.resolves.toEqualTypeOf<DocumentAnswer>();
});

test('arguments are typed: required, optional, words', () => {
  expectTypeOf(client.dajListeNaleznosciPdf)
    .parameter(1)
    .toEqualTypeOf<{ rok: number; rodzajPlatnosci?: RodzajNaleznosci }>();
});

test('every operation has a function and a constant of its own name', () => {
  expect(Object.keys(client)).toEqual(Object.keys(operations));
  for (const [name, call] of Object.entries(operations)) expect(call.id).toBe(name);
});

test('a constant says where each argument goes', () => {
  expect(operations.dajRatyPdf).toEqual({
    id: 'dajRatyPdf',
    method: 'GET',
    path: '/naleznosci/karty/{idKartyNaleznosci}/raty/pdf',
    access: 'full',
    subject: true,
    writes: false,
    document: true,
    args: {
      idKartyNaleznosci: 'path',
      tytul: 'query',
      typNaleznosci: 'query',
      dataOd: 'query',
      dataDo: 'query',
      kwotaOd: 'query',
      kwotaDo: 'query',
    },
  });
});

test('a POST that only computes is not a write', () => {
  expect([operations.drukDowoduWplaty.writes, operations.dodajZgloszenie.writes]).toEqual([false, true]);
});
