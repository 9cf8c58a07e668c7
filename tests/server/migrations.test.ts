import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { migrate, migrations } from '../../server/db/migrations.ts';
import { prepareDatabase } from '../../server/db/prepare.ts';
import { forEachDatabase, TODAY } from './helpers.ts';

forEachDatabase((make) => {
  it('a commune made before there was a register gets what the PESEL says, and a budget of two sides', async () => {
    const test = await make();
    const database = await test.open();
    try {
      const old = migrations.filter(({ name }) => name < '0004');
      await database.alone(async (query) => {
        await migrate(database.kind, query, old);
        const people = `(1, 'Anna', 'Nowak', 'ul. Lipowa 1', '84831545206', 1984), (2, 'Jan', 'Nowak', 'ul. Lipowa 1', '05900712353', 2005)`;
        await sql
          .raw(`insert into mieszkancy (id, imie, nazwisko, adres, pesel, "rokUrodzenia") values ${people}`)
          .execute(query);
        const wartosc = JSON.stringify({ number: 7, residents: 100, today: TODAY });
        await query.insertInto('notatki').values({ klucz: 'gmina', wartosc }).execute();
      });
      expect(await prepareDatabase(database, readConfig({}), TODAY)).toBe(false);
      const people = await database.query.selectFrom('mieszkancy').selectAll().orderBy('id').execute();
      const common = { nazwisko: 'Nowak', adres: 'ul. Lipowa 1', czyObywatel: 1, zameldowanie: 'STALE' };
      const open = { zameldowanyDo: null, koniec: null };
      const [anna, jan] = [
        { id: 1, imie: 'Anna', pesel: '84831545206', plec: 'K', rokUrodzenia: 1984, dataUrodzenia: '1984-03-15' },
        { id: 2, imie: 'Jan', pesel: '05900712353', plec: 'M', rokUrodzenia: 2005, dataUrodzenia: '2005-10-07' },
      ];
      expect(people).toEqual(
        [anna, jan].map((one) => ({ ...one, ...common, ...open, zameldowanyOd: one.dataUrodzenia })),
      );
      const kinds = await database.query.selectFrom('wydatki').select('rok').distinct().orderBy('rok').execute();
      expect(kinds.map(({ rok }) => rok)).toEqual([2024, 2025, 2026]);
      // A second start adds nothing.
      const rows = async () => (await database.query.selectFrom('wydatki').select('id').execute()).length;
      const before = await rows();
      await prepareDatabase(database, readConfig({}), TODAY);
      expect(await rows()).toBe(before);
    } finally {
      await database.close();
      await test.drop();
    }
  });
});
