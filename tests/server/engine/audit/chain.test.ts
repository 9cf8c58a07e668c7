import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chainAudit } from '../../../../server/app/housekeeping.ts';
import { audit } from '../../../../server/engine/audit/audit.ts';
import { headOf } from '../../../../server/engine/audit/digest.ts';
import { lastSeal, sealAudit } from '../../../../server/engine/audit/seal.ts';
import { tidyAudit } from '../../../../server/engine/audit/tidyAudit.ts';
import { verifyAudit } from '../../../../server/engine/audit/verify.ts';
import { migrate } from '../../../../server/engine/db/migrations.ts';
import type { Database, Db } from '../../../../server/engine/db/open.ts';
import type { LogEntry } from '../../../../server/engine/log.ts';
import { secretsOf } from '../../../../server/engine/session/secrets.ts';
import { forEachDatabase, PEPPER, type TestDatabase } from '../../helpers.ts';

const secrets = secretsOf(PEPPER);
const DAY_MS = 24 * 3600 * 1000;
const at = (text: string) => new Date(`${text}Z`);

forEachDatabase((make) => {
  let place: TestDatabase;
  let database: Database;
  let db: Db;
  /** Has the empty tables, which each test gets a copy of. */
  let empty: TestDatabase;
  beforeAll(async () => {
    empty = await make();
    const migrated = await empty.open();
    await migrated.alone((query) => migrate(migrated.kind, query));
    await migrated.close();
  });
  afterAll(() => empty.drop());
  beforeEach(async () => {
    place = await make();
    await place.copy(empty.place);
    database = await place.open();
    db = database.query;
    return async () => {
      await database.close();
      await place.drop();
    };
  });

  const write = (now: Date, login = 'ewa.lis', within = db) =>
    audit({ db: within, now, ip: '10.1.2.3' }, { strona: 'URZEDNIK', kontoId: 7, login }, { czynnosc: 'ODCZYT' });
  const threeSeals = async () => {
    for (const day of ['2026-11-20T08:00', '2026-11-20T09:00', '2026-11-21T08:00']) {
      for (let n = 0; n < 3; n += 1) await write(at(day));
      await sealAudit(db, secrets, at(day));
    }
  };
  const faults = async (head?: string) =>
    (await verifyAudit(db, secrets, head)).faults.map(({ what, where }) => [what, where]);

  /** What somebody does who owns the database. */
  async function tamper(...statements: string[]): Promise<void> {
    const off =
      database.kind === 'sqlite'
        ? ['audyt_update', 'audyt_delete', 'pieczecieAudytu_update', 'pieczecieAudytu_delete'].map(
            (name) => `drop trigger if exists "${name}"`,
          )
        : ['audyt', 'pieczecieAudytu'].map((table) => `alter table "${table}" disable trigger all`);
    for (const statement of [...off, ...statements]) await sql.raw(statement).execute(db);
  }

  test('sealed lines are whole, and say how many they are', async () => {
    await threeSeals();
    await write(at('2026-11-21T09:00'));
    const last = await lastSeal(db);
    expect(await verifyAudit(db, secrets)).toEqual({ lines: 9, seals: 3, waiting: 1, head: headOf(last!), faults: [] });
    expect(await faults(headOf(last!))).toEqual([]);
  });

  test.each([
    ['a changed line', "update audyt set login = 'jan' where id = 5", [['changed', 5]]],
    ['a changed moment', "update audyt set kiedy = '2026-01-01T00:00:00.000Z' where id = 2", [['changed', 2]]],
    ['a removed line', 'delete from audyt where id = 4', [['removed', 4]]],
    [
      'a line that was put into a seal',
      "insert into audyt (kiedy, login, siec, czynnosc, szczegoly, pieczec) values ('2026-11-20T08:00:00.000Z', 'x', '', 'ODCZYT', '{}', 2)",
      [['inserted', 10]],
    ],
    ['a line taken out of its seal', 'update audyt set pieczec = null where id = 1', [['removed', 1]]],
    ['a removed seal', 'delete from "pieczecieAudytu" where numer = 2', [['seal-removed', 2], ...seals(2, 4, 5, 6)]],
    ['a seal without what it sealed', 'update "pieczecieAudytu" set wpisy = \'[]\' where numer = 3', 'seal-changed'],
  ])('%s is found, and where', async (_what, statement, expected) => {
    await threeSeals();
    await tamper(statement);
    const found = await faults();
    if (typeof expected === 'string') expect(found).toContainEqual([expected, 3]);
    else expect(found).toEqual(expected);
  });

  /** Each line of a seal that is gone names it. */
  function seals(numer: number, ...lines: number[]) {
    return lines.map(() => ['seal-removed', numer]);
  }

  test('a seal that was made without the key of the office is found', async () => {
    await threeSeals();
    await tamper('delete from "pieczecieAudytu" where numer = 3', 'update audyt set pieczec = null where pieczec = 3');
    await sealAudit(db, secretsOf('another pepper that is long enough too'), at('2026-11-21T10:00'));
    expect(await faults()).toEqual([['seal-forged', 3]]);
  });

  test('an end that was cut off is found by a head that was noted elsewhere', async () => {
    await threeSeals();
    const head = headOf((await lastSeal(db))!);
    await tamper('delete from audyt where pieczec = 3', 'delete from "pieczecieAudytu" where numer = 3');
    expect(await faults()).toEqual([]);
    expect(await faults(head)).toEqual([['head-gone', 3]]);
  });

  test('a line that is committed late gets into a later seal', async () => {
    let commit = () => {};
    const waits = new Promise<void>((resolve) => {
      commit = resolve;
    });
    // SQLite has one writer: there a later line waits, and its number is later.
    if (database.kind === 'sqlite') return;
    const late = db.transaction().execute(async (trx) => {
      await write(at('2026-11-20T08:00'), 'late', trx);
      await waits;
    });
    await expect.poll(() => sealAudit(db, secrets, at('2026-11-20T08:00'))).toBeUndefined();
    await write(at('2026-11-20T08:01'));
    await sealAudit(db, secrets, at('2026-11-20T08:02'));
    commit();
    await late;
    await sealAudit(db, secrets, at('2026-11-20T08:03'));
    expect(await verifyAudit(db, secrets)).toMatchObject({ lines: 2, seals: 2, waiting: 0, faults: [] });
  });

  test('two processes that seal at once make one chain', async () => {
    const other = await place.open();
    try {
      for (let n = 0; n < 40; n += 1) await write(at('2026-11-20T08:00'));
      await Promise.all([
        sealAudit(db, secrets, at('2026-11-20T08:00')),
        sealAudit(other.query, secrets, at('2026-11-20T08:00')),
      ]);
      expect(await verifyAudit(db, secrets)).toMatchObject({ lines: 40, waiting: 0, faults: [] });
    } finally {
      await other.close();
    }
  });

  test('more lines than a seal holds get several', async () => {
    const row = { kiedy: '2026-11-20T08:00:00.000Z', strona: 'URZAD' as const, kontoId: null, login: '', siec: '' };
    const lines = Array.from({ length: 1100 }, () => ({
      ...row,
      czynnosc: 'FEED' as const,
      numer: null,
      szczegoly: '{}',
    }));
    await database.insert(db, 'audyt', lines);
    await sealAudit(db, secrets, at('2026-11-20T08:00'));
    expect(await verifyAudit(db, secrets)).toMatchObject({ lines: 1100, seals: 3, waiting: 0, faults: [] });
  });

  test('lines at the end of their time go, and the rest is verifiable', async () => {
    await write(at('2020-01-01T08:00'));
    await sealAudit(db, secrets, at('2020-01-01T08:01'));
    const head = headOf((await lastSeal(db))!);
    await threeSeals();
    const now = at('2026-11-21T09:00');
    expect(await tidyAudit(db, { dni: 730 }, now)).toBe(1);
    await sealAudit(db, secrets, now);
    const { lines, seals: left, faults: wrong } = await verifyAudit(db, secrets);
    expect([lines, left, wrong]).toEqual([10, 4, []]);
    // A head of then is reached too: what followed it is whole.
    expect(await faults(head)).toEqual([]);
    expect(await tidyAudit(db, { dni: 730 }, now)).toBe(0);
  });

  test('first seals that were removed by somebody else are missed', async () => {
    await threeSeals();
    await tamper('delete from audyt where pieczec = 1', 'delete from "pieczecieAudytu" where numer = 1');
    expect(await faults()).toEqual([['seal-removed', 1]]);
  });

  test('the database changes no line and removes none before its time', async () => {
    await threeSeals();
    const refused = [
      "update audyt set login = 'x' where id = 1",
      'update audyt set pieczec = null where id = 1',
      'update audyt set pieczec = 9 where id = 1',
      'delete from audyt where id = 1',
      `update "pieczecieAudytu" set skrot = 'x'`,
      'delete from "pieczecieAudytu"',
      ...(database.kind === 'postgres' ? ['truncate audyt', 'truncate "pieczecieAudytu"'] : []),
    ];
    for (const statement of refused)
      await expect(sql.raw(statement).execute(db), statement).rejects.toThrow('only grows');
  });

  test('the log of the process gets the head once a day', async () => {
    const entries: LogEntry[] = [];
    const office = { log: (entry: LogEntry) => entries.push(entry), secrets };
    for (const time of ['2026-11-20T08:00', '2026-11-20T12:00', '2026-11-21T00:01']) {
      await write(at(time));
      await chainAudit(db, office, at(time));
    }
    expect(entries.map(({ zdarzenie, glowa }) => [zdarzenie, glowa?.split(':')[0]])).toEqual([
      ['audyt', '1'],
      ['audyt', '3'],
    ]);
    expect(await faults(entries[0]!.glowa)).toEqual([]);
  });

  test('a line stays in the transaction of its act', async () => {
    const failed = db.transaction().execute(async (trx) => {
      await write(at('2026-11-20T08:00'), 'undone', trx);
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    await sealAudit(db, secrets, new Date(Date.now() - DAY_MS));
    expect(await verifyAudit(db, secrets)).toMatchObject({ lines: 0, waiting: 0 });
  });
});
