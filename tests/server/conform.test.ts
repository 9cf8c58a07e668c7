import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { conform } from '../../codegen/conform/conform.ts';
import { reportText } from '../../codegen/conform/report.ts';
import { loadContract } from '../../codegen/contract/load.ts';
import { DEMO_PASSWORD } from '../../server/demo/kit/demoAccounts.ts';
import { isNight } from '../night.ts';
import { openOffice, ROOT, sqliteDatabase, type TestDatabase, type TestOffice } from './helpers.ts';

let database: TestDatabase;
let office: TestOffice;
let base: string;
beforeAll(async () => {
  database = await sqliteDatabase();
  office = await openOffice(database);
  await office.app.server.listen({ host: '127.0.0.1', port: 0 });
  base = `http://127.0.0.1:${(office.app.server.server.address() as AddressInfo).port}/api`;
}, 120_000);
afterAll(async () => {
  await office?.close();
  await database?.drop();
});

/** Drawn in every run; the other documents have tests of their own, and are drawn here only at night. */
const DOCUMENTS = ['dajDochodyBudzetuPdf', 'dajRatyPdf', 'drukDowoduWplaty'];

it('the reference office passes `okienko conform`', { timeout: 240_000 }, async () => {
  const { contract } = loadContract([`${ROOT}/schemas/api`]);
  const all = [...contract.operations.values()];
  const only = all.filter(({ id, answer }) => answer !== 'document' || DOCUMENTS.includes(id)).map(({ id }) => id);
  const report = await conform(contract, {
    base,
    login: { login: 'anna.wisniewska', password: DEMO_PASSWORD },
    writes: true,
    forms: office.municipality,
    only: isNight ? undefined : only,
  });
  expect(report.session).toBe('logged in as anna.wisniewska');
  expect(report.backend.differences).toEqual([]);
  expect(
    report.operations.filter(({ verdict }) => verdict === 'differing'),
    reportText(report),
  ).toEqual([]);
  const conforming = report.operations.filter(({ verdict }) => verdict === 'conforming').map(({ id }) => id);
  expect(conforming.length).toBeGreaterThan(60);
  expect(conforming).toEqual(
    expect.arrayContaining([
      'dajRaty',
      'dajRatyPdf',
      'pobierzPlik',
      'dodajZgloszenie',
      'zapiszStanLicznika',
      'wyloguj',
    ]),
  );
});
