import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { zasadyNa, zleDni } from '../../../../server/domains/nieczystosci/rules.ts';
import { type Client, forOneDatabase, withOffice } from '../../helpers.ts';

const DAY = 24 * 3600 * 1000;
const ORDERS = '/api/nieczystosci/zamowienia';

describe('the days of an order', () => {
  it.each([
    ['on a Saturday', '2026-11-21', '2026-11-23', '2026-12-21'],
    ['on a Monday', '2026-11-23', '2026-11-24', '2026-12-23'],
    ['before Christmas', '2026-12-23', '2026-12-28', '2027-01-22'],
  ])('begin on the next working day and end a month later, %s', (_, today, pierwszyDzien, ostatniDzien) => {
    expect(zasadyNa(today)).toMatchObject({ pierwszyDzien, ostatniDzien, najdluzszeOknoDni: 14 });
  });

  it.each([
    ['2026-11-23', '2026-11-23', undefined],
    ['2026-11-23', '2026-12-06', undefined],
    ['2026-12-21', '2026-12-21', undefined],
    ['2026-11-22', '2026-11-24', { pole: 'odDnia', key: 'zamowienie.zaWczesnie', dzien: '23.11.2026' }],
    ['2026-12-22', '2026-12-22', { pole: 'odDnia', key: 'zamowienie.zaPozno', dzien: '21.12.2026' }],
    ['2026-11-25', '2026-11-24', { pole: 'doDnia', key: 'zamowienie.kolejnosc' }],
    ['2026-12-20', '2026-12-22', { pole: 'doDnia', key: 'zamowienie.zaPozno', dzien: '21.12.2026' }],
    ['2026-11-23', '2026-12-07', { pole: 'doDnia', key: 'zamowienie.zaDlugo', dzien: '06.12.2026' }],
    ['2026-11-28', '2026-11-29', { pole: 'odDnia', key: 'zamowienie.wolne' }],
  ])('from %s to %s', (odDnia, doDnia, zle) => {
    expect(zleDni({ odDnia, doDnia }, '2026-11-21')).toEqual(zle);
  });
});

