import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holds, kinds, protections } from '../../../../server/app/feed/kinds.ts';
import { DEMO_PASSWORD } from '../../../../server/demo/kit/demoAccounts.ts';
import { createKonto } from '../../../../server/domains/konto/kontoDesk.ts';
import { checkFeed } from '../../../../server/engine/feed/checkFeed.ts';
import { loadFeed } from '../../../../server/engine/feed/loadFeed.ts';
import { restoreFeed } from '../../../../server/engine/feed/restoreFeed.ts';
import { secretsOf } from '../../../../server/engine/session/secrets.ts';
import {
  type Client,
  forOneDatabase,
  openOffice,
  PEPPER,
  ROOT,
  type TestDatabase,
  type TestOffice,
} from '../../helpers.ts';

const FEED = join(ROOT, 'docs/examples/feed');
const PRINTS = join(FEED, 'druki');
const MARIA = '80811500223';
const GOSPODA = { nip: '9990070003', nazwa: 'Gospoda Nad Brodem sp. z o.o.' };
const ENV = {
  OKIENKO_MODE: 'production',
  OKIENKO_PEPPER: 'kQ3vN8xR2tW7yB5mC9dF4gH6jK1lP0sZ',
  DATABASE_URL: 'postgresql://office@127.0.0.1/office',
  OKIENKO_ADRES: 'https://okienko.example',
  OKIENKO_SMTP: 'smtp://127.0.0.1:2525',
  OKIENKO_DRUKI: PRINTS,
};

