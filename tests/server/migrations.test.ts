import { sql, type TableMetadata } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/app/config.ts';
import { isPrepared, PREPARED } from '../../server/app/isPrepared.ts';
import { prepareDatabase } from '../../server/app/prepareDatabase.ts';
import { checkKsiegi } from '../../server/domains/platnosci/ksiegi.ts';
import type { Migration } from '../../server/engine/db/migrations/columns.ts';
import { migrate, migrations } from '../../server/engine/db/migrations.ts';
import { postgresDatabase } from './databases.ts';
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

  it('what is on a card and has come apart from its subject is put right', async () => {
    const test = await make();
    const database = await test.open();
    try {
      await database.alone(async (query) => {
        await migrate(
          database.kind,
          query,
          migrations.filter(({ name }) => name < '0006'),
        );
        for (const statement of BEFORE_ORDERS) await sql.raw(statement).execute(query);
        await migrate(
          database.kind,
          query,
          migrations.filter(({ name }) => name < '0032'),
        );
        const { idPodmiotu: _, ...anna } = await query.selectFrom('podmioty').selectAll().executeTakeFirstOrThrow();
        await query
          .insertInto('podmioty')
          .values({ ...anna, podmiotId: 2, idPodmiotu: 'p-2' })
          .execute();
        await query.updateTable('elementy').set({ podmiotId: 2 }).execute();
        await query
          .updateTable('ratyZbiorcze')
          .set({ podmiotId: 2 })
          .where('idNaleznosciRatyZbiorczej', '=', 2)
          .execute();
        await migrate(database.kind, query);
      });
      for (const table of ['elementy', 'ratyZbiorcze', 'wplaty'] as const) {
        const rows = await database.query.selectFrom(table).select('podmiotId').distinct().execute();
        expect([table, rows]).toEqual([table, [{ podmiotId: 1 }]]);
      }
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

/** From here on several processes may run, and be updated one after the other. */
const OLDER_RUN_ON = '0022';

/** Why code that knows the tables as they were cannot use them any more. */
function faults(before: readonly TableMetadata[], after: readonly TableMetadata[]): string[] {
  return before.flatMap(({ name, columns }) => {
    const table = after.find((one) => one.name === name);
    if (!table) return [`${name} is gone`];
    const lost = columns.flatMap((column) => {
      const now = table.columns.find((one) => one.name === column.name);
      if (!now) return [`${name}.${column.name} is gone`];
      if (now.dataType !== column.dataType) return [`${name}.${column.name} has another type`];
      if (column.isNullable && !now.isNullable) return [`${name}.${column.name} is required now`];
      return [];
    });
    const added = table.columns.filter((one) => !columns.some((column) => column.name === one.name));
    const required = added.filter((one) => !one.isNullable && !one.hasDefaultValue);
    return [...lost, ...required.map((one) => `${name}.${one.name} is new, and has no default`)];
  });
}

// Only one process uses SQLite, and it is not there while the tables change.
describe.runIf(process.env.TEST_DATABASE_URL)('two versions at once on PostgreSQL', () => {
  const harmful: Migration = {
    name: '9999-harmful',
    async up({ run }) {
      await run('alter table notatki rename column wartosc to tekst');
      await run("alter table podmioty add column kraj text not null default 'PL'");
      await run('drop table "numeryWpisow"');
    },
  };
  let all: Awaited<ReturnType<typeof afterEach>>;
  beforeAll(async () => {
    all = await afterEach([...migrations, harmful]);
  });
  const make = () => postgresDatabase(process.env.TEST_DATABASE_URL!);
  const afterEach = async (history: readonly Migration[]) => {
    const test = await make();
    const database = await test.open();
    const states: [string, TableMetadata[]][] = [];
    for (const [index, { name }] of history.entries()) {
      await database.alone((query) => migrate(database.kind, query, history.slice(0, index + 1)));
      states.push([name, await database.query.introspection.getTables()]);
    }
    await database.close();
    await test.drop();
    return states;
  };

  it('an older process runs on with newer tables: they lose nothing, and what they gain is empty or has a default', () => {
    const states = all.slice(0, -1);
    const found = states.flatMap(([name, after], index) =>
      name < OLDER_RUN_ON ? [] : faults(states[index - 1]![1], after).map((fault) => `${name}: ${fault}`),
    );
    expect(found).toEqual([]);
  });

  it('a migration that an older process does not survive is found', () => {
    expect(faults(all.at(-2)![1], all.at(-1)![1]).sort()).toEqual([
      'notatki.tekst is new, and has no default',
      'notatki.wartosc is gone',
      'numeryWpisow is gone',
    ]);
  });
});
