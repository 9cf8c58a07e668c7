import type { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { access } from '../../../../server/app/access.ts';
import { VERSION } from '../../../../server/app/isPrepared.ts';
import type { Database } from '../../../../server/engine/db/open.ts';
import type { TableAccess } from '../../../../server/engine/db/roles/access.ts';
import { type Actor, ROLES, type RoleName } from '../../../../server/engine/db/roles/actor.ts';
import { prepareRoles } from '../../../../server/engine/db/roles/prepareRoles.ts';
import { queryAs } from '../../../../server/engine/db/roles/queryAs.ts';
import { postgresDatabase, type TestDatabase } from '../../databases.ts';
import { smallCommune } from '../../helpers.ts';
import { foreignKeys, rowOf, tablesOf } from './catalogue.ts';

/** Two owners, strangers to each other: each column of a row of theirs has their number. */
const OWN = 900_001;
const STRANGER = 900_002;
/** The numbers of a new row. */
const NEW = 900_003;

const all: readonly (readonly [string, TableAccess])[] = Object.entries(access);
const tables = all.filter(([, { isView }]) => !isView);
const secured = tables.flatMap(([table, { rows = {} }]) =>
  (Object.keys(rows) as RoleName[]).map((role) => ({ table, role })),
);

const address = process.env.TEST_DATABASE_URL;

describe.runIf(address)('roles of PostgreSQL', () => {
  let test: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    test = await postgresDatabase(address!);
    await smallCommune(test);
    database = await test.open();
    await prepareRoles(database, access, VERSION);
    for (const owner of [OWN, STRANGER]) for (const [table] of tables) await insertOf(table, owner);
  }, 120_000);
  afterAll(async () => {
    await database?.close();
    await test?.drop();
  });

  const as = (role: RoleName, owner?: number) =>
    database.as(owner === undefined ? { role } : { role, kontoId: owner, podmioty: [owner] });

  /** References lead to rows that are not there yet. */
  async function insertOf(table: string, owner: number): Promise<void> {
    const row = await rowOf(database.query, table, owner);
    await database.query.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await insert(table, row).execute(trx);
    });
  }

  const insert = (table: string, row: object) =>
    sql`insert into ${sql.table(table)} select * from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`;

  /** The number of the owner of each row, in the columns that say whose it is. */
  const ownersOf = (table: string, { podmiot, konto, of }: { podmiot?: string; konto?: string; of?: { by: string } }) =>
    sql<{
      owners: string[];
    }>`select array_agg(distinct ${sql.ref(podmiot ?? konto ?? of?.by ?? 'wpisId')}::text) as owners from ${sql.table(table)}`;

  describe('every table', () => {
    it('is declared', async () => {
      const known = await tablesOf(database.query);
      const unused = ['migracje', 'dziennikUrzednikow'];
      expect(all.map(([table]) => table).toSorted()).toEqual(known.filter((name) => !unused.includes(name)).toSorted());
    });

    it('that names a subject or an account, or a row that does, has rows of its own for residents who read it', async () => {
      const columns = await columnsOfOwners();
      const parents = await foreignKeys(database.query);
      const owned = new Set(columns);
      for (let before = -1; before < owned.size; ) {
        before = owned.size;
        for (const { table, of } of parents) if (owned.has(of)) owned.add(table);
      }
      const open = tables.filter(([table, { roles, rows }]) => {
        const { mieszkaniec: right } = roles;
        return owned.has(table) && right !== undefined && right !== 'insert' && !rows?.mieszkaniec;
      });
      expect(open.map(([table]) => table)).toEqual([]);
      // The rule is not empty.
      expect(owned.size).toBeGreaterThan(40);
    });

    async function columnsOfOwners(): Promise<string[]> {
      const { rows } = await sql<{ name: string }>`select distinct table_name as name from information_schema.columns
        where table_schema = current_schema() and column_name in ('podmiotId', 'kontoId')`.execute(database.query);
      return rows.map(({ name }) => name);
    }
  });

  describe.each(secured)('$table in the role $role', ({ table, role }) => {
    const { rows = {}, roles, key = [] } = access[table as keyof typeof access];
    const of = rows[role]!;
    const right = role === 'praca' ? 'write' : roles[role]!;

    it('shows no row of a stranger to a query without a filter', async () => {
      const everything = (await ownersOf(table, of).execute(database.query)).rows[0]!.owners;
      expect(everything).toEqual(expect.arrayContaining([String(OWN), String(STRANGER)]));
      expect((await ownersOf(table, of).execute(as(role, OWN))).rows).toEqual([{ owners: [String(OWN)] }]);
      expect((await ownersOf(table, of).execute(as(role))).rows).toEqual([{ owners: null }]);
    });

    it('lets no change without a filter reach a row of a stranger', async () => {
      const column = key[0] ?? of.podmiot ?? of.konto ?? of.of?.by ?? 'wpisId';
      const update = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)}`;
      const deletion = sql`delete from ${sql.table(table)}`;
      const changes = { read: [], insert: [], add: [], lock: [update], change: [update], write: [update, deletion] }[
        right
      ];
      for (const change of [update, deletion]) {
        const done = as(role, OWN)
          .transaction()
          .execute(async (trx) => {
            const { numAffectedRows } = await change.execute(trx);
            throw new Undone(Number(numAffectedRows));
          });
        if (changes.includes(change as never)) await expect(done).rejects.toEqual(new Undone(1));
        else await expect(done).rejects.toThrow(/permission denied/);
      }
    });

    it('takes no new row for a stranger', async () => {
      const row = await rowOf(database.query, table, NEW);
      const owner = [of.podmiot, of.konto, of.of?.by].filter((name) => name !== undefined);
      const foreign = { ...row, ...Object.fromEntries(owner.map((name) => [name, STRANGER])) };
      await expect(insert(table, foreign).execute(as(role, OWN))).rejects.toThrow(
        /permission denied|row-level security/,
      );
    });
  });

  it('a role may only what is declared: public calls read no dues, accounts no cards, feeds no passwords, clerks no taxes', async () => {
    const denied = /permission denied for table/;
    for (const [role, table] of [
      ...['karty', 'raty', 'wplaty', 'zlecenia', 'wymiary', 'wpisy', 'konta', 'sesje'].map(
        (table) => ['gosc', table] as const,
      ),
      ...['karty', 'zlecenia', 'wymiary', 'wpisy', 'mieszkancy'].map((table) => ['konto', table] as const),
      ...['konta', 'sesje', 'wpisy', 'pliki'].map((table) => ['zasilenie', table] as const),
      ...['karty', 'wymiary', 'zlecenia', 'sesje', 'mieszkancy'].map((table) => ['urzednik', table] as const),
      ...['sesje', 'kody', 'urzednicy', 'poczta', 'audyt', 'mieszkancy'].map(
        (table) => ['mieszkaniec', table] as const,
      ),
    ])
      await expect(sql`select * from ${sql.table(table)}`.execute(as(role, OWN)), `${role} ${table}`).rejects.toThrow(
        denied,
      );
  });

  it('no role changes a line of the audit log or a seal, or makes a table', async () => {
    for (const role of Object.keys(ROLES) as RoleName[]) {
      const lines = sql`update audyt set szczegoly = '{}'`.execute(as(role, OWN));
      await expect(lines, role).rejects.toThrow(/permission denied/);
      await expect(sql`update "pieczecieAudytu" set skrot = ''`.execute(as(role, OWN)), role).rejects.toThrow(
        /permission denied/,
      );
      await expect(sql`create table obca (id integer)`.execute(as(role, OWN)), role).rejects.toThrow(
        /permission denied/,
      );
      if (role === 'praca') continue;
      await expect(sql`delete from audyt`.execute(as(role, OWN)), role).rejects.toThrow(/permission denied/);
    }
  });

  it('the role ends with its transaction, also when that fails', async () => {
    const who = sql<{ who: string; owner: string; podmioty: string | null }>`
      select current_user as who, session_user as owner, current_setting('okienko.podmioty', true) as podmioty`;
    const { rows } = await who.execute(as('mieszkaniec', OWN));
    expect(rows).toEqual([{ who: `${rows[0]!.owner}_mieszkaniec`, owner: rows[0]!.owner, podmioty: `{${OWN}}` }]);
    await expect(sql`select 1 / 0`.execute(as('mieszkaniec', OWN))).rejects.toThrow(/division by zero/);
    const inside = as('mieszkaniec', OWN).transaction();
    await expect(inside.execute((trx) => sql`select 1 / 0`.execute(trx))).rejects.toThrow(/division by zero/);
    // Ten connections at most: each is used again.
    const after = await Promise.all(Array.from({ length: 30 }, () => who.execute(database.query)));
    for (const one of after) expect(one.rows[0]).toMatchObject({ who: rows[0]!.owner });
    for (const one of after) expect(one.rows[0]!.podmioty ?? '').toBe('');
  });

  it('a query and the role it runs in are one message, answered at once', async () => {
    const client = new pg.Client({ connectionString: test.place });
    await client.connect();
    try {
      let answers = 0;
      const { connection } = client as unknown as { connection: EventEmitter };
      connection.on('readyForQuery', () => {
        answers += 1;
      });
      const opening = `select set_config('okienko.konto', '7', true)`;
      const { rows } = await queryAs(
        client,
        opening,
        `select current_setting('okienko.konto') as konto, $1::text as given`,
        ['x'],
      );
      expect(rows).toEqual([{ konto: '7', given: 'x' }]);
      expect(answers).toBe(1);
    } finally {
      await client.end();
    }
  });

  it('a transaction of several queries has one actor from its first statement', async () => {
    const seen = await as('mieszkaniec', OWN)
      .transaction()
      .execute(async (trx) => {
        const first = await trx.selectFrom('karty').select('podmiotId').execute();
        const second = await trx.selectFrom('karty').select('podmiotId').execute();
        return [...first, ...second];
      });
    expect(seen).toEqual([{ podmiotId: OWN }, { podmiotId: OWN }]);
  });

  it('numbers of an actor are numbers, whatever they are made of', async () => {
    const hostile = {
      role: 'mieszkaniec',
      kontoId: "1', true), ('" as unknown as number,
      podmioty: [Number.NaN],
    } as Actor;
    await expect(sql`select count(*) from karty`.execute(database.as(hostile))).rejects.toThrow();
  });
});

/** Takes a change back. */
class Undone extends Error {
  readonly rows: number;
  constructor(rows: number) {
    super(`${rows} rows`);
    this.rows = rows;
  }
}
