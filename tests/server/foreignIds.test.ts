import { beforeAll, expect, it } from 'vitest';
import { type Client, forEachDatabase, withOffice } from './helpers.ts';

const ofCard = [
  (id: number) => `/api/naleznosci/karty/${id}`,
  (id: number) => `/api/naleznosci/karty/${id}/raty`,
  (id: number) => `/api/naleznosci/karty/${id}/wplaty`,
  (id: number) => `/api/naleznosci/karty/${id}/elementy`,
  (id: number) => `/api/naleznosci/karty/${id}/raty/pdf?tytul=x&typNaleznosci=WSZYSTKIE`,
  (id: number) => `/api/pst/dajWykazPojazdowPlatnika?idKartyNaleznosci=${id}`,
  (id: number) => `/api/pst/dajWykazPojazdowPlatnikaPdf?idKartyNaleznosci=${id}`,
  (id: number) => `/api/zgloszenia/telefon?idKartyNaleznosci=${id}`,
  (id: number) => `/api/zgloszenia/punkty?idKartyNaleznosci=${id}`,
];
const UNKNOWN = 2_000_000_000;

forEachDatabase((make) => {
  const office = withOffice(make);
  let anna: Client;
  let own: number[];
  let foreign: number[];

  beforeAll(async () => {
    anna = await office().login('anna.wisniewska');
    const rows = await office().database.query.selectFrom('karty').select(['idKartyNaleznosci', 'podmiotId']).execute();
    own = rows.filter((row) => row.podmiotId === 1).map((row) => row.idKartyNaleznosci);
    foreign = rows.filter((row) => row.podmiotId !== 1).map((row) => row.idKartyNaleznosci);
  });

  it('every card of somebody else is answered exactly like one that is not', async () => {
    const bodies = new Set<string>();
    for (const id of [UNKNOWN, ...foreign.slice(0, 120)]) {
      for (const url of ofCard) {
        const answer = await anna.get(url(id));
        expect(answer.status, url(id)).toBe(404);
        const { nrSprawy, ...rest } = answer.json();
        expect(nrSprawy).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
        bodies.add(JSON.stringify(rest));
      }
    }
    expect([...bodies]).toEqual(['{"kod":"NIE_ZNALEZIONO","opis":"Nie znaleziono."}']);
  }, 60_000);

  it('her own cards are there, so the same calls do find something', async () => {
    for (const id of own) expect((await anna.get(`/api/naleznosci/karty/${id}`)).status).toBe(200);
  });

  it('an instalment of another card is not on her own', async () => {
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

  it('a point of somebody else cannot be written about', async () => {
    const { idPunktuOdbioru } = await office()
      .database.query.selectFrom('punktyOdbioru')
      .select('idPunktuOdbioru')
      .where('podmiotId', '=', 2)
      .executeTakeFirstOrThrow();
    const request = { tematZgloszenia: 3, trescZgloszenia: 'Nie odebrano pojemnika.' };
    for (const id of [idPunktuOdbioru, UNKNOWN]) {
      const answer = await anna.post('/api/zgloszenia', { ...request, idPunktuOdbioru: id });
      expect([answer.status, answer.json().kod, Object.keys(answer.json().pola)]).toEqual([
        422,
        '2004',
        ['idPunktuOdbioru'],
      ]);
    }
  });

  it('a nip chooses among the subjects of the session and proves nothing', async () => {
    const { nip } = await office()
      .database.query.selectFrom('podmioty')
      .select('nip')
      .where('podmiotId', '=', 2)
      .executeTakeFirstOrThrow();
    for (const url of ['/api/naleznosci/lista', '/api/zgloszenia', '/api/zgloszenia/punkty']) {
      expect((await anna.get(`${url}?nip=${nip}`)).status).toBe(404);
    }
  });

  it('the kind of a card must be that of the subject', async () => {
    const { query } = office().database;
    await query.updateTable('karty').set({ czyInstytucja: 1 }).where('idKartyNaleznosci', '=', own[0]!).execute();
    expect((await anna.get(`/api/naleznosci/karty/${own[0]}`)).status).toBe(404);
    await query.updateTable('karty').set({ czyInstytucja: 0 }).where('idKartyNaleznosci', '=', own[0]!).execute();
    expect((await anna.get(`/api/naleznosci/karty/${own[0]}`)).status).toBe(200);
  });
});
