import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Db } from '../../../../server/engine/db/open.ts';
import { sqliteDatabase, type TestDatabase } from '../../databases.ts';

let place: TestDatabase;
let database: Database;
/** Another process on the same file, such as an operator's command. */
let other: DatabaseSync;

beforeAll(async () => {
  place = await sqliteDatabase();
  database = await place.open();
  other = new DatabaseSync(place.place);
  other.exec('create table notatki (klucz text primary key, wartosc text not null)');
});
afterAll(async () => {
  other.close();
  await database.close();
  await place.drop();
});

const write = (db: Db, klucz: string) => db.insertInto('notatki').values({ klucz, wartosc: '' }).execute();
const keys = async () =>
  (await database.query.selectFrom('notatki').select('klucz').execute()).map(({ klucz }) => klucz);

/** Holds the lock of the other process while something is asked of the office. */
async function besideTheOther(ask: () => Promise<unknown>, klucz: string): Promise<void> {
  other.exec('begin immediate');
  other.prepare('insert into notatki values (?, ?)').run(klucz, '');
  const asked = ask();
  // Reading goes on meanwhile.
  await new Promise((done) => setTimeout(done, 100));
  expect(await keys()).not.toContain(klucz);
  other.exec('commit');
  await asked;
}

it('a write beside an open transaction of another process waits for its end', async () => {
  await besideTheOther(() => write(database.query, 'one'), 'other one');
  expect(await keys()).toEqual(expect.arrayContaining(['one', 'other one']));
});

it('a transaction that reads before it writes waits as well', async () => {
  const both = () =>
    database.query.transaction().execute(async (db) => {
      await db.selectFrom('notatki').selectAll().execute();
      await write(db, 'two');
    });
  await besideTheOther(both, 'other two');
  expect(await keys()).toEqual(expect.arrayContaining(['two', 'other two']));
});

it('a transaction is not overtaken between its reading and its writing', async () => {
  await database.query.transaction().execute(async (db) => {
    await db.selectFrom('notatki').selectAll().execute();
    expect(() => other.exec("insert into notatki values ('late', '')")).toThrow(/locked/);
    await write(db, 'three');
  });
  expect(await keys()).toEqual(expect.arrayContaining(['three']));
});
