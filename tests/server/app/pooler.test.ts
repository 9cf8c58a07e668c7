import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/app/config.ts';
import { openPostgres } from '../../../server/engine/db/open.ts';
import { isThorough, LIMIT_MS } from '../../night.ts';
import { postgresDatabase, type TestDatabase } from '../databases.ts';
import { Sender } from '../killing.ts';
import { Load } from './load.ts';
import { hasPgbouncer, startPgbouncer } from './pgbouncer.ts';
import { startOffice } from './startedOffice.ts';

// Also guards: server/engine/db

it('an address without a pooler needs no other one', () => {
  const direct = { OKIENKO_DATABASE_DIRECT_URL: 'postgresql://office@127.0.0.1/office' };
  expect(() => readConfig(direct)).toThrow(/OKIENKO_DATABASE_DIRECT_URL needs DATABASE_URL/);
});

const address = process.env.TEST_DATABASE_URL;

// Without PgBouncer (Debian: apt-get install pgbouncer) these are skipped.
describe.runIf(address && hasPgbouncer)('behind PgBouncer in transaction mode', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await postgresDatabase(address!);
    // Only makes it: the office prepares it.
    await (await database.open()).close();
  });
  afterAll(() => database.drop());

  it('an office says what the pooler has to be told', async () => {
    const pooler = await startPgbouncer(database.place, '');
    await expect(openPostgres(pooler)).rejects.toThrow(/name the database itself in OKIENKO_DATABASE_DIRECT_URL/);
    const open = () => openPostgres(pooler, undefined, database.place);
    await expect(open()).rejects.toThrow(/connect_query='set statement_timeout = 8000; set lock_timeout = 3000/);
  });

  // In the usual run processes.test.ts has two processes without a pooler.
  it.runIf(isThorough)(
    'two processes prepare their database, and answer reads and writes whose transactions share a few connections',
    async () => {
      const pooler = await startPgbouncer(database.place);
      const office = await startOffice({
        ...{ OKIENKO_VAR: database.env.OKIENKO_VAR!, OKIENKO_PROCESSES: '2', OKIENKO_CAPTCHA_KOSZT: '100' },
        ...{ DATABASE_URL: pooler, OKIENKO_DATABASE_DIRECT_URL: database.place },
      });
      await office.says('Demo accounts');
      const load = new Load(office.origin, 0, '/api/pi/licznik-odwiedzin');
      const end = new AbortController();
      const senders = ['anna.wisniewska', 'jan.nowak'].map(
        (login) =>
          new Sender(
            login,
            async () => office.origin,
            () => {},
            end.signal,
          ),
      );
      for (const sender of senders) await sender.enter();
      const answers = await Promise.all(
        senders.flatMap((sender) => Array.from({ length: 20 }, () => sender.get('/api/naleznosci/lista?rok=2026'))),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      await load.answered(100);
      await load.stop();
      expect(load.failed).toEqual([]);
      expect(senders.flatMap(({ wrong, cut }) => [...wrong, cut])).toEqual([0, 0]);
      // Work in the background: mails, tasks, payments.
      await setTimeout(3000);
      expect(office.output()).not.toMatch(/"poziom":"blad"/);
      office.child.kill('SIGTERM');
      expect(await office.ended).toBe(0);
    },
    2 * LIMIT_MS,
  );
});
