import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { psyPlan } from '../../../../server/demo/commune/habitualCards.ts';
import { randomOf } from '../../../../server/demo/kit/random.ts';
import type { RodzajNaleznosci } from '../../../../server/domains/naleznosci/rodzajeNaleznosci.ts';
import { dajOplatyLokalne } from '../../../../server/domains/oplaty/handlers.ts';
import { makeUmowa } from '../../../../server/domains/oplaty/seed.ts';
import { vatWithin } from '../../../../server/domains/stawki/vat.ts';
import type { Context } from '../../../../server/engine/http/context.ts';
import { fromGrosze, sumKwot } from '../../../../src/lang/values/kwota.ts';
import { times } from '../../../night.ts';
import { describePdf, flatTextOf } from '../../documents/poppler.ts';
import { type Client, forOneDatabase, withOffice } from '../../helpers.ts';
import { wordsIn } from '../../paperWords.ts';

describe('the basis of a local fee', () => {
  const payer = { aplikacjaNaleznosci: 'OPLATY_LOKALNE', czyInstytucja: 1, firstYear: 2024, lastYear: 2026 };
  const many = (of: typeof payer) => Array.from({ length: 60 }, (_, seed) => makeUmowa(randomOf(seed), of, 1));

  it('some contracts of institutions end, after the year of the last card; none began after the first card', () => {
    const made = many(payer);
    const ends = made.flatMap(({ dataRozwiazaniaUmowy }) => dataRozwiazaniaUmowy ?? []);
    expect(ends.length).toBeGreaterThan(10);
    expect(ends.length).toBeLessThan(50);
    for (const end of ends) expect(end).toMatch(/^20(27|28|29|30)-12-31$/);
    for (const { dataZawarciaUmowy } of made) expect(dataZawarciaUmowy! < '2024-01-01').toBe(true);
  });

  it('a resident leases without an end, has land in perpetual usufruct for 99 years, and a dog without a contract', () => {
    for (const { dataRozwiazaniaUmowy } of many({ ...payer, czyInstytucja: 0 }))
      expect(dataRozwiazaniaUmowy).toBeNull();
    for (const umowa of many({ ...payer, aplikacjaNaleznosci: 'EWIDENCJE_NIEPODATKOWE' })) {
      const years = [umowa.dataRozwiazaniaUmowy, umowa.dataZawarciaUmowy].map((day) => Number(day!.slice(0, 4)));
      expect(years[0]! - years[1]!).toBe(99);
    }
    expect(makeUmowa(randomOf(1), { ...payer, aplikacjaNaleznosci: 'PSY' }, 1)).toEqual({
      nrDecyzji: null,
      dataZawarciaUmowy: null,
      dataRozwiazaniaUmowy: null,
    });
  });

  it('the dog fee of a council does not exceed the ministry’s maximum', () => {
    for (const [rok, most] of [
      [2025, 178_26],
      [2026, 186_29],
      [2031, 186_29],
    ] as const)
      expect(psyPlan(rok)[0]!.parts[0]!.kwotaGrosze).toBeLessThanOrEqual(most);
  });

  it.each([
    [184_50, 34_50],
    [615_00, 115_00],
    [1_00, 19],
    [1, 0],
  ])('of %i gr gross %i gr are VAT', (brutto, vat) => expect(vatWithin(brutto, 23)).toBe(vat));
});

const FEES: RodzajNaleznosci[] = ['OPLATY_LOKALNE', 'EWIDENCJE_NIEPODATKOWE', 'PSY'];