forOneDatabase((make) => {
  const office = withOffice(make);
  const db = () => office().database.query;
  let anna: Client;
  let idPunktuOdbioru: number;
  let adresPunktuOdbioru: string;

  beforeAll(async () => {
    anna = await office().login('anna.wisniewska');
    const { punktyOdbioru } = (await anna.get('/api/zgloszenia/punkty')).json();
    ({ idPunktuOdbioru, adresPunktuOdbioru } = punktyOdbioru[0]);
  });
  /** Each test starts without waiting orders, on a new day. */
  beforeEach(async () => {
    office().clock.ms += DAY;
    anna = await office().login('anna.wisniewska');
    await db().updateTable('zamowieniaNieczystosci').set({ stan: 'WYKONANE' }).where('podmiotId', '=', 1).execute();
  });
  const order = async (over: object = {}, client = anna, headers = {}) => {
    const { pierwszyDzien } = (await client.get('/api/nieczystosci/zasady')).json();
    const dni = { odDnia: pierwszyDzien, doDnia: pierwszyDzien };
    return client.post(ORDERS, { idPunktuOdbioru, pojemnosc: 6.5, telefon: '600000123', ...dni, ...over }, headers);
  };
  const list = async (client = anna) => (await client.get(ORDERS)).json().zamowienia;
  const cancel = (idZamowienia: number, client = anna) => client.post(`${ORDERS}/anuluj`, { idZamowienia });

  it('an order at a point is stored with its address, and waits', async () => {
    const before = await list();
    const { czyZapisano, idZamowienia } = (await order({ uwagi: ' Wąż 20 m.\nBrama od ogrodu. ' })).json();
    expect(czyZapisano).toBe(true);
    const [newest, ...others] = await list();
    expect(others).toEqual(before);
    expect(newest).toMatchObject({
      idZamowienia,
      kiedyUtworzono: new Date(office().clock.ms).toISOString(),
      adres: adresPunktuOdbioru,
      pojemnosc: 6.5,
      telefon: '600000123',
      uwagi: 'Wąż 20 m.\nBrama od ogrodu.',
      stan: 'NOWE',
      czyMoznaAnulowac: true,
      uwagiUrzedu: null,
    });
  });

  it('an order to another address is stored as typed, and without blank remarks', async () => {
    const typed = { idPunktuOdbioru: null, adres: '  ul. Polna 7, Lipowa Dolina ', pojemnosc: 12.34, uwagi: '  ' };
    expect((await order(typed)).status).toBe(200);
    expect((await list())[0]).toMatchObject({ adres: 'ul. Polna 7, Lipowa Dolina', pojemnosc: 12.34, uwagi: null });
  });

  it.each([
    ['neither point nor address', { idPunktuOdbioru: null }, '5201', 'adres'],
    ['an address of blanks', { idPunktuOdbioru: null, adres: '       ' }, '5201', 'adres'],
    [
      'an address that cannot be seen',
      { idPunktuOdbioru: null, adres: '\u200b\u2060\u3164\u202e\u200b' },
      '5201',
      'adres',
    ],
    ['point and address', { adres: 'ul. Polna 7, Lipowa Dolina' }, '5201', 'adres'],
    ['a point of nobody', { idPunktuOdbioru: 2_000_000_000 }, '5202', 'idPunktuOdbioru'],
    ['a day that is over', { odDnia: '2026-01-05' }, '5203', 'odDnia'],
    ['days far ahead', { odDnia: '2027-12-01', doDnia: '2027-12-02' }, '5203', 'odDnia'],
    ['days in the wrong order', { doDnia: '2026-01-05' }, '5203', 'doDnia'],
    ['less than a cubic metre', { pojemnosc: 0.99 }, 'BLEDNE_ZADANIE', 'pojemnosc'],
    ['a third decimal', { pojemnosc: 12.345 }, 'BLEDNE_ZADANIE', 'pojemnosc'],
    ['more than fifty', { pojemnosc: 50.01 }, 'BLEDNE_ZADANIE', 'pojemnosc'],
    ['a telephone that is none', { telefon: '12345678' }, 'BLEDNE_ZADANIE', 'telefon'],
    ['long remarks', { uwagi: 'ą'.repeat(501) }, 'BLEDNE_ZADANIE', 'uwagi'],
  ])('%s is refused at its field, and nothing is stored', async (_, over, kod, pole) => {
    const before = await list();
    const refused = (await order(over)).json();
    expect([refused.kod, Object.keys(refused.pola)]).toEqual([kod, [pole]]);
    expect(await list()).toEqual(before);
  });

  it('an address is stored as one line: the office reads orders line by line', async () => {
    const adres = 'ul. Polna 7\r\n  99  24.11.2026  6 m³\u2028 ul. Lipowa 1\u202e\t';
    expect((await order({ idPunktuOdbioru: null, adres })).status).toBe(200);
    expect((await list())[0].adres).toBe('ul. Polna 7 99 24.11.2026 6 m³ ul. Lipowa 1');
  });

  it('the refusal of a day names the first possible day', async () => {
    const { pierwszyDzien } = (await anna.get('/api/nieczystosci/zasady')).json();
    const { pola } = (await order({ odDnia: '2026-01-05' })).json();
    expect(pola.odDnia).toBe(`Najbliższy możliwy dzień to ${pierwszyDzien.split('-').reverse().join('.')}.`);
  });

  it('a subject may have five waiting orders; a cancelled one makes room', async () => {
    const made: number[] = [];
    for (let number = 0; number < 5; number++) made.push((await order()).json().idZamowienia);
    expect((await order()).json().kod).toBe('5204');
    expect((await cancel(made[0]!)).text).toBe('{"czyAnulowano":true}');
    expect((await order()).status).toBe(200);
    expect((await order()).json().kod).toBe('5204');
  });

  it('of several simultaneous orders no more than five wait', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => order()));
    const codes = answers.map((answer) => answer.json().kod ?? 'zapisano').toSorted();
    expect(codes).toEqual([...Array(4).fill('5204'), ...Array(5).fill('zapisano')]);
  });

  it('an account may send ten orders a day, cancelled ones included', async () => {
    for (let number = 0; number < 10; number++) await cancel((await order()).json().idZamowienia);
    expect((await order()).json().kod).toBe('5206');
    office().clock.ms += DAY + 1000;
    anna = await office().login('anna.wisniewska');
    expect((await order()).status).toBe(200);
  });

  it('the same idempotency key makes one order, also after a restart', async () => {
    const { pierwszyDzien: day } = (await anna.get('/api/nieczystosci/zasady')).json();
    const send = () => order({ odDnia: day, doDnia: day }, anna, { 'idempotency-key': 'jedno-zamowienie' });
    const before = (await list()).length;
    const [first, second] = await Promise.all([send(), send()]);
    await office().restart();
    const third = await send();
    expect(new Set([first, second, third].map(({ text }) => text)).size).toBe(1);
    expect((await list()).length).toBe(before + 1);
    expect((await list())[0]).toMatchObject({ idZamowienia: third.json().idZamowienia, stan: 'NOWE' });
  });

  it('a cancelled order stays in the list, and a second tab may cancel it too', async () => {
    const { idZamowienia } = (await order()).json();
    const [first, second] = await Promise.all([cancel(idZamowienia), cancel(idZamowienia)]);
    expect([first.text, second.text]).toEqual(Array(2).fill('{"czyAnulowano":true}'));
    expect((await list())[0]).toMatchObject({ idZamowienia, stan: 'ANULOWANE', czyMoznaAnulowac: false });
  });

  it.each(['PRZYJETE', 'WYKONANE', 'ODRZUCONE'] as const)('an order that is %s is not cancelled', async (stan) => {
    const { idZamowienia } = (await order()).json();
    await db().updateTable('zamowieniaNieczystosci').set({ stan }).where('idZamowienia', '=', idZamowienia).execute();
    expect((await list())[0].czyMoznaAnulowac).toBe(false);
    expect((await cancel(idZamowienia)).json().kod).toBe('5205');
    expect((await list())[0].stan).toBe(stan);
  });

  it("somebody else's order is not listed or cancelled, and is answered like an unknown one", async () => {
    const { idZamowienia } = (await order()).json();
    const przewozy = await office().login('przewozy');
    const { nip } = (await przewozy.get('/api/lista-podmiotow')).json().podmioty[0];
    const own = (await przewozy.get(`${ORDERS}?nip=${nip}`)).json().zamowienia;
    expect(own.map((one: { idZamowienia: number }) => one.idZamowienia)).not.toContain(idZamowienia);
    const foreign = await przewozy.post(`${ORDERS}/anuluj?nip=${nip}`, { idZamowienia });
    const none = await przewozy.post(`${ORDERS}/anuluj?nip=${nip}`, { idZamowienia: 2_000_000_000 });
    const refusalOf = ({ status, json }: typeof none) => [status, json().kod, json().opis];
    expect(refusalOf(foreign)).toEqual(refusalOf(none));
    expect(foreign.status).toBe(404);
    expect((await list())[0].stan).toBe('NOWE');
  });
});
