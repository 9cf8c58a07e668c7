import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../../../server/engine/db/open.ts';
import { postgresDatabase } from '../../databases.ts';
import { type Client, openOffice, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { type Cable, cableTo } from './cable.ts';

/** Short, so that a test does not wait for what an office waits for. */
const LIMITS = { statementMs: 1500, lockMs: 500, idleMs: 3000, answerMs: 2000, connectMs: 1000 };

/** It reads other tables. */
const FREE = '/api/fk/gmina/dajLataBudzetowe';
const OWN = '/api/naleznosci/lista';
const server = process.env.TEST_DATABASE_URL;

describe.skipIf(!server)('an office whose PostgreSQL', () => {
  let database: TestDatabase;
  let office: TestOffice;
  let cable: Cable;
  let anna: Client;
  let admin: pg.Client;

  beforeAll(async () => {
    database = await postgresDatabase(server!);
    cable = await cableTo(database.place);
    office = await openOffice({ ...database, open: () => openPostgres(cable.address, LIMITS) });
    anna = await office.login('anna.wisniewska');
    admin = new pg.Client({ connectionString: database.place });
    await admin.connect();
  });
  afterAll(async () => {
    await admin?.end();
    cable?.mend();
    await office?.close();
    await cable?.close();
    await database?.drop();
  });

  const many = (count: number) => Promise.all(Array.from({ length: count }, () => anna.get(OWN)));
  const statuses = async (count: number) => [...new Set((await many(count)).map(({ status }) => status))].sort();

  it('ends all connections answers 30 reads in flight with 200 or 500, and the next ones with 200', async () => {
    for (let round = 0; round < 4; round += 1) {
      const reads = many(30);
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      for (const { status } of await reads) expect([200, 500]).toContain(status);
      expect(await statuses(3)).toEqual([200]);
    }
  });

  it('is away answers 500, also to an account, and recovers by itself', async () => {
    cable.cut();
    expect(await statuses(15)).toEqual([500]);
    cable.mend();
    expect(await statuses(3)).toEqual([200]);
  });

  it(
    'is frozen answers 500 in time, and recovers by itself',
    async () => {
      cable.freeze();
      expect(await statuses(3)).toEqual([500]);
      cable.mend();
      expect(await statuses(3)).toEqual([200]);
    },
    4 * LIMITS.answerMs,
  );

  it('has locked one table goes on with calls that need others, and asks those that wait for a connection to come again', async () => {
    await admin.query('begin; lock table karty in access exclusive mode');
    const stuck = many(30);
    await new Promise((done) => setTimeout(done, 100));
    expect((await anna.get(FREE)).status).toBe(200);
    expect([...new Set((await stuck).map(({ status }) => status))].sort()).toEqual([429, 500]);
    await admin.query('rollback');
  });
});
