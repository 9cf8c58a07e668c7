import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { loadContract } from '../../codegen/contract/load.ts';
import type { Tables } from '../../server/engine/db/tables.ts';
import type { Operation } from '../../src/lang/descriptors/contract.ts';
import { times } from '../night.ts';
import { type Client, forOneDatabase, ROOT, withOffice } from './helpers.ts';
import { argsFor, call, type Facts, factsOf } from './samples.ts';

/** The table of each id of the contract; an operation with another id fails here until it is added. */
const TABLES: Readonly<Record<string, keyof Tables>> = {
  idKartyNaleznosci: 'karty',
  idNaleznosciRatyZbiorczej: 'ratyZbiorcze',
  idNaleznosciRaty: 'raty',
  idPunktuOdbioru: 'punktyOdbioru',
  idSesji: 'sesje',
  idTransakcji: 'zlecenia',
  idArchiwumDruku: 'wymiary',
  idZamowienia: 'zamowieniaNieczystosci',
  idPunktu: 'punktyOdbioru',
  idLicznika: 'wodomierze',
  idZgloszenia: 'zgloszeniaStanu',
  idDokumentuPdf: 'fakturyWody',
  idPliku: 'pliki',
  idSzkicu: 'szkice',
};
/** Ids in public operations, which belong to nobody. */
const OPEN = new Set(['idOrganizacji']);
/** Removes an unsent file or a draft of the caller; what is not there needs no removal, so a repeated call succeeds. */
const GONE_EITHER_WAY = new Set(['usunPlik', 'usunSzkic']);
/** Forms about a point, with the code that each refuses a foreign one by. */
const FORMS: Readonly<Record<string, string>> = {
  dodajZgloszenie: '2004',
  zamowOdbiorNieczystosci: '5202',
  zglosZmianeDanychKorespondencyjnych: '5104',
};
/** The refusal of a form about a foreign meter. */
const NO_METER = '[422,{"kod":"5002","opis":"Nie ma takiego wodomierza albo został już wyjęty."}]';
/** Arguments that accept no id at all: instalments are paid as a whole, and no shipped form has drafts (tests/server/engine/drafts). */
const NEVER = new Set(['dodajPrzelew idNaleznosciRaty', 'zapiszSzkic idSzkicu']);
const { contract } = loadContract([`${ROOT}/schemas/api`]);
const takers = [...contract.operations.values()].flatMap((operation) =>
  Object.keys(operation.args)
    .filter((name) => /^id[A-Z]/.test(name) && !(operation.access === 'public' && OPEN.has(name)))
    .filter((name) => !NEVER.has(`${operation.id} ${name}`))
    .map((name): [string, string, Operation] => [operation.id, name, operation]),
);

/** Of each kind. */
const MOST_IDS = times(12, 60);
const UNKNOWN = 2_000_000_000;
const UNKNOWN_TEXT: Readonly<Record<string, string>> = {
  idSesji: 'AAAAAAAAAAAA',
  idTransakcji: '00000000-0000-4000-8000-000000000000',
  idPliku: '00000000-0000-4000-8000-000000000000',
  idSzkicu: '00000000-0000-4000-8000-000000000000',
};

