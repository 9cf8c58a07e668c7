import { describe, expect, it } from 'vitest';
import { tidyUp } from '../../server/app/housekeeping.ts';
import { tidyPayments } from '../../server/domains/platnosci/tidyPayments.ts';
import type { Db } from '../../server/engine/db/open.ts';
import { forOneDatabase, withOffice } from './helpers.ts';

const DAY = 24 * 3_600_000;
const NOW = Date.UTC(2026, 5, 1, 12);

/** A table, how long its rows stay (days after the moment in them), and a row with that moment. */
const retained: [
  string,
  number,
  (db: Db, kontoId: number, ms: number) => Promise<unknown>,
  (db: Db) => Promise<unknown[]>,
][] = [
  [
    'notices of payment providers',
    400,
    (db, _kontoId, kiedyMs) =>
      db
        .insertInto('powiadomienia')
        .values({ kanal: 'P24', idZewnetrzne: 'hash', tresc: '{}', zlecenieId: null, kiedyMs })
        .execute(),
    (db) => db.selectFrom('powiadomienia').select('id').where('idZewnetrzne', '=', 'hash').execute(),
  ],
  [
    'logins',
    730,
    (db, kontoId, kiedyMs) =>
      db
        .insertInto('logowania')
        .values({ kontoId, kiedyMs, siec: 'retained', urzadzenie: '', sposob: 'HASLO', czyUdane: 1 })
        .execute(),
    (db) => db.selectFrom('logowania').select('id').where('siec', '=', 'retained').execute(),
  ],
  [
    'known browsers',
    365,
    (db, kontoId, ostatnioMs) =>
      db.insertInto('urzadzenia').values({ kontoId, ciasteczkoHash: 'retained', ostatnioMs }).execute(),
    (db) => db.selectFrom('urzadzenia').select('kontoId').where('ciasteczkoHash', '=', 'retained').execute(),
  ],
  [
    'failed attempts',
    2,
    (db, _kontoId, odMs) =>
      db.insertInto('proby').values({ klucz: 'retained', porazki: 1, blokady: 0, odMs, doMs: 0 }).execute(),
    (db) => db.selectFrom('proby').select('klucz').where('klucz', '=', 'retained').execute(),
  ],
  [
    'attempts whose lock has ended',
    1,
    (db, _kontoId, doMs) =>
      db.insertInto('proby').values({ klucz: 'retained', porazki: 5, blokady: 1, odMs: 0, doMs }).execute(),
    (db) => db.selectFrom('proby').select('klucz').where('klucz', '=', 'retained').execute(),
  ],
  [
    'used one-time values',
    0,
    (db, _kontoId, doMs) => db.insertInto('uzyte').values({ klucz: 'retained', doMs }).execute(),
    (db) => db.selectFrom('uzyte').select('klucz').where('klucz', '=', 'retained').execute(),
  ],
];

forOneDatabase((make) => {
  describe('housekeeping', () => {
    const office = withOffice(make);

    it.each(retained)('keeps %s for %d days', async (_what, days, insert, rows) => {
      const db = office().database.query;
      const { kontoId } = await db.selectFrom('konta').select('kontoId').limit(1).executeTakeFirstOrThrow();
      await insert(db, kontoId, NOW - days * DAY);
      const tidy = async (nowMs: number) => {
        await tidyUp(db, nowMs);
        await tidyPayments(db, nowMs);
      };
      await tidy(NOW);
      expect(await rows(db)).toHaveLength(1);
      await tidy(NOW + 1);
      expect(await rows(db)).toEqual([]);
    });
  });
});
