import { expect } from 'vitest';
import { readConfig } from '../../../../server/app/config.ts';
import { addOdbiorca } from '../../../../server/domains/zdarzenia/odbiorcyDesk.ts';
import { openWebhooki } from '../../../../server/domains/zdarzenia/webhooki.ts';
import type { Database } from '../../../../server/engine/db/open.ts';
import { secretsOf } from '../../../../server/engine/session/secrets.ts';
import { PEPPER, type TestDatabase } from '../../helpers.ts';
import { openReceiver, type Receiver } from './receiver.ts';

/** Of the killed office and of the test. */
export const EVENTS_ENV = { OKIENKO_PEPPER: PEPPER };
const secrets = secretsOf(PEPPER);
const config = readConfig(EVENTS_ENV);

/** A receiver of an office that is killed: what it has been told. */
export interface ToldOthers {
  /** Before the first call. */
  add(database: Database): Promise<void>;
  /** After a kill: whatever is marked as sent has arrived, and each event with a number has one delivery. */
  mustHold(database: Database): Promise<void>;
  /** At the end: everything arrives, at least once and with its id. */
  atTheEnd(test: TestDatabase): Promise<void>;
  close(): void;
}

export async function openToldOthers(): Promise<ToldOthers> {
  const receiver: Receiver = await openReceiver();
  const arrived = () => new Set(receiver.hits.map(({ event }) => event.id));
  const numbered = ({ query }: Database) =>
    query
      .selectFrom('zdarzenia')
      .leftJoin('dostawyZdarzen', 'zdarzenieId', 'zdarzenia.id')
      .select(['numer', 'idZdarzenia', 'wyslanoMs', 'dostawyZdarzen.id as dostawa'])
      .where('numer', 'is not', null)
      .orderBy('numer')
      .execute();
  const mustHold = async (database: Database) => {
    const rows = await numbered(database);
    expect(rows.map(({ numer }) => numer)).toEqual(rows.map((_, index) => index + 1));
    expect(rows.filter(({ dostawa }) => dostawa === null)).toEqual([]);
    const seen = arrived();
    const sent = rows.filter(({ wyslanoMs }) => wyslanoMs !== null);
    expect(sent.filter(({ idZdarzenia }) => !seen.has(idZdarzenia))).toEqual([]);
  };
  return {
    add: async ({ query }) => {
      const desk = { secrets, config, now: new Date() };
      const made = { nazwa: 'odbiorca', adres: receiver.adres, typy: [] };
      await query.transaction().execute((db) => addOdbiorca({ ...desk, db }, made));
    },
    mustHold,
    async atTheEnd(test) {
      const database = await test.open();
      // What an office had claimed when it was killed is free again.
      const now = () => new Date(Date.now() + 3_600_000);
      const failures: unknown[] = [];
      const work = openWebhooki({ database, secrets, config, log: () => {}, now }, (failure) => failures.push(failure));
      try {
        work.wake();
        await work.settled();
        expect(failures).toEqual([]);
        await mustHold(database);
        const rows = await numbered(database);
        expect([rows.length > 0, rows.filter(({ wyslanoMs }) => wyslanoMs === null)]).toEqual([true, []]);
        const waiting = database.query.selectFrom('zdarzenia').select('id').where('numer', 'is', null);
        expect(await waiting.execute()).toEqual([]);
      } finally {
        await work.stop();
        await database.close();
      }
    },
    close: receiver.close,
  };
}
