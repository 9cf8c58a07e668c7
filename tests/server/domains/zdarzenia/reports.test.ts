import { beforeAll, expect, test } from 'vitest';
import { key, PDF, processMunicipality } from '../../engine/process/processOffice.ts';
import { type Client, forOneDatabase, withOffice } from '../../helpers.ts';
import { mailsTo } from '../../mailbox.ts';
import { type OtherSystem, otherSystem } from './otherSystem.ts';

forOneDatabase((make) => {
  const office = withOffice(make, {}, { municipality: processMunicipality() });
  let anna: Client;
  let ezd: OtherSystem;
  let serial = 0;
  beforeAll(async () => {
    anna = await office().login('anna.wisniewska');
    ezd = await otherSystem(office(), 'ezd', 'odpowiedzi');
    const consent = { zgodaEmail: 'anna@poczta.example' };
    await office().database.query.updateTable('konta').set(consent).where('login', '=', 'anna.wisniewska').execute();
  });

  const report = (body: object, system = ezd) =>
    system.post('/wymiana/odpowiedzi', { id: `odpowiedz-${++serial}`, ...body });
  const sent = async (): Promise<string> =>
    (await anna.post('/api/proba/podania', { tresc: `Treść ${++serial}` }, key(`podanie-${serial}`))).json().numer;
  const own = async (numer: string) =>
    (await anna.get(`/api/proba/podania?numer=${encodeURIComponent(numer)}`)).json().podania[0];
  const said = (text: string) => ({ przyjeto: true, stan: text });

  test('a move of the registry is one of the office: the resident sees it and gets its mail, once for each report', async () => {
    const numer = await sent();
    const body = { id: 'ezd-2026-000117', rodzaj: 'wniosek', numer, ruch: 'wezwij', uwagi: 'Brakuje zaświadczenia.' };
    const first = await report(body);
    expect([first.status, first.json()]).toEqual([200, said('UZUPELNIENIE')]);
    expect((await report(body)).json()).toEqual(said('UZUPELNIENIE'));
    const other = await report({ ...body, uwagi: 'Coś innego.' });
    expect([other.status, other.json().kod]).toEqual([409, 'POWTORZONY_KLUCZ']);
    expect(await own(numer)).toMatchObject({ stan: 'UZUPELNIENIE', termin: '2026-12-01' });
    const history = office()
      .database.query.selectFrom('przebiegWpisow')
      .innerJoin('wpisy', 'wpisy.wpisId', 'przebiegWpisow.wpisId')
      .select(['ruch', 'kto', 'osoba', 'uwagi'])
      .where('numer', '=', numer)
      .orderBy('przebiegId');
    expect((await history.execute()).slice(1)).toEqual([
      { ruch: 'wezwij', kto: 'URZAD', osoba: 'ezd', uwagi: 'Brakuje zaświadczenia.' },
    ]);
    const mails = await mailsTo(office().database.query, 'anna@poczta.example');
    expect(mails.filter(({ tekst }) => tekst.includes(numer))).toHaveLength(1);
  });

  test('what the process does not allow is refused with its reason, changes nothing, and can be reported again', async () => {
    const numer = await sent();
    const body = { id: 'ezd-za-wczesnie', rodzaj: 'wniosek', numer, ruch: 'rozpatrz' };
    const lacking = await report(body);
    expect([lacking.status, lacking.json().kod]).toEqual([409, 'NIE_MOZNA']);
    expect(lacking.json().opis).toContain('needs a document');
    expect(await own(numer)).toMatchObject({ stan: 'ZLOZONY' });
    const tresc = PDF.bytes.toString('base64');
    const decided = await report({ ...body, dokument: { nazwa: 'decyzja.pdf', tresc } });
    expect(decided.json()).toEqual(said('ROZPATRZONY'));
    const late = await report({ rodzaj: 'wniosek', numer, ruch: 'wezwij', uwagi: 'Jeszcze coś.' });
    expect([late.status, late.json().kod]).toEqual([409, 'NIE_MOZNA']);
    const noPdf = { nazwa: 'decyzja.pdf', tresc: Buffer.from('<html>').toString('base64') };
    expect((await report({ rodzaj: 'wniosek', numer, ruch: 'rozpatrz', dokument: noPdf })).status).toBe(400);
    expect((await report({ rodzaj: 'wniosek', numer: 'WN/999/2026', ruch: 'wezwij' })).status).toBe(404);
  });

  test('a request is registered under a number, and done later', async () => {
    const { punktyOdbioru } = (await anna.get('/api/zgloszenia/punkty')).json();
    const request = {
      tematZgloszenia: 1,
      trescZgloszenia: 'Pojemnik.',
      idPunktuOdbioru: punktyOdbioru[0].idPunktuOdbioru,
    };
    await anna.post('/api/zgloszenia', request, key('zgloszenie'));
    const newest = async () => (await anna.get('/api/zgloszenia')).json().historiaZgloszen[0];
    const { zgloszenieId } = await newest();
    const uwagi = 'Zarejestrowano pod numerem OS.6233.1.2026.';
    await report({ rodzaj: 'zgloszenie', numer: zgloszenieId, uwagi });
    expect(await newest()).toMatchObject({ kiedyObsluzono: null, uwagiDoZgloszenia: uwagi });
    await report({ rodzaj: 'zgloszenie', numer: zgloszenieId, obsluzono: true });
    expect(await newest()).toMatchObject({ kiedyObsluzono: '2026-11-21T09:00:00.000Z', uwagiDoZgloszenia: uwagi });
    expect((await report({ rodzaj: 'zgloszenie', numer: 999_999 })).status).toBe(404);
  });

  test('an order is moved by the rules of the office', async () => {
    const order = {
      adres: 'ul. Polna 7',
      pojemnosc: 6,
      odDnia: '2026-11-24',
      doDnia: '2026-11-27',
      telefon: '600000123',
    };
    const { idZamowienia } = (await anna.post('/api/nieczystosci/zamowienia', order, key('zamowienie'))).json();
    const step = (ruch: string) => report({ rodzaj: 'zamowienie', numer: idZamowienia, ruch });
    expect((await step('przyjmij')).json()).toEqual(said('PRZYJETE'));
    expect((await step('przyjmij')).json().opis).toContain('has been accepted already');
    expect((await step('spal')).status).toBe(400);
  });

  test.each([
    [{ rodzaj: 'wniosek' }],
    [{ rodzaj: 'podatek', numer: 1 }],
    [{ rodzaj: 'zgloszenie', numer: 1, stan: 'x' }],
    [{ rodzaj: 'zgloszenie', numer: 1, id: 'krotki' }],
    [{ rodzaj: 'zgloszenie', numer: -1 }],
    [{ rodzaj: 'zgloszenie', numer: 1, uwagi: '' }],
  ])('a report that is none is refused: %j', async (body) => {
    expect((await report(body)).status).toBe(400);
  });

  test('a key that only reads events cannot report, and a resident cannot either', async () => {
    const reader = await otherSystem(office(), 'czytelnik', 'zdarzenia');
    expect((await report({ rodzaj: 'zgloszenie', numer: 1 }, reader)).status).toBe(403);
    expect((await anna.post('/wymiana/odpowiedzi', { id: 'odpowiedz', rodzaj: 'zgloszenie', numer: 1 })).status).toBe(
      401,
    );
  });
});
