import { setFlagsFromString } from 'node:v8';
import { compileFunction } from 'node:vm';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, type Db, openSqlite } from '../../../../server/engine/db/open.ts';

let database: Database;
beforeEach(async () => {
  database = openSqlite(':memory:');
  const { schema } = database.query;
  await schema.createTable('notatki').addColumn('klucz', 'text').addColumn('wartosc', 'text').execute();
});
afterEach(() => database.close());

const add = (db: Db, klucz: string) => db.insertInto('notatki').values({ klucz, wartosc: '' }).execute();
const keysOf = async (db: Db) => (await db.selectFrom('notatki').select('klucz').execute()).map(({ klucz }) => klucz);
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

it('a read of another call waits for the end of a transaction', async () => {
  const seen: unknown[] = [];
  const write = database.query.transaction().execute(async (trx) => {
    await add(trx, 'a');
    seen.push('half');
    await pause();
    await add(trx, 'b');
  });
  while (seen.length === 0) await Promise.resolve();
  seen.push(await keysOf(database.query));
  await write;
  expect(seen).toEqual(['half', ['a', 'b']]);
});

it('a read of another call never sees what a transaction takes back', async () => {
  const write = database.query.transaction().execute(async (trx) => {
    await add(trx, 'a');
    await pause();
    throw new Error('taken back');
  });
  const read = keysOf(database.query).then(async (before) => [before, await keysOf(database.query)]);
  await expect(write).rejects.toThrow('taken back');
  expect((await read)[1]).toEqual([]);
});

it('transactions of many calls run one after the other', async () => {
  const numbers = Array.from({ length: 20 }, (_, index) => String(index));
  const append = (klucz: string) =>
    database.query.transaction().execute(async (trx) => {
      const before = (await keysOf(trx)).length;
      await Promise.resolve();
      await add(trx, klucz);
      return before;
    });
  expect(await Promise.all(numbers.map(append))).toEqual(numbers.map(Number));
});

it('a failed transaction leaves the database to the others', async () => {
  const broken = database.query.transaction().execute(async (trx) => {
    await add(trx, 'a');
    await trx.selectFrom('konta').selectAll().execute();
  });
  await expect(broken).rejects.toThrow('no such table');
  await add(database.query, 'b');
  expect(await keysOf(database.query)).toEqual(['b']);
});

it('all rows of a query have one hidden class', async () => {
  setFlagsFromString('--allow-natives-syntax');
  const haveSameClass = compileFunction('return %HaveSameMap(a, b)', ['a', 'b']);
  for (const klucz of 'abc') await add(database.query, klucz);
  const read = () => database.query.selectFrom('notatki').selectAll().execute();
  const [first, ...others] = [...(await read()), ...(await read())];
  expect(others.map((row) => haveSameClass(first, row))).toEqual([true, true, true, true, true]);
});

it('a statement that reads whole rows finds a column that was added since', async () => {
  await add(database.query, 'a');
  const read = () => sql`select n.*, 1 as last from notatki n`.execute(database.query);
  expect((await read()).rows).toEqual([{ klucz: 'a', wartosc: '', last: 1 }]);
  await database.query.schema.alterTable('notatki').addColumn('kiedy', 'integer').execute();
  expect((await read()).rows).toEqual([{ klucz: 'a', wartosc: '', kiedy: null, last: 1 }]);
});
