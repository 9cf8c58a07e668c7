import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { conform } from '../../../codegen/conform/conform.ts';
import { differsAtAll } from '../../../codegen/conform/report.ts';
import { loadContract } from '../../../codegen/contract/load.ts';
import { operationsAt } from '../../../codegen/contract/operationAt.ts';
import { mockApi } from '../../../codegen/mock/api.ts';
import { throughProxy } from './brokenBackend.ts';

const { contract } = loadContract([join(import.meta.dirname, '../../../schemas/api')]);
const api = mockApi(contract, { base: '/api', settings: () => ({}), origins: [] });
const server = createServer((request, response) => void api(request, response)).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
const SESSION = `Bearer ${(contract.examples('zaloguj')[0]!.value as { token: string }).token}`;
const behind = {
  name: 'WASTE',
  domains: ['waste'],
  key: 'the key of the office and WASTE',
  subject: 'pesel:84831545206',
};

type Claims = Partial<Record<'aud' | 'sub' | 'exp', unknown>>;
const rules = {
  signature: (_: Claims, signed: boolean) => signed,
  audience: ({ aud }: Claims) => aud === 'WASTE',
  expiry: ({ exp }: Claims) => Number(exp) > Date.now() / 1000,
  subject: ({ sub }: Claims, _: boolean, about: boolean) => !about || sub === behind.subject,
};

/** The mock as a backend that checks the office's token, but for one rule. */
const backend = (forgotten?: keyof typeof rules) =>
  throughProxy(operationsAt(contract.operations.values()), base, (call, pass) => {
    const { operation, headers } = call;
    if (!operation || operation.access === 'public') return pass(call);
    const [head = '', body = '', signature] = (headers.get('Authorization') ?? '').replace('Bearer ', '').split('.');
    const signed = createHmac('sha256', behind.key).update(`${head}.${body}`).digest('base64url') === signature;
    const claims = (body && JSON.parse(Buffer.from(body, 'base64url').toString())) || {};
    const broken = Object.entries(rules).some(
      ([name, rule]) => name !== forgotten && !rule(claims, signed, operation.subject),
    );
    if (!body || broken) headers.delete('Authorization');
    else headers.set('Authorization', SESSION);
    return pass(call);
  });

test('a backend that checks the tokens of the office conforms, and only its operations are tried', async () => {
  const report = await conform(contract, { base, behind, writes: true, fetch: backend() });
  expect(report.operations.flatMap(({ id, differences }) => differences.map(({ message }) => [id, message]))).toEqual(
    [],
  );
  expect(differsAtAll(report)).toBe(false);
  const ids = [...contract.operations.values()].filter(({ domain }) => domain === 'waste').map(({ id }) => id);
  expect(report.operations.map(({ id }) => id).sort()).toEqual(ids.sort());
  expect(report.operations.some(({ verdict }) => verdict === 'conforming')).toBe(true);
});

test.each([
  ['signature', 'A token with a foreign signature'],
  ['audience', 'A token for another backend'],
  ['expiry', 'An expired token'],
  ['subject', 'A token without a subject'],
] as const)('a backend that does not check the %s differs', async (forgotten, when) => {
  const report = await conform(contract, { base, behind, fetch: backend(forgotten) });
  const messages = report.operations.flatMap(({ differences }) => differences.map(({ message }) => message));
  expect(messages.join('\n')).toContain(when);
});

test('without a subject, operations about one are left out with the reason', async () => {
  const { subject, ...nobody } = behind;
  const report = await conform(contract, { base, behind: nobody, fetch: backend() });
  const about = report.operations.filter(({ id }) => contract.operations.get(id)!.subject);
  expect(about.length).toBeGreaterThan(0);
  for (const { verdict, notes } of about)
    expect([verdict, notes]).toEqual(['not tried', ['It is about a subject: --subject names one.']]);
});
