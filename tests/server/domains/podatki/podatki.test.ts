import { beforeAll, describe, expect, it } from 'vitest';
import { randomOf } from '../../../../server/demo/kit/random.ts';
import { dajRaty } from '../../../../server/domains/platnosci/handlers.ts';
import data from '../../../../server/domains/podatki/data/podatki.json' with { type: 'json' };
import * as taxes from '../../../../server/domains/podatki/handlers.ts';
import { nieruchomosci } from '../../../../server/domains/podatki/queries.ts';
import { doZlotych, podatkiGrosze, stawki } from '../../../../server/domains/podatki/rules.ts';
import { estateFor } from '../../../../server/domains/podatki/seedMajatek.ts';
import type { Context } from '../../../../server/engine/http/context.ts';
import { formatValue } from '../../../../src/lang/values/formats.ts';
import { formatKwota, sumKwot } from '../../../../src/lang/values/kwota.ts';
import { times } from '../../../night.ts';
import { describePdf, flatTextOf } from '../../documents/poppler.ts';
import { type Client, forOneDatabase, TODAY, withOffice } from '../../helpers.ts';

const nothing = { grunty: [], budynki: [], budowle: [] };

describe('the taxes of a year', () => {
  it.each([
    [0, 0],
    [49, 0],
    [50, 100],
    [149, 100],
    [150, 200],
    [434_284, 434_300],
    // As floating-point products of rates are.
    [49.999999999999, 100],
  ])('%d gr is rounded to %d gr', (exact, whole) => expect(doZlotych(exact)).toBe(whole));

  it('a house of 128 m² on 950 m² is taxed by the rates of the council', () => {
    const { OD_NIERUCHOMOSCI } = podatkiGrosze(2026, {
      ...nothing,
      grunty: [{ rodzaj: 'POZOSTALE', powierzchniaM2: 950 }],
      budynki: [{ rodzaj: 'MIESZKALNE', powierzchniaM2: 128 }],
    });
    // 494.00 + 134.40
    expect(OD_NIERUCHOMOSCI).toBe(628_00);
  });

  it('a structure is taxed at two percent of its value in whole złoty', () => {
    const of = (wartoscGrosze: number) => podatkiGrosze(2026, { ...nothing, budowle: [{ wartoscGrosze }] });
    expect(of(60_000_00).OD_NIERUCHOMOSCI).toBe(1200_00);
    expect(of(60_024_49).OD_NIERUCHOMOSCI).toBe(1200_00);
    expect(of(60_024_50).OD_NIERUCHOMOSCI).toBe(1201_00);
  });

  it('farmland is taxed by conversion hectares, which grow with its class and are zero for a poor one; forest is taxed by the hectare', () => {
    const grunty = [
      { rodzaj: 'ORNE_IIIB' as const, powierzchniaM2: 10_000 },
      { rodzaj: 'ORNE_IVA' as const, powierzchniaM2: 10_000 },
      { rodzaj: 'ORNE_V' as const, powierzchniaM2: 90_000 },
      { rodzaj: 'LAS' as const, powierzchniaM2: 25_000 },
    ];
    // (1.25 + 1) ha × 2.5 dt × 60.80 zł; 2.5 ha × 0.22 m³ × 263.64 zł.
    expect(podatkiGrosze(2026, { ...nothing, grunty })).toEqual({ ROLNY: 342_00, LESNY: 145_00, OD_NIERUCHOMOSCI: 0 });
  });

  it('no rate of the council exceeds the maximum of its year, also in years before the first or after the last', () => {
    for (const [rok, highest] of Object.entries(data.maksymalne)) {
      for (const [name, grosze] of Object.entries(stawki(Number(rok))))
        expect(grosze, `${name} ${rok}`).toBeLessThanOrEqual(highest[name as keyof typeof highest]);
    }
    expect(stawki(1999)).toEqual(stawki(2024));
    expect(stawki(2040)).toEqual(stawki(2026));
  });
});

