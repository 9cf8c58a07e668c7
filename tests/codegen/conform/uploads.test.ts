import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { conform } from '../../../codegen/conform/conform.ts';
import { loadContract } from '../../../codegen/contract/load.ts';
import { operationsAt } from '../../../codegen/contract/operationAt.ts';
import { mockApi } from '../../../codegen/mock/api.ts';
import { answering, type Breakage, contractOf, insteadOf, throughProxy } from './brokenBackend.ts';

const root = join(import.meta.dirname, '../../..');
/** The second commune has an operation that takes photos. */
const { contract } = loadContract(['schemas/api', 'examples/brzezno/schemas/api'].map((folder) => join(root, folder)));
const api = mockApi(contract, { base: '/api', settings: () => ({}) });
const server = createServer((request, response) => void api(request, response)).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
const operationAt = operationsAt(contract.operations.values());
const FILES = ['rozpocznijPlik', 'dajStanPliku', 'dopiszDoPliku', 'usunPlik', 'dajPlik'];
const REPORT = 'zglosUszkodzenieDrogi';
const ofFiles = contractOf(contract, [...FILES, REPORT]);

const tried = async (breakage: Breakage = (call, pass) => pass(call), only: readonly string[] = FILES, more = {}) => {
  const fetch = throughProxy(operationAt, base, breakage);
  const login = { login: 'anna.wisniewska', password: 'x' };
  return (await conform(ofFiles, { base, login, writes: true, only, fetch, ...more })).operations;
};

const messages = async (id: string, breakage: Breakage) =>
  (await tried(breakage)).find((one) => one.id === id)!.differences.map(({ message }) => message);

test('a backend that takes files as the contract says has no differences', async () => {
  const reports = await tried();
  expect(reports.map(({ id, verdict, differences }) => [id, verdict, differences])).toEqual(
    FILES.map((id) => [id, 'conforming', []]),
  );
});

test.each<[what: string, id: string, breakage: Breakage, message: string]>([
  [
    'a begun file that has something already',
    'rozpocznijPlik',
    answering('rozpocznijPlik', (plik: object) => ({ ...plik, przyjeto: 5 })),
    'A begun file must be PRZESYLANY with przyjeto 0.',
  ],
  [
    'a second file for a repeated call',
    'rozpocznijPlik',
    (call, pass) => {
      if (call.operation?.id === 'rozpocznijPlik') call.headers.set('Idempotency-Key', crypto.randomUUID());
      return pass(call);
    },
    'The same request with the same Idempotency-Key begins a second file; it must answer the first.',
  ],
  [
    'a file for any field',
    'rozpocznijPlik',
    (call, pass) => {
      if (typeof call.init.body === 'string') call.init.body = call.init.body.replace('okienkoNieznane', 'zdjecia');
      return pass(call);
    },
    'A file for a field that takes none is answered with 200; it must be 422 6001.',
  ],
  [
    'a part that is written twice',
    'dopiszDoPliku',
    async (call, pass) => {
      const response = await pass(call);
      if (call.operation?.id !== 'dopiszDoPliku' || response.status === 200) return response;
      return Response.json(contract.examples('dopiszDoPliku')[0]!.value);
    },
    'A part that does not begin where the file ends is answered with 200; it must be 422 6005.',
  ],
  [
    'a state that lags behind',
    'dajStanPliku',
    answering('dajStanPliku', (plik: object) => ({ ...plik, przyjeto: 0 })),
    'After a repeated part przyjeto must be the length of the first: a lost connection continues there.',
  ],
  [
    'a text that is taken as a picture',
    'dopiszDoPliku',
    answering('dajStanPliku', (plik: object) => ({ ...plik, stan: 'GOTOWY', rodzaj: 'png', opis: null })),
    'A text with the name okienko.png is GOTOWY; it must be ODRZUCONY, because the content decides.',
  ],
  [
    'a correct file that is refused',
    'dopiszDoPliku',
    answering('dajStanPliku', (plik: object) => ({ ...plik, stan: 'ODRZUCONY', rodzaj: null })),
    'A correct okienko.png is ODRZUCONY; it must be GOTOWY.',
  ],
  [
    'a file that browsers would show',
    'dajPlik',
    insteadOf('dajPlik', 200, { headers: { 'content-disposition': 'inline' } }),
    'The answer needs Content-Disposition: attachment, because the portal saves files and shows none.',
  ],
  [
    'a removed file that is given',
    'dajPlik',
    insteadOf('dajPlik', 404, { status: 200, body: 'x' }),
    'A removed file is answered with 200; it must be 404 NIE_ZNALEZIONO.',
  ],
])('%s is reported at %s', async (_, id, breakage, message) => {
  expect(await messages(id, breakage)).toContain(message);
});

test('a request with files is sent with files that were sent before', async () => {
  const ids: unknown[] = [];
  const watch: Breakage = (call, pass) => {
    if (call.operation?.id === REPORT && typeof call.init.body === 'string')
      ids.push(...(JSON.parse(call.init.body).zdjecia ?? []));
    return pass(call);
  };
  const [report] = await tried(watch, [REPORT]);
  expect(report!.verdict).toBe('conforming');
  expect(ids.length).toBeGreaterThan(1);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});

test('without --writes no file is sent', async () => {
  const reports = await tried(undefined, FILES, { writes: false });
  expect(reports.find(({ id }) => id === 'rozpocznijPlik')!.verdict).toBe('not tried');
});