forOneDatabase((make) => {
  const office = withOffice(make, { OKIENKO_RESIDENTS: String(times(200, 400)) });
  let anna: Client;
  beforeAll(async () => {
    anna = await office().login('anna.wisniewska');
  });
  const cardOf = async (kind: string) =>
    (await anna.get(`/api/naleznosci/lista?rok=2026&rodzajPlatnosci=${kind}`)).json().karty[0];
  const of = async (id: number) => (await anna.get(`/api/oplaty-lokalne?idKartyNaleznosci=${id}`)).json();

  it('a lease has an amount with VAT, a contract, and no end', async () => {
    const karta = await cardOf('OPLATY_LOKALNE');
    const { umowy, ...sums } = await of(karta.idKartyNaleznosci);
    expect(sums).toEqual({ kwotaNettoSuma: 150, kwotaVatSuma: 34.5, kwotaBruttoSuma: 184.5 });
    expect(umowy).toEqual([
      {
        nrKarty: karta.symbolKarty,
        nazwaOplaty: 'Dzierżawa ogródka',
        nrDecyzji: expect.stringMatching(/^GN\.6845\.\d+\.20\d\d$/),
        dataPowstaniaNaleznosci: '2026-01-02',
        dataZawarciaUmowy: expect.stringMatching(/^20(1|2)\d-\d\d-\d\d$/),
        dataRozwiazaniaUmowy: null,
        nrRaty: 1,
        terminPlatnosci: '2026-04-30',
        kwotaNetto: 150,
        kwotaVat: 34.5,
        kwotaBrutto: 184.5,
      },
    ]);
  });

  it('perpetual usufruct has an end and no VAT; a dog fee has no contract', async () => {
    const land = await of((await cardOf('EWIDENCJE_NIEPODATKOWE')).idKartyNaleznosci);
    expect(land.umowy[0].dataRozwiazaniaUmowy).toMatch(/^2\d{3}-/);
    expect(land).toMatchObject({ kwotaNettoSuma: 312.4, kwotaVatSuma: 0, kwotaBruttoSuma: 312.4 });
    expect(land.umowy[0].kwotaVat).toBeNull();
    const dog = await of((await cardOf('PSY')).idKartyNaleznosci);
    expect(dog.umowy).toMatchObject([
      { nazwaOplaty: 'Opłata od posiadania psów', nrDecyzji: null, dataZawarciaUmowy: null, kwotaBrutto: 90 },
    ]);
  });

  it('each of these cards leads to the service, and a card of another kind has no such fees', async () => {
    for (const kind of FEES) expect((await cardOf(kind)).uslugiPowiazane).toContainEqual({ uslugaId: 32 });
    expect(await of((await cardOf('ODPADY')).idKartyNaleznosci)).toEqual({
      umowy: [],
      kwotaNettoSuma: 0,
      kwotaVatSuma: 0,
      kwotaBruttoSuma: 0,
    });
  });

  it('for every payer the gross amounts are the instalments of the card, net and VAT give gross, and the sums add up', async () => {
    const { query: db } = office().database;
    const podmioty = new Map(
      (await db.selectFrom('podmioty').selectAll().execute()).map((podmiot) => [podmiot.podmiotId, podmiot]),
    );
    const instalments = Map.groupBy(
      await db.selectFrom('ratyZbiorcze').selectAll().orderBy('terminPlatnosci').execute(),
      (row) => row.idKartyNaleznosci,
    );
    const cards = await db.selectFrom('karty').selectAll().execute();
    const own = cards.filter(({ aplikacjaNaleznosci }) => FEES.some((kind) => kind === aplikacjaNaleznosci));
    const most = Math.max(...own.map(({ idKartyNaleznosci }) => instalments.get(idKartyNaleznosci)!.length));
    expect([own.length > 30, most]).toEqual([true, 12]);
    for (const { idKartyNaleznosci, podmiotId } of own) {
      const ctx = { db, podmiot: podmioty.get(podmiotId), args: { idKartyNaleznosci } };
      const { umowy, ...sums } = await dajOplatyLokalne(ctx as Context<{ idKartyNaleznosci: number }>);
      expect(umowy.map((one) => [one.nrRaty, one.terminPlatnosci, one.kwotaBrutto])).toEqual(
        instalments
          .get(idKartyNaleznosci)!
          .map((one, at) => [at + 1, one.terminPlatnosci, fromGrosze(one.kwotaRatyGrosze)]),
      );
      for (const one of umowy) expect(sumKwot([one.kwotaNetto, one.kwotaVat ?? 0])).toBe(one.kwotaBrutto);
      expect(sums).toEqual({
        kwotaNettoSuma: sumKwot(umowy.map((one) => one.kwotaNetto)),
        kwotaVatSuma: sumKwot(umowy.map((one) => one.kwotaVat ?? 0)),
        kwotaBruttoSuma: sumKwot(umowy.map((one) => one.kwotaBrutto)),
      });
    }
  });

  it('every card of such a fee has its basis, and no other card does', async () => {
    const { rows } = await sql`
      select k."idKartyNaleznosci" from karty k left join "oplatyLokalne" o using ("idKartyNaleznosci")
      where (k."aplikacjaNaleznosci" in ('OPLATY_LOKALNE', 'EWIDENCJE_NIEPODATKOWE', 'PSY')) <> (o."dataPowstaniaNaleznosci" is not null)
        or substr(o."dataPowstaniaNaleznosci", 1, 4) <> cast(k.rok as text)
    `.execute(office().database.query);
    expect(rows).toEqual([]);
  });

  it('a commune from before local fees existed gets the same ones, once', async () => {
    const rows = () =>
      office().database.query.selectFrom('oplatyLokalne').selectAll().orderBy('idKartyNaleznosci').execute();
    const before = await rows();
    await office().database.query.deleteFrom('oplatyLokalne').execute();
    await office().restart();
    expect(await rows()).toEqual(before);
    await office().restart();
    expect(await rows()).toEqual(before);
  });

  describePdf('the document', () => {
    it('has its file name and the amounts of the screen', async () => {
      const client = await office().login('anna.wisniewska');
      const { karty } = (await client.get('/api/naleznosci/lista?rok=2026&rodzajPlatnosci=OPLATY_LOKALNE')).json();
      const paper = await client.get(`/api/oplaty-lokalne/pdf?idKartyNaleznosci=${karty[0].idKartyNaleznosci}`);
      expect(paper.status, paper.text).toBe(200);
      expect(paper.headers['content-disposition']).toMatch('filename="oplaty_lokalne_i_umowy.pdf"');
      const text = flatTextOf(paper.raw);
      for (const says of wordsIn(await of(karty[0].idKartyNaleznosci), ['nrRaty'])) expect(text).toContain(says);
      expect(text).toContain('bezterminowo');
    });

    it('of an institution has every instalment, and the sums of the card', async () => {
      const client = await office().login('gospoda');
      const { nip } = (await client.get('/api/lista-podmiotow')).json().podmioty[0];
      const list = await client.get(`/api/naleznosci/lista?rok=2026&rodzajPlatnosci=OPLATY_LOKALNE&nip=${nip}`);
      const about = `nip=${nip}&idKartyNaleznosci=${list.json().karty[0].idKartyNaleznosci}`;
      const answer = (await client.get(`/api/oplaty-lokalne?${about}`)).json();
      expect(answer.umowy.length).toBe(12);
      const text = flatTextOf((await client.get(`/api/oplaty-lokalne/pdf?${about}`)).raw);
      for (const says of wordsIn(answer, ['nrRaty'])) expect(text).toContain(says);
      expect(answer.kwotaBruttoSuma).toBe(7380);
    });
  });
});
