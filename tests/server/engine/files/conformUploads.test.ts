import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conform } from '../../../../codegen/conform/conform.ts';
import type { Contract } from '../../../../codegen/contract/contract.ts';
import { DEMO_PASSWORD } from '../../../../server/demo/kit/demoAccounts.ts';
import { openOffice, sqliteDatabase, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { filesMunicipality } from './filesOffice.ts';

let database: TestDatabase;
let office: TestOffice;
beforeAll(async () => {
  database = await sqliteDatabase();
  office = await openOffice(database, database.env, { municipality: filesMunicipality() });
  await office.app.server.listen({ host: '127.0.0.1', port: 0 });
}, 60_000);
afterAll(async () => {
  await office?.close();
  await database?.drop();
});

test('the reference office takes files as `okienko conform` expects it', async () => {
  const { port } = office.app.server.server.address() as AddressInfo;
  const only = ['rozpocznijPlik', 'dajStanPliku', 'dopiszDoPliku', 'usunPlik', 'dajPlik', 'wyslijPliki'];
  const { operations } = await conform(office.municipality.contract as Contract, {
    base: `http://127.0.0.1:${port}/api`,
    login: { login: 'anna.wisniewska', password: DEMO_PASSWORD },
    writes: true,
    only,
  });
  expect(operations.map(({ id, verdict, differences }) => [id, verdict, differences])).toEqual(
    only.map((id) => [id, 'conforming', []]),
  );
}, 60_000);
