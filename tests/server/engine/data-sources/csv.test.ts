import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as right from '../../../codegen/data/examples.ts';
import { times } from '../../../night.ts';
import { type Client, forOneDatabase, openOffice, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { municipalityWith, numberOf } from './dataOffice.ts';

forOneDatabase((make) => {
  let database: TestDatabase;
  let office: TestOffice;
  let anna: Client;
  let jan: Client;
  const numbers = { anna: '', jan: '', company: '', carrier: '' };

  beforeAll(async () => {
    database = await make();
    office = await openOffice(database, {}, { municipality: municipalityWith({}) });
    numbers.anna = await numberOf(office, 'anna.wisniewska');
    numbers.jan = await numberOf(office, 'jan.nowak');
    numbers.company = await numberOf(office, 'jan.nowak', true);
    numbers.carrier = await numberOf(office, 'przewozy', true);
    const among = { ulica: { table: 'oplaty', column: 'numer' }, numery: { table: 'oplaty', column: 'numer' } };
    const sprawy = { records: { ...right.records('SP').records, among } };
    office.app.replaceMunicipality(
      municipalityWith({
        'data.config.json': { ...right.config, tables: { ...right.config.tables, sprawy } },
        'data/oplaty.csv': right.OPLATY(rowsOf(Object.values(numbers))),
      }),
    );
    anna = await office.login('anna.wisniewska');
    jan = await office.login('jan.nowak');
  }, 60_000);
  afterAll(async () => {
    await office.close();
    await database.drop();
  });

  /** Row n belongs to owner n modulo the number of owners, so its number shows its owner. */
  const rowsOf = (owners: readonly string[]) =>
    Array.from({ length: 40 }, (_, n) => {
      const year = 2024 + (n % 3);
      return `${n};${owners[n % owners.length]};${year}-0${1 + (n % 9)}-15;1 280,0${n % 10};${n % 2 ? 'tak' : 'nie'};${year}`;
    });
  const ownersOf = (answer: { json(): { oplaty: { numer: number }[] } }) =>
    new Set(answer.json().oplaty.map(({ numer }) => numer % 4));

  test('a public list has nested fields, dates, an order, values of a column and a constant', async () => {
    const all = (await office.anonymous.get('/api/proba/terminy')).json();
    expect(all).toEqual({
      terminy: [
        { dzien: '2026-06-01', godzina: '17:30', obiekt: { nazwa: 'Boisko' }, uwagi: 'Mecz; finał' },
        { dzien: '2026-06-02', godzina: '08:00', obiekt: { nazwa: 'Hala' }, uwagi: null },
        { dzien: '2026-07-01', godzina: '09:00', obiekt: { nazwa: 'Hala' }, uwagi: 'Zajęcia' },
      ],
      miesiace: ['2026-07', '2026-06'],
      obiekty: ['Boisko', 'Hala'],
      wersja: 7,
    });
    const days = async (query: string) =>
      (await office.anonymous.get(`/api/proba/terminy?${query}`))
        .json()
        .terminy.map(({ dzien }: { dzien: string }) => dzien);
    expect(await days('obiekt=Hala')).toEqual(['2026-06-02', '2026-07-01']);
    expect(await days('miesiac=2026-06')).toEqual(['2026-06-01', '2026-06-02']);
    expect(await days('obiekt=Hala&miesiac=2026-06')).toEqual(['2026-06-02']);
    expect(await days('od=2026-06-02')).toEqual(['2026-06-02', '2026-07-01']);
    expect(await days('obiekt=Basen')).toEqual([]);
  });

  test('arguments are checked against the contract', async () => {
    for (const query of ['miesiac=czerwiec', 'od=2026-02-30', 'obiekt=a&obiekt=b', 'pesel=1']) {
      const answer = await office.anonymous.get(`/api/proba/terminy?${query}`);
      expect([query, answer.status, answer.json().kod]).toEqual([query, 400, 'BLEDNE_ZADANIE']);
    }
  });

  test('amounts are exact to the grosz, yes and no are booleans, an empty cell is left out', async () => {
    const { oplaty, lata } = (await anna.get('/api/proba/oplaty?rok=2026')).json();
    expect(lata).toEqual([2026, 2025, 2024]);
    expect(oplaty[0]).toEqual({ numer: 8, termin: '2026-09-15', kwota: 1280.08, czyZaplacono: false });
  });

  describe('rows of subjects', () => {
    test('are refused without a session, and to an account that is not confirmed', async () => {
      expect((await office.anonymous.get('/api/proba/oplaty')).status).toBe(401);
      const { login } = await office.database.query
        .selectFrom('konta')
        .select('login')
        .where('login', 'like', 'mieszkaniec%')
        .executeTakeFirstOrThrow();
      await office.database.query
        .updateTable('konta')
        .set({ stan: 'NIEZWERYFIKOWANE' })
        .where('login', '=', login)
        .execute();
      expect((await (await office.login(login)).get('/api/proba/oplaty')).status).toBe(403);
    });

    test('are given to the person, and to the institution when it is chosen', async () => {
      expect(ownersOf(await anna.get('/api/proba/oplaty'))).toEqual(new Set([0]));
      expect(ownersOf(await jan.get('/api/proba/oplaty'))).toEqual(new Set([1]));
      expect(ownersOf(await jan.get(`/api/proba/oplaty?nip=${numbers.company}`))).toEqual(new Set([2]));
      const carrier = await office.login('przewozy');
      expect(ownersOf(await carrier.get(`/api/proba/oplaty?nip=${numbers.carrier}`))).toEqual(new Set([3]));
    });

    test('of somebody else are not given', async () => {
      for (const nip of [numbers.company, numbers.carrier, '9999999999']) {
        const answer = await anna.get(`/api/proba/oplaty?nip=${nip}`);
        expect([answer.status, answer.json().kod]).toEqual([404, 'NIE_ZNALEZIONO']);
      }
      expect((await anna.get('/api/proba/oplaty/4')).json().numer).toBe(4);
      expect((await anna.get('/api/proba/oplaty/5')).status).toBe(404);
      expect((await jan.get(`/api/proba/oplaty/6?nip=${numbers.company}`)).json().numer).toBe(6);
      expect((await jan.get('/api/proba/oplaty/6')).status).toBe(404);
    });

    test('are not widened by any argument', async () => {
      const text = fc.oneof(
        fc.constantFrom("' or 1=1 --", '*', '%', numbers.jan, numbers.company, 'null', '', '2026', '2025-01-01', '0'),
        fc.integer({ min: -5, max: 45 }).map(String),
        fc.string({ maxLength: 20 }),
      );
      const name = fc.constantFrom('rok', 'odDnia', 'numery', 'nip', 'pesel', 'identyfikator', 'subject', 'lang');
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(name, text), { maxLength: 5 }), async (pairs) => {
          const query = new URLSearchParams(pairs);
          for (const [client, owner] of [
            [anna, 0],
            [jan, 1],
          ] as const) {
            const answer = await client.get(`/api/proba/oplaty?${query}`);
            if (answer.status === 200) {
              const theCompany = owner === 1 && query.get('nip') === numbers.company;
              for (const one of ownersOf(answer)) expect(one).toBe(theCompany ? 2 : owner);
            } else expect([400, 404]).toContain(answer.status);
          }
        }),
        { numRuns: times(60, 1000) },
      );
    });

    test('are the only ones that a record may name, and a foreign id is refused like one that does not exist', async () => {
      let sent = 0;
      const send = async (client: Client, body: object, query = '') => {
        sent += 1;
        const answer = await client.post(`/api/proba/podmiot${query}`, body, { 'idempotency-key': `klucz-id-${sent}` });
        const { nrSprawy: _, ...rest } = answer.json();
        return { status: answer.status, rest };
      };
      expect((await send(anna, { ulica: '4' })).status).toBe(200);
      expect((await send(anna, { ulica: '0', numery: [8, 12] })).status).toBe(200);
      const unknown = await send(anna, { ulica: '999' });
      expect([unknown.status, Object.keys(unknown.rest.pola)]).toEqual([400, ['ulica']]);
      for (const foreign of ['1', '2', '3']) expect(await send(anna, { ulica: foreign })).toEqual(unknown);
      const unknownInList = await send(anna, { ulica: '4', numery: [4, 999] });
      expect([unknownInList.status, Object.keys(unknownInList.rest.pola)]).toEqual([400, ['numery']]);
      expect(await send(anna, { ulica: '4', numery: [4, 5] })).toEqual(unknownInList);
      const company = `?nip=${numbers.company}`;
      expect((await send(jan, { ulica: '6' }, company)).status).toBe(200);
      expect(await send(jan, { ulica: '6' })).toEqual(unknown);
      expect(await send(jan, { ulica: '1' }, company)).toEqual(unknown);
    });

    test('are in no served file', async () => {
      for (const address of [
        '/data/oplaty.csv',
        '/m/data/oplaty.csv',
        '/data.config.json',
        '/api/data/oplaty.csv',
        '/%64ata/oplaty.csv',
      ]) {
        const { text } = await office.anonymous.get(address);
        expect(text).not.toContain('identyfikator');
        expect(text).not.toContain(numbers.anna);
      }
    });
  });

  test('a reload brings new rows; new addresses of the contract need a restart', async () => {
    const before = municipalityWith({ 'data/oplaty.csv': right.OPLATY(rowsOf(Object.values(numbers))) });
    const fewer = { ...right.config.tables, nowe: { csv: 'data/nowe.csv' } };
    const operations = {
      ...right.config.operations,
      dajTerminy: { answer: { ...right.terminy.answer, terminy: { ...right.terminy.answer.terminy, rows: 'nowe' } } },
    };
    office.app.replaceMunicipality(
      municipalityWith({
        'data.config.json': { tables: fewer, operations },
        'data/nowe.csv': 'dzien;od;obiekt;uwagi\n2027-01-01;1;Hala;\n',
      }),
    );
    expect((await office.anonymous.get('/api/proba/terminy')).json().terminy).toHaveLength(1);
    const views = { ...right.config.tables, widok: { view: 'dane_widok', subject: 'identyfikator' } };
    const more = municipalityWith(
      {
        'data.config.json': {
          tables: views,
          operations: { ...right.config.operations, dajWidok: right.oplaty('widok') },
        },
      },
      [...right.WANTED, 'dajWidok'],
    );
    expect(() => office.app.replaceMunicipality(more)).toThrow(/new addresses \(dajWidok\)/);
    expect((await office.anonymous.get('/api/proba/terminy')).json().terminy).toHaveLength(1);
    office.app.replaceMunicipality(before);
    expect((await office.anonymous.get('/api/proba/terminy')).json().terminy).toHaveLength(3);
  });
});
