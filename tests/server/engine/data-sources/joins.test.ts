import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as right from '../../../codegen/data/examples.ts';
import { type Client, forEachDatabase, openOffice, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { municipalityWith, numberOf } from './dataOffice.ts';

const WANTED = [
  ...right.WANTED,
  ...['dajWnioski', 'dajWnioskiWidoku', 'zglosRodzine', 'dajRodziny'],
  ...['dajWlascicieli', 'dajWlascicieliWidoku', 'dajWlasciciela'],
];

const municipalityOf = (anna?: string, jan?: string) =>
  municipalityWith(
    {
      ...right.wnioskiFiles(anna, jan),
      ...right.wlascicieleFiles(anna, jan),
      'data.config.json': {
        tables: {
          ...right.config.tables,
          ...right.wnioskiTables,
          wnioskiWidoku: { view: 'dane_wnioski', subject: 'identyfikator' },
          osobyWidoku: { view: 'dane_osoby', subject: 'identyfikator' },
          rodziny: right.rodziny.table,
          ...right.wlascicieleTables,
          wlascicieleWidoku: { view: 'dane_wlasciciele', subject: 'identyfikator' },
          wspolnicyWidoku: { view: 'dane_wspolnicy', subject: null },
        },
        operations: {
          ...right.config.operations,
          dajWnioski: right.wnioski(),
          dajWnioskiWidoku: right.wnioski('wnioskiWidoku', 'osobyWidoku'),
          zglosRodzine: right.rodziny.send,
          dajRodziny: right.rodziny.read,
          dajWlascicieli: right.wlasciciele(),
          dajWlascicieliWidoku: right.wlasciciele('wlascicieleWidoku', 'wspolnicyWidoku'),
          dajWlasciciela: right.wlasciciel,
        },
      },
    },
    WANTED,
  );

forEachDatabase((make) => {
  let database: TestDatabase;
  let office: TestOffice;
  let anna: Client;
  let jan: Client;

  beforeAll(async () => {
    database = await make();
    office = await openOffice(database, database.env, { municipality: municipalityOf() });
    const [a, j] = [await numberOf(office, 'anna.wisniewska'), await numberOf(office, 'jan.nowak')];
    office.app.replaceMunicipality(municipalityOf(a, j));
    const run = (statement: string) => sql.raw(statement).execute(office.database.query);
    // The key is a number in one view and a text in the other.
    await run('create table "daneWnioski" (id integer, kto text, tytul text, kody text)');
    await run(
      `insert into "daneWnioski" values (1, '${a}', 'Obóz', '5|12'), (2, '${a}', 'Basen', ''), (3, '${j}', 'Kino', '7')`,
    );
    await run('create view dane_wnioski as select id, kto as identyfikator, tytul, kody from "daneWnioski"');
    await run('create table "daneOsoby" (wniosek text, kto text, imie text, kwota numeric(10, 2), urodzony text)');
    await run(
      `insert into "daneOsoby" values ('1', '${a}', 'Ola', 0.10, '2015-05-01'), ('1', '${a}', 'Jaś', 0.20, '2012-03-02'), ('1', '${j}', 'Obca', 99, '1999-01-01'), ('3', '${j}', 'Ela', 1, '2001-02-03')`,
    );
    await run('create view dane_osoby as select wniosek, kto as identyfikator, imie, kwota, urodzony from "daneOsoby"');
    await run(
      'create table "daneWlasciciele" (id integer, kto text, typ text, nazwa text, urodzony text, udzial integer, email text, telefon text)',
    );
    await run(
      `insert into "daneWlasciciele" values (1, '${a}', 'OSOBA', 'Anna', '1984-03-15', 40, 'anna@example.org', null), (2, '${a}', 'FIRMA', 'Wisła', null, 60, null, '123 456 789'), (3, '${j}', 'FUNDACJA', 'Młyn', null, 100, 'mlyn@example.org', '')`,
    );
    await run(
      'create view dane_wlasciciele as select id, kto as identyfikator, typ, nazwa, urodzony, udzial, email, telefon from "daneWlasciciele"',
    );
    await run('create table "daneWspolnicy" (firma integer, imie text)');
    await run(`insert into "daneWspolnicy" values (2, 'Zofia'), (2, 'Adam'), (1, 'Nikt')`);
    await run('create view dane_wspolnicy as select firma, imie from "daneWspolnicy"');
    anna = await office.login('anna.wisniewska');
    jan = await office.login('jan.nowak');
  }, 60_000);
  afterAll(async () => {
    await office.close();
    await database.drop();
  });

  const OF_ANNA = [
    { id: '2', tytul: 'Basen', kody: [], osoby: [], ileOsob: 0, razem: 0, lata: [], pierwsza: null },
    {
      id: '1',
      tytul: 'Obóz',
      kody: [5, 12],
      osoby: [
        { imie: 'Jaś', kwota: 0.2, znizki: [] },
        { imie: 'Ola', kwota: 0.1, znizki: ['Basen', 'Karta'] },
      ],
      ileOsob: 2,
      razem: 0.3,
      lata: [2015, 2012],
      pierwsza: { imie: 'Jaś' },
    },
  ];

  test.each(['wnioski', 'wnioski-widoku'])('%s have the rows that belong to them, and nobody else’s', async (path) => {
    expect((await anna.get(`/api/proba/${path}`)).json().wnioski).toEqual(OF_ANNA);
    const [one, ...others] = (await jan.get(`/api/proba/${path}`)).json().wnioski;
    expect(others).toEqual([]);
    expect(one).toEqual({
      id: '3',
      tytul: 'Kino',
      kody: [7],
      osoby: [{ imie: 'Ela', kwota: 1, znizki: [] }],
      ileOsob: 1,
      razem: 1,
      lata: [2001],
      pierwsza: { imie: 'Ela' },
    });
  });

  const WISLA = {
    rodzaj: 'FIRMA',
    nazwa: 'Wisła',
    udzial: 60,
    kontakt: { jak: 'TELEFON', telefon: '123 456 789' },
    wspolnicy: [{ imie: 'Adam' }, { imie: 'Zofia' }],
  };
  const OSOBA = {
    rodzaj: 'OSOBA',
    imie: 'Anna',
    urodzony: '1984-03-15',
    udzial: 40,
    kontakt: { jak: 'EMAIL', email: 'anna@example.org' },
  };
  const MLYN = { rodzaj: 'FUNDACJA', nazwa: 'Młyn', udzial: 100, kontakt: { jak: 'EMAIL', email: 'mlyn@example.org' } };

  test.each(['wlasciciele', 'wlasciciele-widoku'])(
    '%s are of the kind that a column or a condition says',
    async (path) => {
      expect((await anna.get(`/api/proba/${path}`)).json()).toEqual({ wlasciciele: [OSOBA, WISLA], glowny: WISLA });
      expect((await jan.get(`/api/proba/${path}`)).json()).toEqual({
        wlasciciele: [{ ...MLYN, wspolnicy: [] }],
        // Of the conditions each names one kind of the contract.
        glowny: { ...MLYN, rodzaj: 'FIRMA', wspolnicy: [] },
      });
    },
  );

  test('a whole response is of one kind, and a row that says none is an error of its operation only', async () => {
    expect((await anna.get('/api/proba/wlasciciele/1')).json()).toEqual(OSOBA);
    expect((await anna.get('/api/proba/wlasciciele/2')).json()).toEqual({ ...WISLA, wspolnicy: [] });
    expect((await anna.get('/api/proba/wlasciciele/3')).status).toBe(404);
    const typ = (word: string) =>
      sql.raw(`update "daneWlasciciele" set typ = '${word}' where id = 2`).execute(office.database.query);
    await typ('SPOLKA');
    expect((await anna.get('/api/proba/wlasciciele-widoku')).status).toBe(500);
    expect((await jan.get('/api/proba/wlasciciele-widoku')).status).toBe(200);
    await typ('FIRMA');
  });

  test('a missing view inside of rows is named at the start', async () => {
    expect(await office.app.viewMistakes()).toEqual([]);
    await sql.raw('drop view dane_osoby').execute(office.database.query);
    const mistakes = await office.app.viewMistakes();
    expect(mistakes.length).toBeGreaterThan(0);
    expect(mistakes.join()).toMatch(/^dajWnioskiWidoku can't be answered: .*dane_osoby/);
    expect((await anna.get('/api/proba/wnioski-widoku')).status).toBe(500);
    expect((await anna.get('/api/proba/wnioski')).status).toBe(200);
  });

  test('lists of a record come back as they were sent', async () => {
    const sent = {
      osoby: [
        { imie: 'A|b "c", [d]', wiek: 3 },
        { imie: 'é', wiek: null },
      ],
      dni: ['2026-01-02', '2026-03-04'],
    };
    const send = (body: object, key: string) =>
      anna.post('/api/proba/rodziny', body, { 'idempotency-key': `klucz-rodzin-${key}` });
    expect((await send(sent, '1')).json()).toEqual({ numer: 'RO/1/2026', stan: 'NOWE' });
    expect((await send({ osoby: [], dni: [] }, '2')).status).toBe(200);
    expect((await anna.get('/api/proba/rodziny')).json().rodziny).toEqual([
      { numer: 'RO/2/2026', osoby: [], dni: [] },
      { numer: 'RO/1/2026', ...sent },
    ]);
    expect((await jan.get('/api/proba/rodziny')).json().rodziny).toEqual([]);
  });
});
