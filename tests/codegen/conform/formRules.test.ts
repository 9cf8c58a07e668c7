import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CompiledMunicipality } from '../../../codegen/compile/openMunicipality.ts';
import { conform } from '../../../codegen/conform/conform.ts';
import type { OperationReport } from '../../../codegen/conform/report.ts';
import { suspects } from '../../../codegen/conform/suspects.ts';
import type { Contract } from '../../../codegen/contract/contract.ts';
import { operationsAt } from '../../../codegen/contract/operationAt.ts';
import { mockApi } from '../../../codegen/mock/api.ts';
import { shippedWithContract } from '../shipped.ts';
import { type Breakage, changed, contractOf, throughProxy } from './brokenBackend.ts';

/*
 * The mock keeps the contract and no rule of a form. The reference office keeps all of them: tests/server/conform.test.ts.
 */

const ADDRESS = 'zglosZmianeDanychKorespondencyjnych';
/** What its forms read. */
const READ = ['dajDaneKorespondencyjne', 'dajDaneUzytkownika', 'dajPunktyOdbioru'];
let municipality: CompiledMunicipality;
let contract: Contract;
const server = createServer((request, response) => void api(request, response)).listen(0, '127.0.0.1');
let api: ReturnType<typeof mockApi>;
let base: string;

beforeAll(async () => {
  municipality = await shippedWithContract();
  contract = contractOf(municipality.contract, [ADDRESS, ...READ]);
  api = mockApi(municipality.contract, { base: '/api', settings: () => ({}) });
  if (!server.listening) await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}, 60_000);
afterAll(() => server.close());

async function tried(id: string, breakage: Breakage = (call, pass) => pass(call), more = {}): Promise<OperationReport> {
  const { operations } = await conform(contract, {
    base,
    login: { login: 'anna.wisniewska', password: 'x' },
    writes: true,
    only: [id],
    forms: municipality,
    fetch: throughProxy(operationsAt(municipality.contract.operations.values()), base, breakage),
    ...more,
  });
  return operations[0]!;
}

const broken = ({ differences }: OperationReport) =>
  differences.flatMap(({ rule, message }) => (rule === 'form-rule' ? [message] : []));

/** Answers calls with blanks as this text, instead of accepting them. */
const atBlanks =
  (field: string, status: number, body: object): Breakage =>
  async (call, pass) => {
    const sent = typeof call.init.body === 'string' ? JSON.parse(call.init.body) : {};
    const response = await pass(call);
    return sent[field] === '   ' ? changed(response, { status, body }) : response;
  };

describe('a backend that accepts what the forms refuse', () => {
  test('is told the field, the words of the rule and the remedy', async () => {
    const report = await tried(ADDRESS);
    expect(report.verdict).toBe('differing');
    expect(broken(report)).toContainEqual(
      expect.stringMatching(
        /^It accepts " {3}" as miejscowosc, but the form "\w+" of the screen [\w/-]+ refuses it: ".+"; refuse it with 400 BLEDNE_ZADANIE, and name the field in "pola"\.$/,
      ),
    );
  });

  test('is not told of a value that it refuses', async () => {
    const refusal = { kod: 'BLEDNE_ZADANIE', opis: 'Nie.', nrSprawy: 'A' };
    const report = await tried(ADDRESS, atBlanks('miejscowosc', 400, refusal));
    expect(broken(report).filter((message) => message.startsWith('It accepts "   " as miejscowosc,'))).toEqual([]);
  });

  test('is told of a value at which it fails', async () => {
    const failure = { kod: 'BLAD_SERWERA', opis: 'Nie.', nrSprawy: 'A' };
    const report = await tried(ADDRESS, atBlanks('miejscowosc', 500, failure));
    expect(broken(report)).toContainEqual(
      expect.stringMatching(/^A value of miejscowosc that its forms refuse is answered with 500;/),
    );
  });

  test('is not blamed for a field that its form hides, because it may ignore it', async () => {
    const report = await tried(ADDRESS);
    expect(broken(report).filter((message) => message.includes(' as nazwa,'))).toEqual([]);
    expect(report.notes).toContainEqual(expect.stringMatching(/^It accepts nazwa where its form hides it/));
  });
});

test('a rate limit ends the test of the rules, and says so', async () => {
  const limit = { kod: 'ZBYT_WIELE_PROB', opis: 'Nie.', nrSprawy: 'A' };
  const report = await tried(ADDRESS, atBlanks('miejscowosc', 429, limit));
  expect(broken(report).filter((message) => message.includes('miejscowosc'))).toEqual([]);
  expect(report.notes).toContain('The rate limit ended the test of the rules of its forms: raise it for the test.');
});

test('without the municipality the rules are not tried', async () => {
  expect(broken(await tried(ADDRESS, undefined, { forms: undefined }))).toEqual([]);
});

test('a list of records is suspected field by field', () => {
  const contract = { resolve: (schema: object) => schema, schemas: new Map() } as unknown as Contract;
  const items = {
    type: 'object' as const,
    required: ['imie'],
    properties: { imie: { type: 'string' as const, examples: ['Ola'] }, czyUczy: { type: 'boolean' as const } },
  };
  const values = suspects(contract, { type: 'array', items });
  expect(values[0]).toEqual([]);
  expect(values).toContainEqual([{ imie: '   ' }]);
  expect(values).toContainEqual([{ imie: 'Ola', czyUczy: true }]);
});
