import { beforeAll, expect, test } from 'vitest';
import { confirmIdentity } from '../../../../server/domains/konto/kontoDesk.ts';
import { takeStep } from '../../../../server/domains/nieczystosci/zamowienia/zamowieniaDesk.ts';
import { setRecordState } from '../../../../server/domains/wpisy/wpisyDesk.ts';
import { inTransaction } from '../../../../server/engine/db/inTransaction.ts';
import { secretsOf } from '../../../../server/engine/session/secrets.ts';
import { asOffice } from '../../engine/data-sources/dataOffice.ts';
import { key, PDF, processMunicipality } from '../../engine/process/processOffice.ts';
import { type Client, forOneDatabase, PEPPER, withOffice } from '../../helpers.ts';
import { eventsIn, type Received } from './eventSchemas.ts';

forOneDatabase((make) => {
  const office = withOffice(make, {}, { municipality: processMunicipality() });
  let anna: Client;
  let osoba: { imie: string; nazwisko: string; pesel: string };
  const db = () => office().database.query;
  beforeAll(async () => {
    anna = await office().login('anna.wisniewska');
    const known = db().selectFrom('konta').select(['imie', 'nazwisko', 'pesel']).where('login', '=', 'anna.wisniewska');
    osoba = (await known.executeTakeFirstOrThrow()) as typeof osoba;
  });

  /** The events that something wrote, valid by their schemas: types and data. */
  async function writtenBy(act: () => Promise<unknown>): Promise<[string, Received['data']][]> {
    const before = (await eventsIn(db())).length;
    await act();
    return (await eventsIn(db())).slice(before).map(({ type, data }) => [type, data]);
  }
  const desk = () => ({
    config: { ...office().config, adres: 'https://okienko.example' },
    municipality: { texts: {} },
    now: new Date(office().clock.ms),
    secrets: secretsOf(PEPPER),
  });
  const ofAnna = { nazwa: 'Anna Wiśniewska', czyInstytucja: false, nip: null };

  test('a request; one that is refused writes nothing', async () => {
    const request = { tematZgloszenia: 1, trescZgloszenia: 'Pojemnik stoi pełny.' };
    const { punktyOdbioru } = (await anna.get('/api/zgloszenia/punkty')).json();
    const { idPunktuOdbioru } = punktyOdbioru[0];
    const [[type, data] = []] = await writtenBy(async () => {
      const answer = await anna.post('/api/zgloszenia', { ...request, idPunktuOdbioru }, key('zgloszenie'));
      expect(answer.json()).toEqual({ czyZapisano: true });
    });
    expect([type, data]).toMatchObject([
      'zgloszenie.dodane',
      { tematId: 1, tresc: 'Pojemnik stoi pełny.', idPunktuOdbioru, podmiot: { ...ofAnna, pesel: osoba.pesel } },
    ]);
    const refused = { tematZgloszenia: 999, trescZgloszenia: 'x', idPunktuOdbioru };
    expect(await writtenBy(() => anna.post('/api/zgloszenia', refused, key('zly-temat')))).toEqual([]);
  });

  test('an order and its states, with the name of who ordered and no PESEL', async () => {
    const body = {
      adres: 'ul. Polna 7',
      pojemnosc: 6.5,
      odDnia: '2026-11-24',
      doDnia: '2026-11-27',
      telefon: '600000123',
    };
    let idZamowienia = 0;
    const order = async (name: string) => {
      idZamowienia = (await anna.post('/api/nieczystosci/zamowienia', body, key(name))).json().idZamowienia;
    };
    const { pojemnosc: _, ...same } = body;
    const [[type, data] = []] = await writtenBy(() => order('zamowienie'));
    expect([type, data]).toEqual([
      'zamowienie.zlozone',
      { idZamowienia, ...same, pojemnoscSetne: 650, idPunktuOdbioru: null, uwagi: null, nazwa: 'Anna Wiśniewska' },
    ]);
    const cancel = () => anna.post('/api/nieczystosci/zamowienia/anuluj', { idZamowienia }, key('anuluj'));
    const cancelled = ['zamowienie.zmienione', { idZamowienia, stan: 'ANULOWANE', uwagiUrzedu: null }];
    expect(await writtenBy(cancel)).toEqual([cancelled]);
    expect(await writtenBy(cancel)).toEqual([]);
    await order('drugie');
    const refuse = () =>
      inTransaction(db(), (trx) => takeStep({ ...desk(), db: trx }, 'odrzuc', idZamowienia, 'Awaria.'));
    const refused = ['zamowienie.zmienione', { idZamowienia, stan: 'ODRZUCONE', uwagiUrzedu: 'Awaria.' }];
    expect(await writtenBy(refuse)).toEqual([refused]);
  });

  test('a correction of the address for letters, with the values before and after', async () => {
    const bylo = (await anna.get('/api/dane-korespondencyjne')).json();
    const body = { ...bylo, idPunktuOdbioru: null, nrDomu: '99' };
    const written = await writtenBy(() => anna.post('/api/dane-korespondencyjne', body, key('dane')));
    expect(written).toMatchObject([['daneKorespondencyjne.zgloszone', { bylo, jest: { ...bylo, nrDomu: '99' } }]]);
  });

  test('consents, also when the account is deleted, and a confirmed account', async () => {
    const given = { powiadomieniaEmail: true, powiadomieniaSms: false, email: 'a@b.pl', telefon: null };
    const told = { osoba, powiadomieniaEmail: 'a@b.pl', powiadomieniaSms: null };
    expect(await writtenBy(() => anna.post('/api/konto/zgody', given, key('zgody')))).toEqual([
      ['zgody.zmienione', told],
    ]);
    await db().updateTable('konta').set({ pesel: '02271409862' }).where('login', '=', 'ola.krawczyk').execute();
    const confirm = () => inTransaction(db(), (trx) => confirmIdentity({ ...desk(), db: trx }, 'ola.krawczyk'));
    expect(await writtenBy(confirm)).toMatchObject([
      ['konto.potwierdzone', { osoba: { imie: 'Ola', pesel: '02271409862' }, sposob: 'URZAD' }],
    ]);
  });

  test('an application: filed, moved by the office and by the resident, each once', async () => {
    const podania = '/api/proba/podania';
    let numer = '';
    const filed = await writtenBy(async () => {
      const send = () => anna.post(podania, { tresc: 'Proszę o zaświadczenie.' }, key('podanie'));
      numer = (await send()).json().numer;
      expect((await send()).json().numer).toBe(numer);
    });
    expect(filed).toMatchObject([
      ['wniosek.zlozony', { numer, stan: 'ZLOZONY', dane: { tresc: 'Proszę o zaświadczenie.' }, osoba, pliki: [] }],
    ]);
    const move = (name: string, given: object) => () =>
      asOffice(office(), (on) => setRecordState(on, numer, name, given));
    const asked = await writtenBy(move('wezwij', { uwagi: 'Brakuje zaświadczenia.' }));
    expect(asked).toEqual([
      [
        'wniosek.zmieniony',
        {
          ...{ numer, rodzaj: filed[0]![1].rodzaj, stan: 'UZUPELNIENIE', ruch: 'wezwij', kto: 'URZAD', dane: {} },
          ...{ uwagi: 'Brakuje zaświadczenia.', termin: '2026-12-01', czyDokument: false },
        },
      ],
    ]);
    const uzupelnienie = { numer, tekst: 'Oto ono.' };
    const given = await writtenBy(() => anna.post(`${podania}/uzupelnienie`, uzupelnienie, key('uzupelnij')));
    expect(given).toMatchObject([['wniosek.zmieniony', { numer, ruch: 'uzupelnij', kto: 'MIESZKANIEC' }]]);
    const decided = await writtenBy(move('rozpatrz', { dokument: PDF }));
    expect(decided).toMatchObject([['wniosek.zmieniony', { numer, ruch: 'rozpatrz', czyDokument: true }]]);
  });
});
