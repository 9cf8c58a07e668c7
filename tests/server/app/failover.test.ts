import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { isThorough, LIMIT_MS, times } from '../../night.ts';
import { withOwnPostgres } from './ownPostgres.ts';
import { Reporters } from './reporters.ts';
import { startOffice, until } from './startedOffice.ts';

// Also guards: server/engine/db

const RESTARTS = times(0, 30, 10);

// In the usual run the office of engine/db/outage loses its database, in one process.
it.runIf(isThorough && process.env.TEST_DATABASE_URL)(
  'while PostgreSQL is stopped at once and started again, no process of the office ends, and everything acknowledged is there',
  () =>
    withOwnPostgres(async ({ database, restart, ask }) => {
      // Only makes it: the office prepares it.
      await (await database.open()).close();
      const office = await startOffice({ ...database.env, OKIENKO_RESIDENTS: '200', OKIENKO_PROCESSES: '2' });
      await office.says('Demo accounts');
      const pids = office.pids();
      const reporters = await Reporters.enter(() => office.origin, ask);
      const { senders } = reporters;
      for (let count = 0; count < RESTARTS; count += 1) {
        await setTimeout(500 + Math.random() * 500);
        await restart();
        await until(async () => (await fetch(`${office.origin}/ready`)).status === 200);
        await reporters.anotherDay();
      }
      await reporters.send(1);
      await reporters.stop();

      expect(office.pids().sort()).toEqual(pids.sort());
      // A moment without a database is 500: never 503, which means a declared break, nor 401, which ends a session.
      expect(senders.flatMap(({ wrong }) => wrong).filter((what) => !/: 500 /.test(what))).toEqual([]);
      expect(senders.map(({ cut }) => cut)).toEqual(senders.map(() => 0));
      office.child.kill('SIGTERM');
      expect(await office.ended).toBe(0);
    }),
  6 * LIMIT_MS,
);