describe('an estate made for a tax', () => {
  const made = (zloty: number, czyInstytucja: boolean, farm = 0, forest = 0) => {
    const podatki = { ROLNY: farm * 100, LESNY: forest * 100, OD_NIERUCHOMOSCI: zloty * 100 };
    const estate = estateFor(randomOf(zloty), { rok: 2026, czyInstytucja, podatki, farmedM2: farm * 80 });
    return { estate, gives: podatkiGrosze(2026, estate), podatki };
  };

  it.each([false, true])('gives exactly that tax, for any sum (institution: %s)', (institution) => {
    for (let zloty = institution ? 400 : 30; zloty < 34_000; zloty += 37) {
      const { estate, gives, podatki } = made(zloty, institution, (zloty % 14) * 152, (zloty % 6) * 58);
      expect(gives, `${zloty} zł`).toEqual(podatki);
      for (const { powierzchniaM2 } of [...estate.grunty, ...estate.budynki]) expect(powierzchniaM2).toBeGreaterThan(0);
    }
  });
});

forOneDatabase((make) => {
  const office = withOffice(make, { OKIENKO_RESIDENTS: String(times(200, 300)) });
  let anna: Client;
  let przewozy: Client;
  let nip: string;
  const cardOf = async (client: Client, kind: string, more = '') => {
    const { karty } = (await client.get(`/api/naleznosci/lista?rok=2026&rodzajPlatnosci=${kind}${more}`)).json();
    return karty[0].idKartyNaleznosci as number;
  };
  beforeAll(async () => {
    [anna, przewozy] = [await office().login('anna.wisniewska'), await office().login('przewozy')];
    nip = (await przewozy.get('/api/lista-podmiotow')).json().podmioty[0].nip;
  });
  const summary = async (client: Client, card: number, more = '') =>
    (await client.get(`/api/podatki/zestawienie?idKartyNaleznosci=${card}${more}`)).json();
  const wymiarOf = async (client: Client, card: number, more = '') =>
    (await client.get(`/api/podatki/wymiar?idKartyNaleznosci=${card}${more}`)).json().wymiarPodatku;

  it('the assessment is the sum of the instalments of the card, each year; both services agree', async () => {
    const card = await cardOf(anna, 'PODATKI_GMINNE');
    const { lata } = (await anna.get(`/api/uslugi/lataDlaNaleznosci?idKartyNaleznosci=${card}`)).json();
    expect(lata.length).toBe(3);
    for (const { idKartyNaleznosci, rok } of lata) {
      const { wymiarPodatku } = await summary(anna, idKartyNaleznosci);
      expect(await wymiarOf(anna, idKartyNaleznosci)).toEqual(wymiarPodatku);
      const { ratyZbiorcze } = (await anna.get(`/api/naleznosci/karty/${idKartyNaleznosci}/raty`)).json();
      expect(wymiarPodatku.podatekSuma).toBe(
        sumKwot(ratyZbiorcze.map(({ kwotaRaty }: { kwotaRaty: number }) => kwotaRaty)),
      );
      const [first] = wymiarPodatku.pozycjeWymiaruPodatku;
      expect(first).toMatchObject({ rokPodatkowy: rok, podatekRazem: 4960, podatekRolny: 560, podatekLesny: 0 });
      expect(first.nrDecyzji).toBe(`FN.3121.${idKartyNaleznosci}.${rok}`);
    }
  });

  it('the rows of a tax add up to it before rounding', async () => {
    const { nieruchomosci, wymiarPodatku } = await summary(anna, await cardOf(anna, 'PODATKI_GMINNE'));
    const rows = [...nieruchomosci.grunty, ...nieruchomosci.budynki, ...nieruchomosci.budowle];
    for (const [opis, podatek] of [
      ['Podatek od nieruchomości', wymiarPodatku.podatekOdNieruchomosciSuma],
      ['Podatek rolny', wymiarPodatku.podatekRolnySuma],
    ]) {
      const exact = rows.filter(({ opisPodatku }) => opisPodatku === opis).map(({ kwotaPodatku }) => kwotaPodatku);
      expect(exact.length).toBeGreaterThan(1);
      expect(Math.abs(sumKwot(exact) - podatek), opis).toBeLessThanOrEqual(0.5);
    }
    for (const { daneGeodezyjne, dokumentWlasnosci } of [...nieruchomosci.grunty, ...nieruchomosci.budynki]) {
      expect(daneGeodezyjne.pelnyIdentyfikator).toMatch(/^\d{6}_\d\.\d{4}\.\d+\/\d+(\.\d+_BUD)?$/);
      expect(dokumentWlasnosci.dataWydania).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    expect(nieruchomosci.grunty.map((row: { jednostkaPowierzchni: string }) => row.jednostkaPowierzchni)).toEqual(
      expect.arrayContaining(['m2', 'ha']),
    );
  });

  it('instalments, assessment, summary and decision agree for every demo account and for a sample of the commune', async () => {
    const { query: db } = office().database;
    const rows = await db.selectFrom('karty').selectAll().where('aplikacjaNaleznosci', '=', 'PODATKI_GMINNE').execute();
    const konta = await db.selectFrom('konta').selectAll().execute();
    const podmioty = await db.selectFrom('podmioty').selectAll().execute();
    const demo = new Set(
      podmioty
        .filter(({ pesel, nip: own }) => konta.some((konto) => konto[own ? 'nip' : 'pesel'] === (own ?? pesel)))
        .map(({ podmiotId }) => podmiotId),
    );
    const chosen = rows.filter(({ podmiotId }, at) => demo.has(podmiotId) || at % 8 === 0);
    expect(new Set(chosen.map(({ czyInstytucja }) => czyInstytucja)).size).toBe(2);
    expect(new Set(chosen.map(({ rok }) => rok)).size).toBe(3);
    expect(chosen.length).toBeGreaterThan(60);
    let decisions = 0;
    for (const { idKartyNaleznosci, podmiotId } of chosen) {
      const podmiot = podmioty.find((one) => one.podmiotId === podmiotId);
      const ask = <A extends object>(args: A) => ({ db, podmiot, args, today: TODAY }) as unknown as Context<A>;
      const { ratyZbiorcze } = await dajRaty(ask({ idKartyNaleznosci }));
      const of = (rodzaj: string) =>
        sumKwot(
          ratyZbiorcze.flatMap(({ raty }) => raty.map((rata) => (rata.rodzajOplaty === rodzaj ? rata.kwotaRaty : 0))),
        );
      const { wymiarPodatku } = await taxes.dajWymiarPodatku(ask({ idKartyNaleznosci }));
      expect(wymiarPodatku, `card ${idKartyNaleznosci}`).toMatchObject({
        podatekRolnySuma: of('Podatek rolny'),
        podatekLesnySuma: of('Podatek leśny'),
        podatekOdNieruchomosciSuma: of('Podatek od nieruchomości'),
        podatekSuma: sumKwot(ratyZbiorcze.map(({ kwotaRaty }) => kwotaRaty)),
      });
      const whole = await taxes.dajPodatkiGminneZestawienie(ask({ idKartyNaleznosci }));
      expect(whole.wymiarPodatku).toEqual(wymiarPodatku);
      const [first] = wymiarPodatku.pozycjeWymiaruPodatku;
      if (first!.idArchiwumDruku === null) continue;
      const decision = await taxes.dajDecyzjeWymiarowa(ask({ idArchiwumDruku: first!.idArchiwumDruku }));
      expect(decision.pozycja).toEqual(first);
      expect(decision.nieruchomosci).toEqual(whole.nieruchomosci);
      decisions += 1;
    }
    expect(decisions).toBeGreaterThan(30);
  });

  it('a change that waits for its decision has no day, no number and no amounts', async () => {
    const { pozycjeWymiaruPodatku } = await wymiarOf(anna, await cardOf(anna, 'PODATKI_GMINNE'));
    expect(pozycjeWymiaruPodatku.length).toBe(2);
    expect(pozycjeWymiaruPodatku[1]).toMatchObject({
      podstawaWymiaru: 'DECYZJA',
      dataWymiaru: null,
      nrDecyzji: null,
      podatekRazem: null,
      idArchiwumDruku: null,
    });
  });

  it('a company declares its tax: it has no decision and may have structures', async () => {
    const card = await cardOf(przewozy, 'PODATKI_GMINNE', `&nip=${nip}`);
    const { wymiarPodatku, nieruchomosci } = await summary(przewozy, card, `&nip=${nip}`);
    expect(wymiarPodatku.pozycjeWymiaruPodatku).toMatchObject([
      { podstawaWymiaru: 'DEKLARACJA', nrDecyzji: null, idArchiwumDruku: null, dataWymiaru: '2026-01-20' },
    ]);
    expect(nieruchomosci.budynki.length).toBe(1);
    const structures = await office().database.query.selectFrom('budowle').selectAll().execute();
    expect(structures.length).toBeGreaterThan(0);
  });

  it('a card of another kind has no tax data', async () => {
    expect(await summary(anna, await cardOf(anna, 'PSY'))).toEqual({
      nieruchomosci: { grunty: [], budynki: [], budowle: [] },
      wymiarPodatku: {
        pozycjeWymiaruPodatku: [],
        podatekRolnySuma: 0,
        podatekLesnySuma: 0,
        podatekOdNieruchomosciSuma: 0,
        podatekSuma: 0,
      },
    });
  });

  it('every estate in the commune gives the taxes on the card of every year', async () => {
    const { query } = office().database;
    const rows = await query
      .selectFrom('wymiary')
      .innerJoin('karty', 'karty.idKartyNaleznosci', 'wymiary.idKartyNaleznosci')
      .where('dataWymiaru', 'is not', null)
      .selectAll('wymiary')
      .select('rok')
      .execute();
    expect(rows.length).toBeGreaterThan(200);
    const wrong = [];
    for (const row of rows) {
      const gives = podatkiGrosze(row.rok, await nieruchomosci(query, row, row));
      const { podatekRolnyGrosze: ROLNY, podatekLesnyGrosze: LESNY, podatekOdNieruchomosciGrosze } = row;
      const assessed = { ROLNY, LESNY, OD_NIERUCHOMOSCI: podatekOdNieruchomosciGrosze };
      if (JSON.stringify(gives) !== JSON.stringify(assessed)) wrong.push({ row, gives });
    }
    expect(wrong).toEqual([]);
  });

  it('nobody has more farmland than in the applications for excise duty, unless the tax itself shows more', async () => {
    const { query } = office().database;
    const land = await query
      .selectFrom('grunty')
      .innerJoin('wnioskiAkcyzowe', 'wnioskiAkcyzowe.podmiotId', 'grunty.podmiotId')
      .where('rodzaj', '=', 'ORNE_V')
      .select(['grunty.podmiotId'])
      .distinct()
      .execute();
    expect(land.length).toBeGreaterThan(0);
    for (const { podmiotId } of land) {
      const fields = await query
        .selectFrom('grunty')
        .selectAll()
        .where('podmiotId', '=', podmiotId)
        .where('rodzaj', 'in', ['ORNE_IIIB', 'ORNE_IVA', 'ORNE_V'])
        .execute();
      const { uzytkiRolneAr } = await query
        .selectFrom('wnioskiAkcyzowe')
        .selectAll()
        .where('podmiotId', '=', podmiotId)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      const owned = fields.reduce((sum, { powierzchniaM2 }) => sum + powierzchniaM2, 0);
      expect(owned).toBeLessThanOrEqual(uzytkiRolneAr * 100);
    }
  });

  it('a commune from before estates existed gets the same ones, once', async () => {
    const tables = ['wymiary', 'budowle', 'budynki', 'grunty', 'dokumentyWlasnosci'] as const;
    const rows = () =>
      Promise.all(tables.map((name) => office().database.query.selectFrom(name).selectAll().orderBy('id').execute()));
    const before = await rows();
    expect(before.every((table) => table.length > 0)).toBe(true);
    for (const name of tables) await office().database.query.deleteFrom(name).execute();
    await office().restart();
    expect(await rows()).toEqual(before);
    await office().restart();
    expect(await rows()).toEqual(before);
  });

  describePdf('the documents', () => {
    const paperOf = async (client: Client, path: string) => {
      const paper = await client.get(`/api/podatki/${path}`);
      expect(paper.status, paper.text).toBe(200);
      return { text: flatTextOf(paper.raw), name: String(paper.headers['content-disposition']) };
    };
    const person = async () => {
      const client = await office().login('anna.wisniewska');
      return { client, card: await cardOf(client, 'PODATKI_GMINNE'), more: '' };
    };
    const company = async () => {
      const client = await office().login('przewozy');
      const more = `&nip=${nip}`;
      return { client, card: await cardOf(client, 'PODATKI_GMINNE', more), more };
    };

    it.each([
      ['a person', person],
      ['a company', company],
    ])('of the summary and the assessment have every text and amount of the response, for %s', async (_who, who) => {
      const { client, card, more } = await who();
      const answer = await summary(client, card, more);
      const whole = await paperOf(client, `zestawienie/pdf?idKartyNaleznosci=${card}${more}`);
      expect(whole.name).toMatch('filename="podatki_gminne_zestawienie.pdf"');
      const answerTexts = wordsOf(answer);
      expect(answerTexts.length).toBeGreaterThan(15);
      expect(answerTexts.filter((words) => !whole.text.includes(words))).toEqual([]);
      const alone = await paperOf(client, `wymiar/pdf?idKartyNaleznosci=${card}${more}`);
      expect(alone.name).toMatch('filename="wymiar_podatku.pdf"');
      expect(wordsOf(answer.wymiarPodatku).filter((words) => !alone.text.includes(words))).toEqual([]);
      expect(alone.text).not.toContain('149901_2.');
    });

    it('a change that waits for its decision is marked so', async () => {
      const { client, card } = await person();
      const { text } = await paperOf(client, `zestawienie/pdf?idKartyNaleznosci=${card}`);
      expect(text).toContain('decyzja jeszcze nie wydana');
    });

    it('a decision has its number, the payer, the subjects of the tax and the amounts', async () => {
      const { client, card } = await person();
      const [{ idArchiwumDruku, nrDecyzji }] = (await wymiarOf(client, card)).pozycjeWymiaruPodatku;
      const decision = (await client.get(`/api/podatki/decyzja?idArchiwumDruku=${idArchiwumDruku}`)).json();
      const { text, name } = await paperOf(client, `decyzja/pdf?idArchiwumDruku=${idArchiwumDruku}`);
      expect(name).toMatch(`decyzja_${nrDecyzji}.pdf`);
      for (const words of ['Anna Wiśniewska', 'Tomasz Wiśniewski', '20.01.2026', 'w ciągu 14 dni'])
        expect(text).toContain(words);
      const answerTexts = wordsOf(decision).filter((words) => !/^(Rep|I Ns)/.test(words));
      expect(answerTexts).toContain(nrDecyzji);
      expect(answerTexts.filter((words) => !text.includes(words))).toEqual([]);
    });
  });
});

/** The values of a response as a paper writes them: amounts, areas, numbers of parcels and documents, names of rates. */
function wordsOf(value: unknown, key = '', unit = 'm2'): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => wordsOf(item, key, unit));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, item]) =>
      wordsOf(item, name, 'jednostkaPowierzchni' in value ? String(value.jednostkaPowierzchni) : unit),
    );
  if (typeof value === 'number') {
    if (/^(podatek|kwota|wartosc|stawka$)/.test(key)) return [plain(formatKwota(value))];
    if (/^powierzchnia/.test(key)) return [plain(formatValue(value, 'unit', 'pl', { unit: unit as string }))];
    return [];
  }
  return typeof value === 'string' && /^(pelnyIdentyfikator|numer|nrDecyzji|nrKarty)$/.test(key) ? [value] : [];
}

const plain = (text: string): string => text.replace(/\s/g, ' ');
