import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readConfig } from '../../server/app/config.ts';
import { isPrepared, PREPARED } from '../../server/app/isPrepared.ts';
import { prepareDatabase } from '../../server/app/prepareDatabase.ts';
import { checkKsiegi } from '../../server/domains/platnosci/ksiegi.ts';
import { migrate, migrations } from '../../server/engine/db/migrations.ts';
import { forEachDatabase, TODAY } from './helpers.ts';

/** A payer with one card: one paid instalment, and one with the flag of a pending payment that such a database still has. */
const BEFORE_ORDERS = [
  `insert into podmioty ("podmiotId", nazwa, adres, "idPodmiotu", "czyInstytucja", "czySynchronizacja")
     values (1, 'Anna Wiśniewska', 'ul. Lipowa 1', 'p-1', 0, 0)`,
  `insert into konta ("kontoId", haslo, imie, nazwisko, email, stan, login, "czyInstytucja", "czyPierwszeLogowanie")
     values (1, 'x', 'Anna', 'Wiśniewska', 'anna@poczta.example', 'AKTYWNE', 'anna.wisniewska', 0, 0)`,
  'insert into "kontaPodmioty" ("kontoId", "podmiotId") values (1, 1)',
  `insert into karty ("idKartyNaleznosci", "aplikacjaNaleznosci", "symbolKarty", "numerKontaBankowego", "nazwaPlatnika", "podmiotId", rok, "uslugaId", "czyInstytucja")
     values (1, 'ODPADY', 'ODP/2026/000001', '81874200090001000000001204', 'Anna Wiśniewska', 1, 2026, 22, 0)`,
  ...[1, 2].flatMap((id) => [
    `insert into "ratyZbiorcze" ("idNaleznosciRatyZbiorczej", "idKartyNaleznosci", "podmiotId", "terminPlatnosci", "kwotaRatyGrosze", "kwotaGlownaGrosze",
       "kosztyEgzekucjiGrosze", "oplataProlongacyjnaGrosze", "odsetkiGrosze", "czySplacona", "jestUpomnienie", "jestWezwanie", "jestRozlozenieNaRaty",
       "jestOdroczenieTerminu", "jestTytulWykonawczy", "zleconoPlatnoscZKIR", "zleconoPlatnoscZP24")
       values (${id}, 1, 1, '2026-1${id}-20', 9600, 9600, 0, 0, 0, ${2 - id}, 0, 0, 0, 0, 0, ${id - 1}, 0)`,
    `insert into raty ("idNaleznosciRaty", "idNaleznosciRatyZbiorczej", "nrRaty", "rodzajOplaty", "kwotaRatyGrosze", "kwotaGlownaGrosze",
       "kosztyEgzekucjiGrosze", "oplataProlongacyjnaGrosze", "odsetkiGrosze") values (${id}, ${id}, 1, 'Opłata', 9600, 9600, 0, 0, 0)`,
  ]),
  `insert into wplaty (id, opis, "dataOperacji", typ, "idKartyNaleznosci", "podmiotId", "kwotaGlownaGrosze", "kosztyUpomnienGrosze", "odsetkiGrosze", "oplataProlongacyjnaGrosze")
     values (1, 'Przelew', '2026-10-12', 'Wpłata', 1, 1, 9600, 0, 0, 0)`,
  `insert into elementy (id, opis, "dataOperacji", typ, "idKartyNaleznosci", "podmiotId", "kwotaGlownaGrosze", "kosztyUpomnienGrosze", "odsetkiGrosze",
     "oplataProlongacyjnaGrosze", "pozostaloDoSplatyGrosze") values (1, 'Deklaracja', '2026-01-02', 'Przypis', 1, 1, 19200, 0, 0, 0, 9600)`,
];

forEachDatabase((make) => {
  it('online payments of a commune from before orders existed become orders, and the books balance', async () => {
    const test = await make();
    const database = await test.open();
    try {
      await database.alone(async (query) => {
        const old = migrations.filter(({ name }) => name < '0006');
        await migrate(database.kind, query, old);
        for (const statement of BEFORE_ORDERS) await sql.raw(statement).execute(query);
        const wartosc = JSON.stringify({ number: 7, residents: 100, today: TODAY });
        await query.insertInto('notatki').values({ klucz: 'gmina', wartosc }).execute();
      });
      expect(await prepareDatabase(database, readConfig({}), TODAY)).toBe(false);
      const { query } = database;
      const taken = await query
        .selectFrom('zajeteRaty')
        .innerJoin('zlecenia', 'zlecenia.id', 'zajeteRaty.zlecenieId')
        .select(['idNaleznosciRatyZbiorczej', 'kanal', 'stan', 'kwotaGrosze'])
        .execute();
      expect(taken).toEqual([{ idNaleznosciRatyZbiorczej: 2, kanal: 'KIR', stan: 'ZLECONA', kwotaGrosze: 9600 }]);
      const columns = Object.keys(await query.selectFrom('ratyZbiorcze').selectAll().executeTakeFirstOrThrow());
      expect(columns.filter((name) => name.startsWith('zlecono'))).toEqual([]);
      expect(await checkKsiegi(query, Date.parse(`${TODAY}T09:00:00Z`))).toEqual([]);
      // A second start adds nothing, and the next order gets a new number.
      const rows = async () => (await query.selectFrom('zlecenia').select('id').execute()).map(({ id }) => id);
      const before = await rows();
      await prepareDatabase(database, readConfig({}), TODAY);
      expect(await rows()).toEqual(before);
      const { id: _, ...order } = await query.selectFrom('zlecenia').selectAll().executeTakeFirstOrThrow();
      await query
        .insertInto('zlecenia')
        .values({ ...order, idPrzelewu: 'another' })
        .execute();
      expect(await rows()).toHaveLength(before.length + 1);
    } finally {
      await database.close();
      await test.drop();
    }
  });

  it('a commune from before the register existed gets its data from the PESEL, and a budget of income and expenses', async () => {
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

  it('a database is prepared once, for its mode and the newest tables', async () => {
    const test = await make();
    const database = await test.open();
    const ready = () => Promise.all([isPrepared(database, 'demo'), isPrepared(database, 'production')]);
    try {
      expect(await ready()).toEqual([false, false]);
      await prepareDatabase(database, readConfig({ OKIENKO_RESIDENTS: '100' }), TODAY);
      expect(await ready()).toEqual([true, false]);
      const mark = database.query.updateTable('notatki').where('klucz', '=', PREPARED);
      await mark.set({ wartosc: migrations.at(-2)!.name }).execute();
      expect(await ready()).toEqual([false, false]);
      await prepareDatabase(database, readConfig({}), TODAY);
      expect(await ready()).toEqual([true, false]);
    } finally {
      await database.close();
      await test.drop();
    }
  });
});
