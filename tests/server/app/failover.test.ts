import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { LIMIT_MS, times } from '../../night.ts';
import { Sender } from '../killing.ts';
import { type OwnPostgres, withOwnPostgres } from './ownPostgres.ts';
import { type StartedOffice, startOffice, until } from './startedOffice.ts';

const RESTARTS = times(2, 30, 10);
/** Long ago, so that nothing counts for today's limit. */
const LONG_AGO = '2026-01-02T08:00:00.000Z';

it.runIf(process.env.TEST_DATABASE_URL)(
  'while PostgreSQL is stopped at once and started again, no process of the office ends, and everything acknowledged is there',
  () =>
    withOwnPostgres(async ({ database, restart, ask }) => {
      // Only makes it: the office prepares it.
      await (await database.open()).close();
      const office = await startOffice({ ...database.env, OKIENKO_RESIDENTS: '200', OKIENKO_PROCESSES: '2' });
      await office.says('Demo accounts');
      const pids = office.pids();
      const senders = await enter(office, ask);
      const lives = senders.map(live);
      for (let count = 0; count < RESTARTS; count += 1) {
        await setTimeout(500 + Math.random() * 500);
        await restart();
        await until(async () => (await fetch(`${office.origin}/ready`)).status === 200);
        for (const table of ['zgloszenia', '"zmianyDanych"'])
          await ask(`update ${table} set "kiedyUtworzono" = '${LONG_AGO}'`);
      }
      const before = senders.map(({ done }) => done.size);
      await until(() => senders.every(({ done }, index) => done.size > before[index]!));
      for (const sender of senders) sender.over = true;
      await Promise.all(lives);

      expect(office.pids().sort()).toEqual(pids.sort());
      const { rows } = await ask('select klucz, odpowiedz from powtorzenia');
      const kept = new Map(rows.map(({ klucz, odpowiedz }) => [klucz, odpowiedz]));
      const done = senders.flatMap((sender) => [...sender.done]);
      expect(done.filter(([klucz, text]) => kept.get(klucz) !== text)).toEqual([]);
      // A moment without a database is 500: never 503, which means a declared break, nor 401, which ends a session.
      expect(senders.flatMap(({ wrong }) => wrong).filter((what) => !/: 500 /.test(what))).toEqual([]);
      expect(senders.map(({ cut }) => cut)).toEqual(senders.map(() => 0));
      office.child.kill('SIGTERM');
      expect(await office.ended).toBe(0);
    }),
  6 * LIMIT_MS,
);

async function enter(office: StartedOffice, ask: OwnPostgres['ask']): Promise<Sender[]> {
  const { rows } = await ask(`select login from konta where login like 'mieszkaniec%' order by login limit 4`);
  const { signal } = new AbortController();
  const senders = rows.map(
    ({ login }) =>
      new Sender(
        login,
        async () => office.origin,
        () => {},
        signal,
      ),
  );
  for (const sender of senders) await sender.enter();
  return senders;
}

async function live(sender: Sender): Promise<void> {
  const { body } = await sender.get('/api/zgloszenia/punkty');
  const { idPunktuOdbioru } = body.punktyOdbioru[0];
  for (let number = 0; !sender.over; number += 1) {
    const request = { idPunktuOdbioru, tematZgloszenia: 3, trescZgloszenia: `${sender.login} ${number}` };
    await sender.send('/api/zgloszenia', request);
    await setTimeout(20);
  }
}