/** An office without demo data, whose only data are those of the example. */
forOneDatabase((make) => {
  let made: TestDatabase;
  let office: TestOffice;
  let maria: Client;
  let gospoda: Client;
  /** What the page of dues said before the feed came. */
  let before: { synchronizacjaWTrakcie: boolean; synchronizacjaWTrakcieTekst: string; karty: unknown[] };

  beforeAll(async () => {
    made = await make();
    office = await openOffice(made, ENV);
    maria = await account('maria', { pesel: MARIA, imie: 'Maria', nazwisko: 'Brzeska' });
    before = await get(maria, 'naleznosci/lista');
    await load();
    gospoda = await account('gospoda', { pesel: null, imie: 'Ewa', nazwisko: 'Karczmarz', instytucja: GOSPODA });
  }, 60_000);
  afterAll(async () => {
    await office.close();
    await made.drop();
  });

  async function load(): Promise<void> {
    const { database } = office;
    const checked = await checkFeed(FEED, { kinds });
    expect(checked.faults.kept).toEqual([]);
    const options = {
      kinds,
      protections,
      holds,
      accept: false,
      limit: 20,
      now: new Date(office.clock.ms),
      feedDigest: 'any',
    };
    await database.alone((db) => loadFeed(database, db, checked, options));
    checked.staging.close();
    expect(checked.faults.kept).toEqual([]);
  }

  /** An account of the counter, as after its activation. */
  async function account(
    login: string,
    who: { pesel: string | null; imie: string; nazwisko: string; instytucja?: typeof GOSPODA },
  ): Promise<Client> {
    const { query } = office.database;
    const one = { login, email: `${login}@poczta.example`, jezyk: 'pl', stan: 'AKTYWNE', droga: 'mail' } as const;
    await query.transaction().execute((db) =>
      createKonto(
        {
          db,
          config: office.config,
          secrets: secretsOf(PEPPER),
          municipality: office.municipality,
          now: new Date(office.clock.ms),
        },
        { ...one, ...who },
        DEMO_PASSWORD,
      ),
    );
    await query.updateTable('konta').set({ stan: 'AKTYWNE' }).where('login', '=', login).execute();
    return office.login(login);
  }

  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to be there
  async function get(client: Client, path: string): Promise<any> {
    const answer = await client.get(`/api/${path}`);
    expect(answer.status, `${path}: ${answer.text}`).toBe(200);
    return answer.json();
  }
  const ofGospoda = (path: string) => get(gospoda, `${path}${path.includes('?') ? '&' : '?'}nip=${GOSPODA.nip}`);

  it('an account that came before the feed is told when its data come, and has them afterwards', async () => {
    expect(before).toMatchObject({ synchronizacjaWTrakcie: true, karty: [] });
    expect(before.synchronizacjaWTrakcieTekst).toMatch(/najpóźniej 23\.11\.2026/);
    const after = await get(maria, 'naleznosci/lista');
    expect(after).toMatchObject({ synchronizacjaWTrakcie: false, synchronizacjaWTrakcieTekst: null, wybranyRok: 2026 });
    expect(after.karty.map((card: { symbolKarty: string }) => card.symbolKarty)).toEqual([
      'POD/2026/070001',
      'TRA/2026/070002',
      'WOD/2026/070003',
      'ODP/2026/070007',
    ]);
    expect(after.karty[0]).toMatchObject({
      suma: 157,
      wspolzobowiazani: [{ nazwaUdzialowca: 'Piotr Brzeski', udzial: '1/2' }],
    });
    const { ratyZbiorcze } = await get(maria, 'naleznosci/karty/70002/raty');
    expect(ratyZbiorcze[1]).toMatchObject({ kwotaGlowna: 720, kosztyEgzekucji: 16, jestUpomnienie: true });
    expect(ratyZbiorcze[1].odsetki).toBeGreaterThan(0);
    expect((await get(maria, 'naleznosci/karty/70001/wplaty')).wplaty).toHaveLength(3);
  });

  describe('a person reads', () => {
    it('the vehicles of a card, with the tax as the tax system knows it', async () => {
      expect(await get(maria, 'pst/dajWykazPojazdowPlatnika?idKartyNaleznosci=70002')).toEqual({
        listaPojazdow: [
          {
            nrRejestracyjny: 'WSB 4410A',
            marka: 'Volvo FH',
            nazwaStawki: 'Samochód ciężarowy powyżej 9 t i poniżej 12 t',
            stawka: 1440,
          },
        ],
      });
    });

    it('the parameters of the waste fee, present and former, with no rate of the demo', async () => {
      const { parametryOplatAktualne, parametryOplatArchiwalne, wybranyPunktOdbioru } = await get(
        maria,
        'odpady/parametry?idKartyNaleznosci=70007',
      );
      expect(wybranyPunktOdbioru).toBe(7102);
      expect(parametryOplatAktualne).toMatchObject([
        { parametr: 'Liczba osób w gospodarstwie', wartosc: 3, stawka: 32 },
      ]);
      expect(parametryOplatArchiwalne).toMatchObject([
        { wartosc: 2, stawka: null },
        { parametr: 'Powierzchnia lokalu', wartosc: 61.5, jednostkaMiary: 'm2', stawka: null },
      ]);
    });

    it('the taxes as they were assessed, and a change that waits for its decision', async () => {
      const { nieruchomosci, wymiarPodatku } = await get(maria, 'podatki/zestawienie?idKartyNaleznosci=70001');
      expect(nieruchomosci.grunty).toEqual([
        {
          nrKarty: 'POD/2026/070001',
          opisPodatku: 'Podatek od nieruchomości',
          powierzchniaGruntu: 950,
          jednostkaPowierzchni: 'm2',
          nazwaStawki: 'Grunty pozostałe',
          stawka: 0.52,
          kwotaPodatku: 494,
          daneGeodezyjne: { pelnyIdentyfikator: '149902_2.0001.214/3' },
          dokumentWlasnosci: { typ: 'Akt notarialny', numer: 'Rep. A nr 4120/2009', dataWydania: '2009-06-18' },
        },
      ]);
      expect(nieruchomosci.budynki).toMatchObject([{ powierzchniaBudynku: 128, stawka: 1.05, kwotaPodatku: 134.4 }]);
      expect(wymiarPodatku).toMatchObject({
        podatekSuma: 628,
        pozycjeWymiaruPodatku: [
          { nrDecyzji: 'FN.3121.70001.2026', podatekRazem: 628, idArchiwumDruku: 801 },
          { dataWymiaru: null, podatekRazem: null, idArchiwumDruku: null },
        ],
      });
    });

    it('a decision as it was signed, which nobody else can read', async () => {
      const { status, raw, headers } = await maria.get('/api/podatki/decyzja/pdf?idArchiwumDruku=801');
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(raw.equals(readFileSync(join(PRINTS, 'FN.3121.70001.2026.pdf')))).toBe(true);
      expect((await gospoda.get(`/api/podatki/decyzja/pdf?idArchiwumDruku=801&nip=${GOSPODA.nip}`)).status).toBe(404);
    });

    it('water: contract, meter, readings, invoices, a replacement', async () => {
      const water = await get(maria, 'woda/zestawienie?idKartyNaleznosci=70003');
      expect(water).toMatchObject({
        wybranyPunktOdbioru: 7101,
        wybranyLicznik: '22-104417',
        daneUmowy: { dane: { numerUmowy: 'U/W/2015/0101', dataZawarcia: '2015-06-01' } },
        wodomierz: { dane: { nrLicznika: '22-104417', ostatniStan: 436, zakresLicznikaCalkowite: 5 } },
      });
      expect(water.odczytyLicznika.dane.odczyty.map((one: { stanLicznika: number }) => one.stanLicznika)).toEqual([
        436, 412, 392, 1884.5,
      ]);
      const { faktury, sumaKwotBrutto } = water.faktury.dane;
      expect(sumaKwotBrutto).toBe(675.84);
      expect(faktury).toMatchObject([
        {
          numerFaktury: 'FW/2026/11/000102',
          kwotaBrutto: 368.64,
          dataZaplaty: null,
          dotyczyWodySciekow: 'Woda i ścieki',
        },
        { numerFaktury: 'FW/2026/07/000101', kwotaBrutto: 307.2, dataZaplaty: '2026-07-28', zuzycie: 20 },
      ]);
      const pdf = (idDokumentuPdf: number) =>
        maria.get(
          `/api/woda/faktura/pdf?idKartyNaleznosci=70003&idPunktuOdbioru=7101&idDokumentuPdf=${idDokumentuPdf}`,
        );
      expect(
        (await pdf(faktury[1].idDokumentuPdf)).raw.equals(readFileSync(join(PRINTS, 'FW-2026-07-000101.pdf'))),
      ).toBe(true);
      // An invoice without a PDF of its own is drawn from its lines.
      const drawn = await pdf(faktury[0].idDokumentuPdf);
      expect([drawn.status, drawn.raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
      expect(await get(maria, 'woda/wymiana?numerWodomierza=17-004417')).toMatchObject({
        numerZalozonego: '22-104417',
        stanWyjetego: 1884.5,
        monter: 'Marek Sadowski',
      });
    });

    it('the state of the fed meter can be reported', async () => {
      const { wodomierz } = await get(maria, 'woda/zestawienie?idKartyNaleznosci=70003');
      const { idLicznika } = wodomierz.dane;
      const sent = await maria.post('/api/woda/stany', { idLicznika, nowyStanLicznika: 440.5 });
      expect([sent.status, sent.text]).toEqual([200, JSON.stringify({ czyZapisano: true })]);
    });

    it('excise duty, and the address for letters', async () => {
      const { wnioski, limit } = await get(maria, 'akcyza/wnioski?rok=2026');
      expect(wnioski).toMatchObject([{ sygnaturaWniosku: 'FN.3152.7.2026', powierzchniaUzytkowRolnych: 12.5 }]);
      expect(limit).toMatchObject({ rocznyLimitZwrotu: 2390.2, przyznano: 1184, liczbaDjp: 6 });
      const { zwroty } = await get(maria, 'akcyza/zwroty?rok=2026');
      expect(zwroty).toMatchObject([{ numerDecyzji: 'AKC/5/2026', kwotaZwrotu: 1184, kwotaWyplacona: true }]);
      expect(await get(maria, 'dane-korespondencyjne')).toMatchObject({ ulica: 'Skrytka pocztowa', nrDomu: '7' });
    });
  });

  describe('an institution reads', () => {
    it('its structure and its declaration', async () => {
      const { nieruchomosci, wymiarPodatku } = await ofGospoda('podatki/zestawienie?idKartyNaleznosci=70004');
      expect(nieruchomosci).toMatchObject({
        grunty: [],
        budowle: [{ nazwaBudowli: 'Plac manewrowy', wartoscBudowli: 60000, stawkaProcent: 0.02, kwotaPodatku: 1200 }],
      });
      expect(wymiarPodatku).toMatchObject({
        podatekSuma: 1200,
        pozycjeWymiaruPodatku: [{ podstawaWymiaru: 'DEKLARACJA' }],
      });
    });

    it('its lease with VAT, and its permits with a missed instalment that was made good', async () => {
      expect(await ofGospoda('oplaty-lokalne?idKartyNaleznosci=70006')).toMatchObject({
        umowy: [{ nrDecyzji: 'GN.6845.14.2019', dataRozwiazaniaUmowy: '2029-03-31' }],
        kwotaNettoSuma: 75,
        kwotaVatSuma: 17.25,
      });
      const { zezwolenia, naleznosci, wplaty, sumaNiesplaconychNaleznosci } = await ofGospoda(
        'oplaty-za-zezwolenia?idKartyNaleznosci=70005',
      );
      expect(zezwolenia).toMatchObject([
        { pelnyNrZezwolenia: 'A/4/2023', dataWygasniecia: null },
        { pelnyNrZezwolenia: 'B/4/2023', dataWygasniecia: null },
      ]);
      expect(naleznosci).toMatchObject([{ kwotaNalezna: 525, kwotaRaty1: 175 }, { kwotaNalezna: 525 }]);
      expect(wplaty.filter((one: { czyOplataDodatkowa: boolean }) => one.czyOplataDodatkowa)).toMatchObject([
        { kwotaWplaty: 315, czyRata2: true },
      ]);
      expect(sumaNiesplaconychNaleznosci).toBe(0);
    });
  });

  it('everybody reads budget, numbers of residents, names and elections', async () => {
    const { anonymous } = office;
    expect(await get(anonymous, 'fk/gmina/dajLataBudzetowe')).toMatchObject({ lataBudzetowe: [2026, 2025] });
    expect((await get(anonymous, 'fk/gmina/dajDochodyBudzetu?rok=2025')).listaDochodow).toMatchObject([
      { rozdzial: '75616', dochodyWykonane: 1988412.65 },
    ]);
    expect((await get(anonymous, 'fk/gmina/dajWydatkiBudzetu?rok=2026')).listaWydatkow).toMatchObject([
      { paragraf: '4790', zaangazowanie: 5010871.09 },
    ]);
    const { statusyMieszkancow } = await get(anonymous, 'el/dajStatusyMeldunkoweMieszkancow');
    expect(statusyMieszkancow.map((one: { liczbaMieszkancow: number }) => one.liczbaMieszkancow)).toEqual([
      3153, 109, 216, 27, 791,
    ]);
    expect((await get(anonymous, 'el/dajZameldowaniaWgPlciWieku')).zameldowanieCzasowe).toMatchObject({
      liczbaKobietPonizej18: 9,
      liczbaMezczyznOd18: 52,
    });
    // A name with one bearer is not shown.
    expect((await get(anonymous, 'el/dajNajpopularniejszeImiona')).listaImion).toEqual([
      { imie: 'Zofia', liczbaOsob: 10 },
      { imie: 'Jan', liczbaOsob: 7 },
      { imie: 'Antoni', liczbaOsob: 5 },
    ]);
    expect((await get(anonymous, 'el/informacjaLiczbaWyborcow?lang=uk')).zestawienieLiczbyWyborcow).toEqual([
      {
        dataWyborow: '2025-06-01',
        nazwaWyborow: 'Wybory Prezydenta RP, druga tura',
        liczbaMieszkancow: 3210,
        liczbaWyborcow: 2575,
      },
    ]);
    const asks = async (nazwisko: string) =>
      (await anonymous.post('/api/el/sprawdzWyborce', { pesel: MARIA, nazwisko })).json();
    expect([await asks('brzeska'), await asks('Most')]).toEqual([{ czyWSpisie: true }, { czyWSpisie: false }]);
  });

  // The last one: afterwards the office has no data.
  it('a load that is undone leaves the persons, and keeps the meter whose state was reported', async () => {
    const { database } = office;
    await database.alone((db) => restoreFeed(database, db, 'urzad', { kinds, protections, holds }));
    expect((await get(maria, 'naleznosci/lista')).karty).toEqual([]);
    const left = await database.query.selectFrom('wodomierze').select('nrLicznika').execute();
    expect(left).toEqual([{ nrLicznika: '22-104417' }]);
  });
});