forOneDatabase((make) => {
  const office = withOffice(make);
  let anna: Client;
  let own: number[];
  let foreign: number[];
  let facts: Facts;

  beforeAll(async () => {
    anna = await office().login('anna.wisniewska');
    const rows = await office().database.query.selectFrom('karty').select(['idKartyNaleznosci', 'podmiotId']).execute();
    own = rows.filter((row) => row.podmiotId === 1).map((row) => row.idKartyNaleznosci);
    foreign = rows.filter((row) => row.podmiotId !== 1).map((row) => row.idKartyNaleznosci);
    facts = await factsOf(anna);
    await reportElsewhere();
    await sendElsewhere();
  });

  /** Somebody else has sent files. */
  async function sendElsewhere(): Promise<void> {
    const { query } = office().database;
    const owner = await query
      .selectFrom('kontaPodmioty')
      .innerJoin('konta', 'konta.kontoId', 'kontaPodmioty.kontoId')
      .select(['konta.kontoId', 'podmiotId'])
      .where('login', '=', 'jan.nowak')
      .limit(1)
      .executeTakeFirstOrThrow();
    const states = ['PRZESYLANY', 'SPRAWDZANY', 'GOTOWY', 'ODRZUCONY'] as const;
    const file = {
      ...{ operacja: 'dodajZgloszenie', pole: 'zalaczniki', nazwa: 'a.jpg', rozmiar: 9, przyjeto: 0, rodzaj: 'jpeg' },
      ...{ powod: null, rozmiarZapisany: null, skrot: null, numerWpisu: null, uzytoMs: null },
      ...{ utworzonoMs: 0, nastepnaMs: 0 },
    };
    const rows = [...states, ...states].map((stan) => ({ ...owner, ...file, idPliku: randomUUID(), stan }));
    await query.insertInto('pliki').values(rows).execute();
    const draft = { ekran: 'a', blok: 'a', adres: '/', krok: null, dane: '', wersja: 1, zapisanoMs: 0, koniecMs: 9e14 };
    const drafts = [...states, ...states].map(() => ({
      ...owner,
      ...draft,
      idSzkicu: randomUUID(),
      stan: 'OTWARTY' as const,
    }));
    await query.insertInto('szkice').values(drafts).execute();
  }

  /** Some other people have reported a state: in the demo only she has. */
  async function reportElsewhere(): Promise<void> {
    const { query } = office().database;
    const { kontoId } = await query.selectFrom('konta').select('kontoId').limit(1).executeTakeFirstOrThrow();
    const meters = await query
      .selectFrom('wodomierze')
      .innerJoin('punktyOdbioru', 'punktyOdbioru.idPunktuOdbioru', 'wodomierze.idPunktu')
      .where('podmiotId', '!=', 1)
      .select('idLicznika')
      .orderBy('idLicznika')
      .limit(6)
      .execute();
    const report = {
      kontoId,
      kiedyUtworzono: '2026-01-02T08:00:00.000Z',
      kiedyObsluzono: null,
      stanTysieczne: 0,
      uwagiZgloszone: null,
    };
    await query
      .insertInto('zgloszeniaStanu')
      .values(meters.map(({ idLicznika }) => ({ ...report, idLicznika })))
      .execute();
  }

  /** A sample of other people's ids. */
  async function idsOf(name: string): Promise<(number | string)[]> {
    const table = TABLES[name];
    if (!table) throw new Error(`No table is known for ${name}.`);
    const { query } = office().database;
    if (table === 'sesje') {
      for (let count = 0; count < 6; count++) await office().login(count % 2 ? 'jan.nowak' : 'przewozy');
      const owner = query.selectFrom('konta').select('kontoId').where('login', '=', 'anna.wisniewska');
      const sessions = await query.selectFrom('sesje').select('idSesji').where('kontoId', '!=', owner).execute();
      return sessions.map(({ idSesji }) => idSesji);
    }
    if (table === 'zlecenia') {
      const orders = await query.selectFrom('zlecenia').select('idPrzelewu').where('podmiotId', '!=', 1).execute();
      return orders.map(({ idPrzelewu }) => idPrzelewu);
    }
    const rows: object[] = await rowsOf(table);
    // A declaration has no archived document, and a document may not be issued yet.
    const column = name === 'idPunktu' ? 'idPunktuOdbioru' : name;
    const others = rows.filter(
      (row) => (row as { podmiotId: number }).podmiotId !== 1 && (row as Record<string, unknown>)[column] !== null,
    );
    const step = Math.ceil(others.length / MOST_IDS);
    return others.filter((_, index) => index % step === 0).map((row) => (row as Record<string, number>)[column]!);
  }

  /** The rows of a table with their owners. */
  function rowsOf(table: keyof Tables): Promise<object[]> {
    const { query } = office().database;
    if (table === 'raty')
      return query
        .selectFrom('raty')
        .innerJoin('ratyZbiorcze', 'ratyZbiorcze.idNaleznosciRatyZbiorczej', 'raty.idNaleznosciRatyZbiorczej')
        .select(['idNaleznosciRaty', 'podmiotId'])
        .execute();
    if (table === 'wodomierze')
      return query
        .selectFrom('wodomierze')
        .innerJoin('punktyOdbioru', 'punktyOdbioru.idPunktuOdbioru', 'wodomierze.idPunktu')
        .select(['idLicznika', 'podmiotId'])
        .execute();
    if (table === 'zgloszeniaStanu')
      return query
        .selectFrom('zgloszeniaStanu')
        .innerJoin('wodomierze', 'wodomierze.idLicznika', 'zgloszeniaStanu.idLicznika')
        .innerJoin('punktyOdbioru', 'punktyOdbioru.idPunktuOdbioru', 'wodomierze.idPunktu')
        .select(['idZgloszenia', 'podmiotId'])
        .execute();
    if (table === 'fakturyWody')
      return query
        .selectFrom('fakturyWody')
        .innerJoin('karty', 'karty.idKartyNaleznosci', 'fakturyWody.idKartyNaleznosci')
        .select(['idDokumentuPdf', 'podmiotId'])
        .execute();
    return query
      .selectFrom(table as 'karty')
      .selectAll()
      .execute();
  }

  it.each(takers)(
    '%s answers somebody else’s %s exactly like one that does not exist',
    async (_id, name, operation) => {
      const foreignIds = await idsOf(name);
      expect(foreignIds.length).toBeGreaterThan(5);
      const answers = new Set<string>();
      for (const id of [UNKNOWN_TEXT[name] ?? UNKNOWN, ...foreignIds]) {
        const own = argsFor(operation, facts)[name];
        // In a list, one foreign id is enough.
        const value = operation.args[name]!.schema.type === 'array' ? [...((own ?? []) as number[]), id] : id;
        const answer = await call(anna, operation, { ...argsFor(operation, facts), [name]: value });
        const { nrSprawy, ...rest } = answer.json();
        if (!GONE_EITHER_WAY.has(operation.id)) expect(nrSprawy).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
        answers.add(JSON.stringify([answer.status, rest]));
      }
      // A form about a point names the wrong field.
      const kod = FORMS[operation.id];
      const refusal = kod
        ? `[422,{"kod":"${kod}","opis":"Nie ma takiego punktu odbioru.","pola":{"idPunktuOdbioru":"Nie ma takiego punktu odbioru."}}]`
        : operation.id === 'zapiszStanLicznika'
          ? NO_METER
          : GONE_EITHER_WAY.has(operation.id)
            ? '[200,{"czyUsunieto":true}]'
            : '[404,{"kod":"NIE_ZNALEZIONO","opis":"Nie znaleziono."}]';
      expect([...answers]).toEqual([refusal]);
    },
    60_000,
  );

  it('the same calls find her own cards', async () => {
    for (const id of own) expect((await anna.get(`/api/naleznosci/karty/${id}`)).status).toBe(200);
  });

  it('an instalment of another card is not found on her own card', async () => {
    const idOf = async (karta: number) =>
      (await anna.get(`/api/naleznosci/karty/${karta}/raty`)).json().ratyZbiorcze[0]
        .idNaleznosciRatyZbiorczej as number;
    const [first, second] = own as [number, number];
    const print = (karta: number, raty: number[], czesci: number[] = []) =>
      anna.post('/api/naleznosci/drukDowoduWplaty', {
        idKartyNaleznosci: karta,
        idNaleznosciRatyZbiorczej: raty,
        idNaleznosciRaty: czesci,
      });
    const mine = await idOf(first);
    expect((await print(first, [mine])).status).toBe(200);
    expect((await print(first, [mine, await idOf(second)])).status).toBe(404);
    expect((await print(first, [mine, UNKNOWN])).status).toBe(404);
    expect((await print(first, [mine], [UNKNOWN])).status).toBe(404);
    expect((await print(foreign[0]!, [mine])).status).toBe(404);
  }, 20_000);

  it('a nip only chooses among the subjects of the session', async () => {
    const { nip } = await office()
      .database.query.selectFrom('podmioty')
      .select('nip')
      .where('podmiotId', '=', 2)
      .executeTakeFirstOrThrow();
    for (const url of ['/api/naleznosci/lista', '/api/zgloszenia', '/api/zgloszenia/punkty']) {
      expect((await anna.get(`${url}?nip=${nip}`)).status).toBe(404);
    }
  });

  it('the kind of the card must match the kind of the subject', async () => {
    const { query } = office().database;
    await query.updateTable('karty').set({ czyInstytucja: 1 }).where('idKartyNaleznosci', '=', own[0]!).execute();
    expect((await anna.get(`/api/naleznosci/karty/${own[0]}`)).status).toBe(404);
    await query.updateTable('karty').set({ czyInstytucja: 0 }).where('idKartyNaleznosci', '=', own[0]!).execute();
    expect((await anna.get(`/api/naleznosci/karty/${own[0]}`)).status).toBe(200);
  });
});
