import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openOffice, PEPPER, sqliteDatabase, type TestOffice } from './helpers.ts';

let office: TestOffice;
let byHand: typeof import('../../bench/byHand/app.ts')['app'];
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await sqliteDatabase();
  drop = database.drop;
  office = await openOffice(database);
  const pepper = join(dirname(database.place), 'pepper');
  writeFileSync(pepper, PEPPER);
  vi.stubEnv('DATABASE', database.place).stubEnv('PEPPER', pepper);
  ({ app: byHand } = await import('../../bench/byHand/app.ts'));
  vi.useFakeTimers({ toFake: ['Date'], now: office.clock.ms });
});

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await office.close();
  await drop();
});

// Otherwise the bench would compare two programs that do different work, or fail after minutes.
test.each(['/api/fk/gmina/dajDochodyBudzetu?rok=2025', '/api/naleznosci/lista'])(
  'the yardstick answers %s as the office does',
  async (url) => {
    const { token, cookie, get } = await office.login('anna.wisniewska');
    const ours = await get(url);
    const headers = { authorization: `Bearer ${token}`, cookie: cookie! };
    const theirs = await byHand.inject({ url, headers });
    expect(ours.status).toBe(200);
    expect(theirs.statusCode).toBe(200);
    expect(theirs.json()).toEqual(ours.json());
  },
);
