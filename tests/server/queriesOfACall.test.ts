import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forOneDatabase, openOffice, type TestDatabase, type TestOffice } from './helpers.ts';
import { type Asked, listening } from './queryPlans.ts';

forOneDatabase((make) => {
  describe('queries of a call', () => {
    let database: TestDatabase;
    let office: TestOffice;
    const asked: Asked[] = [];
    beforeAll(async () => {
      database = await make();
      office = await openOffice(listening(database, asked));
    }, 60_000);
    afterAll(async () => {
      await office?.close();
      await database?.drop();
    });

    /** The tables of each query of one call, in the order of the queries. */
    async function tablesOf(call: () => Promise<{ status: number }>): Promise<string[]> {
      // A login leaves work behind.
      await office.app.settled();
      asked.length = 0;
      expect((await call()).status).toBe(200);
      return asked.map(({ sql }) => /\bfrom "(\w+)"/.exec(sql)?.[1] ?? sql);
    }

    it('the public budget is one query', async () => {
      const call = () => office.anonymous.get('/api/fk/gmina/dajDochodyBudzetu?rok=2025');
      expect(await tablesOf(call)).toEqual(['dochody']);
    });

    it('the dues list is five: the session, years, cards, co-owners and unpaid instalments of all cards', async () => {
      const anna = await office.login('anna.wisniewska');
      const call = () => anna.get('/api/naleznosci/lista');
      const tables = ['sesje', 'karty', 'karty', 'wspolzobowiazani', 'ratyZbiorcze'];
      expect(await tablesOf(call)).toEqual(tables);
      expect(await tablesOf(call)).toEqual(tables);
    });

    it('an ended session ends at once: every call looks it up', async () => {
      const anna = await office.login('anna.wisniewska');
      expect((await anna.get('/api/naleznosci/lista')).status).toBe(200);
      await office.database.query.deleteFrom('sesje').execute();
      expect((await anna.get('/api/naleznosci/lista')).status).toBe(401);
    });
  });
});
