import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ZestawienieWody } from '../../../../src/generated/models.ts';
import { addDays } from '../../../../src/lang/values/dates.ts';
import {
  type Client,
  forOneDatabase,
  openOffice,
  sqliteDatabase,
  type TestDatabase,
  type TestOffice,
  withOffice,
} from '../../helpers.ts';

type Question = Record<string, string | number>;

forOneDatabase((make) => {
  const office = withOffice(make);
  let anna: Client;
  let przewozy: Client;
  let nip: string;
  let karta: number;
  let house: ZestawienieWody;

  beforeAll(async () => {
    anna = await office().login('anna.wisniewska');
    przewozy = await office().login('przewozy');
    nip = (await przewozy.get('/api/lista-podmiotow')).json().podmioty[0].nip;
    karta = (await cardsOf(anna))[0]!;
    house = await summary(anna, { idKartyNaleznosci: karta });
  });

  const cardsOf = async (client: Client, kind = 'WODA_I_SCIEKI', of = '') => {
    const { karty } = (await client.get(`/api/naleznosci/lista?rok=2026&rodzajPlatnosci=${kind}${of}`)).json();
    return karty.map((one: { idKartyNaleznosci: number }) => one.idKartyNaleznosci) as number[];
  };
  const ask = (client: Client, path: string, question: Question) =>
    client.get(`/api/woda/${path}?${new URLSearchParams(Object.entries(question).map(([k, v]) => [k, `${v}`]))}`);
  const summary = async (client: Client, question: Question): Promise<ZestawienieWody> => {
    const answer = await ask(client, 'zestawienie', question);
    expect(answer.status, answer.text).toBe(200);
    return answer.json();
  };
  const pointNamed = (part: string) => {
    const found = house.punktyOdbioru.find(({ adresPunktuOdbioru }) => adresPunktuOdbioru.includes(part));
    return found!.idPunktuOdbioru;
  };

  it('begins with the point of the card and its first installed meter', async () => {
    const { idPunktuOdbioru } = (await anna.get(`/api/naleznosci/karty/${karta}`)).json();
    expect(house.wybranyPunktOdbioru).toBe(idPunktuOdbioru);
    const { liczniki } = house.punktyOdbioru.find((one) => one.idPunktuOdbioru === idPunktuOdbioru)!;
    expect(liczniki.length).toBe(2);
    expect(house.wybranyLicznik).toBe(liczniki[0]!.numerLicznika);
    expect(house.wodomierz.dane).toMatchObject({ nrLicznika: house.wybranyLicznik, idPunktu: idPunktuOdbioru });
    expect(house.protokolWymianyWodomierza.dane.liczniki).toEqual(liczniki);
  });

  it('shows the garden, whose water goes to no sewer, and the plot, which has no meter', async () => {
    expect(house.punktyOdbioru.map((one) => one.liczniki.length)).toEqual([0, 2, 1]);
    const garden = await summary(anna, { idKartyNaleznosci: karta, wybranyPunktOdbioru: pointNamed('ogrodowy') });
    expect(garden.wybranyLicznik).toBe(garden.wodomierz.dane!.nrLicznika);
    expect(garden.faktury.dane.faktury.map((one) => one.dotyczyWodySciekow)).toEqual(['Woda', 'Woda', 'Woda']);
    expect(garden.odczytyLicznika.dane.odczyty.length).toBe(10);

    const plot = await summary(anna, { idKartyNaleznosci: karta, wybranyPunktOdbioru: pointNamed('ryczałt') });
    expect(plot.wybranyLicznik).toBeNull();
    expect(plot.wodomierz.dane).toBeNull();
    expect(plot.odczytyLicznika.dane.odczyty).toEqual([]);
    expect(plot.faktury.dane).toEqual({ faktury: [], sumaKwotBrutto: 0 });
    expect(plot.protokolWymianyWodomierza.dane.liczniki).toEqual([]);
    expect(plot.daneUmowy.dane!.numerUmowy).toMatch(/^U\/W\//);
  });

  it('of a removed meter has the readings of its place, but no state can be reported', async () => {
    const old = house.punktyOdbioru.find((one) => one.idPunktuOdbioru === house.wybranyPunktOdbioru)!.liczniki[1]!;
    const { wybranyLicznik, wodomierz, odczytyLicznika } = await summary(anna, {
      idKartyNaleznosci: karta,
      wybranyPunktOdbioru: house.wybranyPunktOdbioru!,
      wybranyLicznik: old.numerLicznika,
    });
    expect(wybranyLicznik).toBe(old.numerLicznika);
    expect(wodomierz.dane).toBeNull();
    expect(odczytyLicznika).toEqual(house.odczytyLicznika);
    const { odczyty } = odczytyLicznika.dane;
    const days = odczyty.map(({ dataOdczytu }) => dataOdczytu);
    expect(days).toEqual([...days].sort().reverse());
    for (const { numerLicznika, dataWyjecia, dataOdczytu } of odczyty) {
      expect(dataWyjecia !== null).toBe(numerLicznika === old.numerLicznika);
      if (dataWyjecia !== null) expect(dataOdczytu <= dataWyjecia).toBe(true);
    }
  });

  it('invoices are the instalments of the card of that year, with their dates of payment', async () => {
    for (const id of [karta, ...(await cardsOf(przewozy, 'WODA_I_SCIEKI', `&nip=${nip}`))]) {
      const [client, of] = id === karta ? [anna, {}] : [przewozy, { nip }];
      const { faktury } = await summary(client, { idKartyNaleznosci: id, ...of });
      const query = new URLSearchParams(of);
      const { ratyZbiorcze } = (await client.get(`/api/naleznosci/karty/${id}/raty?${query}`)).json();
      const { wplaty } = (await client.get(`/api/naleznosci/karty/${id}/wplaty?${query}`)).json();
      const newestFirst = [...ratyZbiorcze].reverse();
      expect(faktury.dane.faktury.length).toBe(6);
      expect(
        faktury.dane.faktury.map((one) => [one.kwotaBrutto, one.terminPlatnosci, one.dataZaplaty !== null]),
      ).toEqual(newestFirst.map((one) => [one.kwotaRaty, one.terminPlatnosci, one.czySplacona]));
      const grosze = faktury.dane.faktury.reduce((sum, one) => sum + Math.round(one.kwotaBrutto * 100), 0);
      expect(Math.round(faktury.dane.sumaKwotBrutto * 100)).toBe(grosze);
      const paid = faktury.dane.faktury.flatMap(({ dataZaplaty }) => dataZaplaty ?? []);
      expect(paid).toEqual(wplaty.map((one: { dataOperacji: string }) => one.dataOperacji));
    }
  });

  it('an invoice agrees with its row, line by line', async () => {
    const { wybranyPunktOdbioru: idPunktuOdbioru, faktury, odczytyLicznika } = house;
    const { odczyty } = odczytyLicznika.dane;
    for (const [at, row] of faktury.dane.faktury.entries()) {
      if (row.idDokumentuPdf === null) continue;
      const answer = await ask(anna, 'faktura', {
        idKartyNaleznosci: karta,
        idPunktuOdbioru: idPunktuOdbioru!,
        idDokumentuPdf: row.idDokumentuPdf,
      });
      const invoice = answer.json();
      expect(invoice).toMatchObject({
        numerFaktury: row.numerFaktury,
        dataWystawieniaFaktury: row.dataWystawieniaFaktury,
        kwotaBruttoSuma: row.kwotaBrutto,
        nabywca: { nazwa: 'Anna Wiśniewska', nip: null },
        sprzedawca: { nip: '9999990018' },
      });
      const [reading, before] = [odczyty[at]!, odczyty[at + 1]!];
      expect([reading.numerLicznika, reading.stanLicznika]).toEqual([invoice.numerLicznika, invoice.stanKoncowy]);
      // Periods follow each other without a gap, also where the meter was replaced.
      expect([invoice.okresOd, invoice.okresDo]).toEqual([addDays(before.dataOdczytu, 1), reading.dataOdczytu]);
      expect(invoice.stanKoncowy - invoice.stanPoczatkowy).toBeCloseTo(row.zuzycie, 6);
      const sum = (name: string) =>
        invoice.pozycje.reduce((all: number, one: Record<string, number>) => all + Math.round(one[name]! * 100), 0);
      expect(sum('kwotaBrutto')).toBe(Math.round(invoice.kwotaBruttoSuma * 100));
      expect(sum('kwotaVat')).toBe(Math.round(invoice.kwotaVatSuma * 100));
      expect(sum('kwotaNetto')).toBe(Math.round(invoice.kwotaNettoSuma * 100));
      expect(sum('kwotaNetto') + sum('kwotaVat')).toBe(sum('kwotaBrutto'));
    }
  });

  it('the document of the newest invoice is not available yet', async () => {
    const [newest] = house.faktury.dane.faktury;
    expect(newest).toMatchObject({ wystawionoDokumentPdf: false, idDokumentuPdf: null });
    const answer = await ask(anna, 'faktura', {
      idKartyNaleznosci: karta,
      idPunktuOdbioru: house.wybranyPunktOdbioru!,
      idDokumentuPdf: newest!.idFaktury,
    });
    expect(answer.status).toBe(404);
  });

  it('the last state is the last reading or a later report; a report before the last reading no longer counts', async () => {
    const { ostatniStan, zgloszeniaStanu, idLicznika } = house.wodomierz.dane!;
    const [reading] = house.odczytyLicznika.dane.odczyty;
    expect(zgloszeniaStanu.length).toBe(2);
    expect(zgloszeniaStanu.map(({ kiedyObsluzono }) => kiedyObsluzono !== null)).toEqual([false, true]);
    expect(ostatniStan).toBe(zgloszeniaStanu[0]!.stanLicznika);
    expect(ostatniStan).toBeGreaterThan(reading!.stanLicznika);
    const { query } = office().database;
    const report = query.updateTable('zgloszeniaStanu').where('idZgloszenia', '=', zgloszeniaStanu[0]!.idZgloszenia);
    await report.set({ kiedyUtworzono: '2026-01-01T08:00:00.000Z' }).execute();
    const later = await summary(anna, { idKartyNaleznosci: karta });
    expect(later.wodomierz.dane!.ostatniStan).toBe(reading!.stanLicznika);
    await report.set({ kiedyUtworzono: zgloszeniaStanu[0]!.kiedyUtworzono }).execute();
    const meter = await query
      .selectFrom('wodomierze')
      .selectAll()
      .where('idLicznika', '=', idLicznika)
      .executeTakeFirstOrThrow();
    expect(house.wodomierz.dane).toMatchObject({
      zakresLicznikaCalkowite: meter.zakresLicznikaCalkowite,
      zakresLicznikaDziesietne: meter.zakresLicznikaDziesietne,
    });
  });

  it('an institution chooses among its two points', async () => {
    const [first, second] = await cardsOf(przewozy, 'WODA_I_SCIEKI', `&nip=${nip}`);
    const base = await summary(przewozy, { idKartyNaleznosci: first!, nip });
    expect(base.punktyOdbioru.length).toBe(2);
    const wash = await summary(przewozy, { idKartyNaleznosci: second!, nip });
    expect(new Set([base.wybranyPunktOdbioru, wash.wybranyPunktOdbioru]).size).toBe(2);
    // The card decides the year, the point decides the data.
    const chosen = { idKartyNaleznosci: first!, nip, wybranyPunktOdbioru: wash.wybranyPunktOdbioru! };
    expect((await summary(przewozy, chosen)).faktury).toEqual(wash.faktury);
    expect(base.faktury).not.toEqual(wash.faktury);
  });

  it('a card of another kind has no points and no data of them', async () => {
    const [taxes] = await cardsOf(anna, 'PODATKI_GMINNE');
    const nothing = await summary(anna, { idKartyNaleznosci: taxes! });
    expect(nothing).toMatchObject({ punktyOdbioru: [], wybranyPunktOdbioru: null, wybranyLicznik: null });
    expect(nothing.faktury.dane.faktury).toEqual([]);
    expect(nothing.daneKorespondencyjne.dane).toBeNull();
  });

  it('an unknown, a foreign or a misplaced point or meter is not found', async () => {
    const [elsewhere] = await cardsOf(przewozy, 'WODA_I_SCIEKI', `&nip=${nip}`);
    const foreign = await summary(przewozy, { idKartyNaleznosci: elsewhere!, nip });
    const garden = await summary(anna, { idKartyNaleznosci: karta, wybranyPunktOdbioru: pointNamed('ogrodowy') });
    const [odpadyCard] = await cardsOf(anna, 'ODPADY');
    const waste = (await anna.get(`/api/naleznosci/karty/${odpadyCard}`)).json().idPunktuOdbioru;
    for (const [client, question] of [
      [anna, { wybranyPunktOdbioru: 2_000_000_000 }],
      [anna, { wybranyPunktOdbioru: foreign.wybranyPunktOdbioru! }],
      // One of her points, without water.
      [anna, { wybranyPunktOdbioru: waste }],
      [anna, { wybranyLicznik: 'NIE-MA' }],
      [anna, { wybranyLicznik: foreign.wybranyLicznik! }],
      [anna, { wybranyLicznik: garden.wybranyLicznik! }],
    ] satisfies [Client, Question][]) {
      const answer = await ask(client, 'zestawienie', { idKartyNaleznosci: karta, ...question });
      expect([answer.status, answer.json().kod], JSON.stringify(question)).toEqual([404, 'NIE_ZNALEZIONO']);
    }
    const [, issued] = house.faktury.dane.faktury;
    const good = {
      idKartyNaleznosci: karta,
      idPunktuOdbioru: house.wybranyPunktOdbioru!,
      idDokumentuPdf: issued!.idDokumentuPdf!,
    };
    expect((await ask(anna, 'faktura', good)).status).toBe(200);
    const theirs = foreign.faktury.dane.faktury.find(({ idDokumentuPdf }) => idDokumentuPdf !== null)!;
    for (const change of [
      { idPunktuOdbioru: pointNamed('ogrodowy') },
      { idDokumentuPdf: theirs.idDokumentuPdf! },
      { idPunktuOdbioru: foreign.wybranyPunktOdbioru!, idDokumentuPdf: theirs.idDokumentuPdf! },
      { idKartyNaleznosci: elsewhere! },
    ])
      expect((await ask(anna, 'faktura', { ...good, ...change })).status, JSON.stringify(change)).toBe(404);
  });

  it('requests are those about the point', async () => {
    const { query } = office().database;
    const idPunktuOdbioru = house.wybranyPunktOdbioru!;
    expect(house.zgloszenia.dane.historiaZgloszen).toEqual([]);
    const request = await query
      .selectFrom('zgloszenia')
      .select('zgloszenieId')
      .where('podmiotId', '=', 1)
      .executeTakeFirstOrThrow();
    await query
      .updateTable('zgloszenia')
      .set({ idPunktuOdbioru })
      .where('zgloszenieId', '=', request.zgloszenieId)
      .execute();
    const after = await summary(anna, { idKartyNaleznosci: karta });
    expect(after.zgloszenia.dane.historiaZgloszen.map(({ zgloszenieId }) => zgloszenieId)).toEqual([
      request.zgloszenieId,
    ]);
  });
});

describe('an office that does not offer all of it', () => {
  let database: TestDatabase;
  let office: TestOffice;
  beforeAll(async () => {
    database = await sqliteDatabase();
    office = await openOffice(database, {
      OKIENKO_WODA_BEZ: 'protokol, zgloszenia,faktury,dane,historia,stan,odczyty',
      OKIENKO_UMOWA_WODY: '0',
      OKIENKO_ADNOTACJA_STANU: 'Podaj stan do końca miesiąca.',
    });
  }, 60_000);
  afterAll(async () => {
    await office.close();
    await database.drop();
  });

  it('says so in each missing section without its data; points are still given', async () => {
    const anna = await office.login('anna.wisniewska');
    const { karty } = (await anna.get('/api/naleznosci/lista?rok=2026&rodzajPlatnosci=WODA_I_SCIEKI')).json();
    const answer = (await anna.get(`/api/woda/zestawienie?idKartyNaleznosci=${karty[0].idKartyNaleznosci}`)).json();
    expect(answer.punktyOdbioru.length).toBe(3);
    const { punktyOdbioru: _, wybranyPunktOdbioru: __, wybranyLicznik: ___, ...sections } = answer;
    const off = { konfiguracja: { czyUslugaDostepna: false } };
    expect(sections).toEqual({
      faktury: { ...off, dane: { faktury: [], sumaKwotBrutto: 0 } },
      daneUmowy: { ...off, dane: null },
      odczytyLicznika: { ...off, dane: { odczyty: [] } },
      wodomierz: { ...off, dane: null },
      protokolWymianyWodomierza: { ...off, dane: { liczniki: [] } },
      daneKorespondencyjne: { ...off, dane: null },
      daneKorespondencyjneHistoriaZgloszen: { ...off, dane: { historiaZgloszen: [] } },
      zgloszenia: { ...off, dane: { historiaZgloszen: [] } },
    });
  });

  it('has the switches of its screens in its configuration', async () => {
    expect((await office.anonymous.get('/api/pi/konfiguracja')).json()).toMatchObject({
      czyWidoczneDaneKorespondencyjne: false,
      czyWyswietlicDaneUmowyOplatyZaWode: false,
      adnotacjaStanLicznika: 'Podaj stan do końca miesiąca.',
    });
  });
});
