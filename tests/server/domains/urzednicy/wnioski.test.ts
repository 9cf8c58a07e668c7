import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printAudit } from '../../../../server/app/audyt/print.ts';
import { closeUrzednik } from '../../../../server/domains/urzednicy/urzednicyDesk.ts';
import { setRecordState, showRecord } from '../../../../server/domains/wpisy/wpisyDesk.ts';
import { asOffice } from '../../engine/data-sources/dataOffice.ts';
import { pdf } from '../../engine/files/samples.ts';
import { key } from '../../engine/process/processOffice.ts';
import { type Client, forOneDatabase, type TestDatabase } from '../../helpers.ts';
import { type Clerk, type DeskOffice, openDeskOffice } from './deskOffice.ts';

const PODANIA = '/api/proba/podania';
const PDF = pdf();
const WNIOSKI = '/api/biurko/wnioski';
const WNIOSEK = '/api/biurko/wniosek';

forOneDatabase((make) => {
  let database: TestDatabase;
  let desk: DeskOffice;
  let anna: Client;
  let ewa: Clerk;
  let serial = 0;

  beforeAll(async () => {
    database = await make();
    desk = await openDeskOffice(database);
    anna = await desk.office.login('anna.wisniewska');
    await desk.office.database.query
      .updateTable('konta')
      .set({ zgodaEmail: 'anna@poczta.example' })
      .where('login', '=', 'anna.wisniewska')
      .execute();
    ewa = await desk.clerk('ewa.lis');
  }, 60_000);
  afterAll(async () => {
    await desk?.close();
    await database?.drop();
  });

  async function sent(tresc = `Treść ${serial}`): Promise<string> {
    serial++;
    const answer = await anna.post(PODANIA, { tresc }, key(`nowy-${serial}`));
    expect(answer.status).toBe(200);
    return answer.json().numer;
  }
  const open = async (clerk: Client, numer: string) => clerk.get(`${WNIOSEK}?numer=${encodeURIComponent(numer)}`);
  const shown = async (clerk: Client, numer: string) => (await open(clerk, numer)).json();
  const queue = async (clerk: Client, query = '') => (await clerk.get(`${WNIOSKI}?${query}`)).json();
  const move = async (clerk: Client, numer: string, ruch: string, more: Record<string, unknown> = {}) =>
    clerk.post(
      `${WNIOSEK}/ruch`,
      { numer, ruch, zmieniono: (await shown(clerk, numer)).kiedyZmieniono, ...more },
      key(`ruch-${serial++}`),
    );
  async function uploaded(clerk: Client, bytes: Buffer): Promise<string> {
    const about = { operacja: 'wykonajRuchUrzedu', pole: 'dokument', nazwa: 'decyzja.pdf', rozmiar: bytes.length };
    const begun = await clerk.post('/api/pliki', about, key(`plik-${serial++}`));
    const { idPliku } = begun.json();
    const { stan } = (await clerk.send('PATCH', `/api/pliki/${idPliku}?od=0`, bytes)).json();
    expect(stan).toBe(bytes === PDF ? 'GOTOWY' : 'ODRZUCONY');
    return idPliku;
  }
  const lines = async (numer: string) =>
    (await desk.asOperator(({ db }) => printAudit(db, { numer }))).split('\n').map((line) => line.split('\t'));

  test('an application is found, opened, called for a supplement and decided with a PDF, all in the log', async () => {
    const numer = await sent('Proszę o lipę.');
    const { wnioski, ile } = await queue(ewa, 'szukaj=lip%C4%99');
    expect([ile, wnioski[0]]).toMatchObject([
      1,
      { numer, nazwaRodzaju: 'Wniosek próbny', nazwaStanu: 'Złożony', wnioskodawca: 'Anna Wiśniewska', prowadzi: null },
    ]);
    const first = await shown(ewa, numer);
    expect(first).toMatchObject({ stan: 'ZLOZONY', mozeProwadzic: true, mozeNadzorowac: false, czyWiadomosci: true });
    expect(first.wyslano).toEqual([{ lp: 1, etykieta: 'tresc', wartosc: 'Proszę o lipę.' }]);
    expect(first.ruchy).toEqual([
      { ruch: 'wezwij', nazwa: 'Do uzupełnienia', nazwaStanu: 'Do uzupełnienia', czyUwagi: true, czyDokument: false },
      { ruch: 'rozpatrz', nazwa: 'Wydaj decyzję', nazwaStanu: 'Rozpatrzony', czyUwagi: false, czyDokument: true },
    ]);
    const bare = await move(ewa, numer, 'wezwij');
    expect([bare.status, bare.json().kod, Object.keys(bare.json().pola)]).toEqual([422, '9603', ['uwagi']]);
    const called = await move(ewa, numer, 'wezwij', { uwagi: 'Brakuje mapy.' });
    expect(called.json()).toEqual({ numer, nazwaStanu: 'Do uzupełnienia' });
    expect(await shown(ewa, numer)).toMatchObject({ termin: '2026-12-01', opisStanu: 'Czekamy na uzupełnienie.' });
    await anna.post(`${PODANIA}/uzupelnienie`, { numer, tekst: 'Oto mapa.' }, key('uzupelnienie'));
    expect((await move(ewa, numer, 'rozpatrz')).json().pola).toHaveProperty('dokument');
    await uploaded(ewa, Buffer.from('MZ to nie jest PDF, tylko program'));
    const dokument = await uploaded(ewa, PDF);
    expect((await move(ewa, numer, 'rozpatrz', { dokument })).json().nazwaStanu).toBe('Rozpatrzony');
    const last = await shown(ewa, numer);
    expect(
      last.przebieg.map(({ opis, kto, uwagi, dane }: Record<string, unknown>) => [opis, kto, uwagi, dane]),
    ).toEqual([
      ['Złożony', 'Mieszkaniec', null, []],
      ['Do uzupełnienia', 'Urząd, Ewa ewa.lis', 'Brakuje mapy.', []],
      ['Złożony', 'Mieszkaniec', null, [{ lp: 1, etykieta: 'tekst', wartosc: 'Oto mapa.' }]],
      ['Rozpatrzony', 'Urząd, Ewa ewa.lis', null, []],
    ]);
    const file = await ewa.get(`${WNIOSEK}/dokument?numer=${encodeURIComponent(numer)}&lp=4`);
    expect([file.headers['content-disposition'], file.headers['content-security-policy']]).toEqual([
      expect.stringContaining('attachment; filename="decyzja.pdf"'),
      'sandbox',
    ]);
    expect(file.raw.equals(PDF)).toBe(true);
    // The operator's command sees the same.
    expect(await asOffice(desk.office, (operator) => showRecord(operator, numer))).toContain('office, Ewa ewa.lis');
    const mails = await desk.office.database.query.selectFrom('poczta').select('tekst').execute();
    expect(mails.filter(({ tekst }) => tekst.includes(numer))).toHaveLength(2);
    const kinds = (await lines(numer)).map(([, , , , czynnosc]) => czynnosc);
    expect(kinds.filter((one) => one !== 'ODCZYT')).toEqual(['RUCH', 'RUCH', 'DOKUMENT']);
    expect(kinds.filter((one) => one === 'ODCZYT').length).toBeGreaterThan(3);
    expect(last.dziennik[0]).toMatchObject({ kto: 'Ewa ewa.lis', czynnosc: 'ODCZYT', siec: '127.0.0.0/24' });
  });

  test('of two clerks at the same moment the second is told what the first did', async () => {
    const jan = await desk.clerk('jan.dab');
    const numer = await sent();
    const { kiedyZmieniono: zmieniono } = await shown(jan, numer);
    desk.office.clock.ms += 1000;
    await move(ewa, numer, 'wezwij', { uwagi: 'Brakuje mapy.' });
    const body = { numer, ruch: 'wezwij', zmieniono, uwagi: 'Brakuje podpisu.' };
    const late = await jan.post(`${WNIOSEK}/ruch`, body, key('drugi'));
    expect([late.status, late.json().kod]).toEqual([422, '9601']);
    expect(late.json().pola.ruch).toMatch(/^Wniosek zmienił się .*: Do uzupełnienia \(Urząd, Ewa ewa\.lis\)\./);
    expect((await shown(jan, numer)).przebieg).toHaveLength(2);
  });

  test('a repeated move with the same key is one move', async () => {
    const numer = await sent();
    const zmieniono = (await shown(ewa, numer)).kiedyZmieniono;
    const body = { numer, ruch: 'wezwij', zmieniono, uwagi: 'Brakuje mapy.' };
    desk.office.clock.ms += 1000;
    const answers = [];
    for (let tries = 0; tries < 3; tries++) answers.push(await ewa.post(`${WNIOSEK}/ruch`, body, key('raz-jeden')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await shown(ewa, numer)).przebieg).toHaveLength(2);
  });

  test('a message is in the history of both, with one mail; state and term stay', async () => {
    const numer = await sent();
    await move(ewa, numer, 'wezwij', { uwagi: 'Brakuje mapy.' });
    const { termin } = await shown(ewa, numer);
    const answer = await ewa.post(`${WNIOSEK}/wiadomosc`, { numer, tresc: ' Pokój 12. ' }, key('wiadomosc'));
    expect(answer.json()).toEqual({ numer, nazwaStanu: 'Do uzupełnienia' });
    const after = await shown(ewa, numer);
    expect([after.termin, after.stan]).toEqual([termin, 'UZUPELNIENIE']);
    expect(after.przebieg.at(-1)).toMatchObject({ opis: 'Wiadomość urzędu', uwagi: 'Pokój 12.' });
    const own = (await anna.get(`${PODANIA}?numer=${encodeURIComponent(numer)}`)).json().podania[0];
    expect(own.przebieg.at(-1)).toMatchObject({ ruch: '@message', kto: 'URZAD', uwagi: 'Pokój 12.' });
    const mails = await desk.office.database.query.selectFrom('poczta').select('tekst').execute();
    expect(mails.filter(({ tekst }) => tekst.includes(`W sprawie ${numer} jest wiadomość.`))).toHaveLength(1);
  });

  test('taking, giving back and assigning: only supervision moves what others handle', async () => {
    const jan = await desk.clerk('jan.klon');
    const szefowa = await desk.clerk('szefowa', { uprawnienia: 'NADZORUJE' });
    const numer = await sent();
    const assign = async (clerk: Client, komu: string | null, prowadzi: string | null) => {
      const { status, ...answer } = await clerk.post(
        `${WNIOSEK}/przydzial`,
        { numer, komu, prowadzi },
        key(`p-${serial++}`),
      );
      return [status, answer.json().prowadzi ?? answer.json().opis ?? null];
    };
    expect(await assign(ewa, 'ewa.lis', null)).toEqual([200, 'Ewa ewa.lis']);
    expect(await assign(jan, 'jan.klon', null)).toEqual([422, 'Wniosek prowadzi już Ewa ewa.lis.']);
    expect((await assign(jan, 'jan.klon', 'Ewa ewa.lis'))[0]).toBe(422);
    expect((await queue(ewa, 'czyje=MOJE')).wnioski.map((one: { numer: string }) => one.numer)).toContain(numer);
    expect((await queue(jan, 'czyje=NICZYJE')).wnioski.map((one: { numer: string }) => one.numer)).not.toContain(numer);
    expect(await assign(szefowa, 'jan.klon', 'Ewa ewa.lis')).toEqual([200, 'Ewa jan.klon']);
    expect((await shown(szefowa, numer)).osoby.map((one: { login: string }) => one.login)).toContain('ewa.lis');
    expect((await shown(ewa, numer)).osoby).toEqual([{ login: 'ewa.lis', nazwa: 'Ewa ewa.lis' }]);
    expect(await assign(jan, null, 'Ewa jan.klon')).toEqual([200, null]);
    expect((await assign(szefowa, 'nikt.taki', null))[0]).toBe(404);
    await assign(jan, 'jan.klon', null);
    await desk.asOperator((operator) => closeUrzednik(operator, 'jan.klon'));
    expect((await shown(ewa, numer)).prowadzi).toBeNull();
  });

  test('a clerk who may only read acts nowhere; one of other kinds sees nothing, and neither does a wrong number', async () => {
    const numer = await sent();
    const czyta = await desk.clerk('czyta', { uprawnienia: 'CZYTA' });
    expect(await shown(czyta, numer)).toMatchObject({
      mozeProwadzic: false,
      ruchy: [],
      osoby: [],
      czyWiadomosci: false,
    });
    const zmieniono = (await shown(czyta, numer)).kiedyZmieniono;
    const tries = [
      [`${WNIOSEK}/ruch`, { numer, ruch: 'wezwij', zmieniono, uwagi: 'x' }],
      [`${WNIOSEK}/wiadomosc`, { numer, tresc: 'x' }],
      [`${WNIOSEK}/przydzial`, { numer, komu: 'czyta', prowadzi: null }],
    ] as const;
    for (const [url, body] of tries)
      expect((await czyta.post(url, body, key(`czyta-${serial++}`))).json().kod).toBe('9602');
    const inne = await desk.clerk('inne');
    await desk.office.database.query
      .updateTable('urzednicy')
      .set({ rodzaje: '["cos_innego"]' })
      .where('login', '=', 'inne')
      .execute();
    expect(await queue(inne, 'ktore=WSZYSTKIE')).toEqual({ wnioski: [], ile: 0 });
    const strip = ({ nrSprawy: _, ...rest }: Record<string, unknown>) => rest;
    const [foreign, none] = [await open(inne, numer), await open(ewa, 'WN/999/2026')];
    expect([foreign.status, none.status]).toEqual([404, 404]);
    expect(strip(foreign.json())).toEqual(strip(none.json()));
    for (const [url, body] of tries) expect((await inne.post(url, body, key(`inne-${serial++}`))).status).toBe(404);
  });

  test('a search ignores case and diacritics, and finds values only', async () => {
    const numer = await sent('Ścięcie GAŁĘZI – „żółta” lipa, działka "Pod Łęgiem"');
    const found = async (text: string) =>
      (await queue(ewa, `limit=100&szukaj=${encodeURIComponent(text)}`)).wnioski.map(
        (one: { numer: string }) => one.numer,
      );
    for (const text of ['ścięcie gałęzi', 'ŚCIĘCIE', 'sciecie galezi', 'ŻÓŁTA', '"pod łęgiem"', 'POD LEGIEM'])
      expect(await found(text), text).toEqual([numer]);
    for (const text of ['wiśniewska anna', 'WIŚNIEWSKA', 'anna wisniewska', numer.toLowerCase()])
      expect(await found(text), text).toContain(numer);
    // A name of a field is no answer of anybody.
    expect(await found('treść"')).toEqual([]);
    expect(await found('tresc')).not.toContain(numer);
  });

  test('the queue is cut, sorted and filtered by the office', async () => {
    const before = (await queue(ewa)).ile;
    for (let count = 0; count < 3; count++) await sent('Nazwa z 50% i _podkreśleniem');
    const [newest] = (await queue(ewa, 'kolejnosc=-kiedyWplynal&limit=1')).wnioski;
    expect((await queue(ewa)).ile).toBe(before + 3);
    expect((await queue(ewa, 'szukaj=50%25%20i%20_p')).ile).toBe(3);
    expect((await queue(ewa, 'szukaj=anna%20wi')).ile).toBe(before + 3);
    const two = (await queue(ewa, 'kolejnosc=-numer&limit=2&offset=1')).wnioski;
    expect(two).toHaveLength(2);
    expect(two[0].numer).not.toBe(newest.numer);
    const terms = (await queue(ewa, 'kolejnosc=termin&limit=100')).wnioski.map(
      (one: { termin: string | null }) => one.termin,
    );
    expect(terms).toEqual([...terms].sort((a, b) => (a === null ? 1 : 0) - (b === null ? 1 : 0)));
    await asOffice(desk.office, (operator) => setRecordState(operator, newest.numer, 'wezwij', { uwagi: 'x' }));
    expect((await queue(ewa, 'stan=UZUPELNIENIE&szukaj=50%25')).ile).toBe(1);
    desk.office.clock.ms += 30 * 24 * 3600_000;
    const later = await ewa.again();
    expect((await queue(later, 'ktore=PO_TERMINIE')).wnioski.map((one: { pilnosc: string }) => one.pilnosc)).toContain(
      'PO_TERMINIE',
    );
    const state = (await later.get('/api/biurko/kolejka')).json();
    expect(state).toMatchObject({ rodzaje: [{ rodzaj: 'podania', nazwa: 'Wniosek próbny' }], moje: 0 });
    expect(state.poTerminie).toBeGreaterThan(0);
    expect(state.czeka).toBe((await queue(later, 'limit=1')).ile);
  });

  test('the database refuses to change or remove a line of the log', async () => {
    const { query } = desk.office.database;
    await expect(query.updateTable('audyt').set({ login: 'x' }).execute()).rejects.toThrow('only grows');
    await expect(query.deleteFrom('audyt').execute()).rejects.toThrow('only grows');
    const { ile } = await sql<{ ile: number }>`select count(*) as ile from audyt`
      .execute(query)
      .then(({ rows }) => rows[0]!);
    expect(Number(ile)).toBeGreaterThan(2);
  });
});
