import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Db } from '../../../../server/engine/db/open.ts';
import { type Placeholders, prepared } from '../../../../server/engine/db/prepared.ts';
import { forEachDatabase, type TestDatabase } from '../../helpers.ts';
import { type Asked, listening } from '../../queryPlans.ts';

forEachDatabase((make) => {
  let place: TestDatabase;
  let database: Database;
  const asked: Asked[] = [];
  beforeAll(async () => {
    place = await make();
    database = await listening(place, asked).open();
    await database.query.schema
      .createTable('notatki')
      .addColumn('klucz', 'text', (column) => column.primaryKey())
      .addColumn('wartosc', 'text')
      .execute();
    const values = ['a', 'b', 'c', 'd', 'e'].map((klucz) => ({ klucz, wartosc: `of ${klucz}` }));
    await database.query.insertInto('notatki').values(values).execute();
  });
  afterAll(async () => {
    await database.close();
    await place.drop();
  });

  it('a query is built once and takes the values of each call', async () => {
    let builds = 0;
    const notatka = prepared((db, { klucz }: Placeholders<{ klucz: string }>) => {
      builds++;
      return db.selectFrom('notatki').select('wartosc').where('klucz', '=', klucz).where('wartosc', '!=', '');
    });
    expect(await notatka(database.query, { klucz: 'a' })).toEqual([{ wartosc: 'of a' }]);
    expect(await notatka(database.query, { klucz: 'b' })).toEqual([{ wartosc: 'of b' }]);
    expect(await notatka(database.query, { klucz: "' or 1=1" })).toEqual([]);
    expect(builds).toBe(1);
  });

  it('lists of all lengths need few texts', async () => {
    const among = prepared((db, { keys, not }: Placeholders<{ keys: readonly string[]; not: string }>) =>
      db.selectFrom('notatki').select('klucz').where('klucz', 'in', keys).where('klucz', '!=', not).orderBy('klucz'),
    );
    const keysOf = async (...keys: string[]) =>
      (await among(database.query, { keys, not: 'b' })).map(({ klucz }) => klucz).join('');
    asked.length = 0;
    expect(await keysOf('a')).toBe('a');
    expect(await keysOf('a', 'b')).toBe('a');
    expect(await keysOf('e', 'd', 'c')).toBe('cde');
    expect(await keysOf('e', 'd', 'c', 'a')).toBe('acde');
    expect(await keysOf('e', 'd', 'c', 'a', 'b')).toBe('acde');
    expect(await keysOf('x')).toBe('');
    expect(new Set(asked.map(({ sql }) => sql)).size).toBe(4);
    expect(asked[2]!.parameters).toEqual(['e', 'd', 'c', 'c', 'b']);
  });

  it('a transaction runs it on its own connection', async () => {
    const all = prepared((db) => db.selectFrom('notatki').select('klucz'));
    const count = async (db: Db) => (await all(db, {})).length;
    expect(await count(database.query)).toBe(5);
    const undone = database.query.transaction().execute(async (trx) => {
      await trx.deleteFrom('notatki').execute();
      throw new Error(`${await count(trx)} left`);
    });
    await expect(undone).rejects.toThrow('0 left');
    expect(await count(database.query)).toBe(5);
  });

  it('a query of another call does not see what a transaction has not finished', async () => {
    const all = prepared((db) => db.selectFrom('notatki').select('klucz'));
    const begun = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const undone = database.query.transaction().execute(async (trx) => {
      await trx.deleteFrom('notatki').execute();
      begun.resolve();
      await finish.promise;
      throw new Error('taken back');
    });
    await begun.promise;
    const read = all(database.query, {});
    finish.resolve();
    await expect(undone).rejects.toThrow('taken back');
    expect(await read).toHaveLength(5);
  });

  it('each database has its own text', async () => {
    const other = await place.another();
    const second = await other.open();
    await second.query.schema.createTable('notatki').addColumn('klucz', 'text').execute();
    const all = prepared((db) => db.selectFrom('notatki').select('klucz'));
    expect(await all(database.query, {})).toHaveLength(5);
    expect(await all(second.query, {})).toHaveLength(0);
    await second.close();
    await other.drop();
  });
});
