import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { RODZAJE_NALEZNOSCI } from '../../../../server/domains/naleznosci/rodzajeNaleznosci.ts';
import { vatWithin } from '../../../../server/domains/stawki/vat.ts';
import { pozycjeFaktury, zuzycieZaKwoty } from '../../../../server/domains/woda/rules.ts';
import type { Database } from '../../../../server/engine/db/open.ts';
import { forOneDatabase, TODAY, withOffice } from '../../helpers.ts';

describe('the tariff', () => {
  it.each([
    [24_000, [14_136, 22_728]],
    // 1.001 m³: 589.589 and 947.947 gr; 0.5 m³: 294.5 and 473.5 gr, half a grosz up.
    [1001, [590, 948]],
    [500, [295, 474]],
    [0, [0, 0]],
  ])('of %i litres the lines are %j grosze', (zuzycie, grosze) => {
    expect(pozycjeFaktury(2025, zuzycie, true).map((line) => line.bruttoGrosze)).toEqual(grosze);
    expect(pozycjeFaktury(2025, zuzycie, false).map((line) => line.bruttoGrosze)).toEqual(grosze.slice(0, 1));
  });

  it('amounts give a consumption that costs them, and the same one for whole cubic metres', () => {
    for (let zuzycie = 1; zuzycie < 60_000; zuzycie += 7) {
      const amounts = (litres: number) =>
        new Map(pozycjeFaktury(2025, litres, true).map((line) => [line.nazwa, line.bruttoGrosze]));
      expect(amounts(zuzycieZaKwoty(2025, amounts(zuzycie))!)).toEqual(amounts(zuzycie));
      if (zuzycie < 1000) expect(zuzycieZaKwoty(2025, amounts(zuzycie * 1000))).toBe(zuzycie * 1000);
    }
  });

  it.each([
    ['no water', new Map([['Odbiór ścieków', 947]])],
    [
      'amounts of different consumptions',
      new Map([
        ['Dostawa wody', 589],
        ['Odbiór ścieków', 1894],
      ]),
    ],
    [
      'something else',
      new Map([
        ['Dostawa wody', 589],
        ['Abonament', 500],
      ]),
    ],
  ])('%s matches no consumption', (_what, amounts) => expect(zuzycieZaKwoty(2025, amounts)).toBeUndefined());

  it('the VAT of the parts of an amount equals that of the whole within a grosz', () => {
    for (let gross = 1; gross < 3000; gross += 13)
      for (let part = 0; part <= gross; part += 17)
        expect(
          Math.abs(vatWithin(part, 8) + vatWithin(gross - part, 8) - vatWithin(gross, 8)),
          `${part} of ${gross}`,
        ).toBeLessThanOrEqual(1);
  });
});

/** Rules of all water data of the commune; each query finds the rows that violate one. */
const invariants: [string, string][] = [
  [
    'an invoice equals its lines, and its instalment on the card of its point',
    `select f."idFaktury" from "fakturyWody" f join "ratyZbiorcze" r using ("idNaleznosciRatyZbiorczej")
       join karty k on k."idKartyNaleznosci" = f."idKartyNaleznosci" join odczyty o using ("idOdczytu")
       join wodomierze w using ("idLicznika")
     where r."idKartyNaleznosci" <> f."idKartyNaleznosci" or k."idPunktuOdbioru" <> w."idPunktu"
        or k."aplikacjaNaleznosci" <> 'WODA_I_SCIEKI'
        or r."kwotaRatyGrosze" <> (select coalesce(sum(p."bruttoGrosze"), 0) from "pozycjeFaktur" p where p."idFaktury" = f."idFaktury")`,
  ],
  [
    'every part of the instalment is a line of the same name and amount',
    `select r."idNaleznosciRaty" from "fakturyWody" f join raty r using ("idNaleznosciRatyZbiorczej")
       left join "pozycjeFaktur" p on p."idFaktury" = f."idFaktury" and p.lp = r."nrRaty"
     where p.lp is null or p.nazwa <> r."rodzajOplaty" or p."bruttoGrosze" <> r."kwotaRatyGrosze"`,
  ],
  [
    'a line is the consumption of the reading at the price of the tariff, to half a grosz',
    `select p."idFaktury" from "pozycjeFaktur" p join "fakturyWody" f using ("idFaktury") join odczyty o using ("idOdczytu")
     where p."iloscTysieczne" <> o."zuzycieTysieczne" or p."vatProcent" <> 8
        or p."cenaBruttoGrosze" <> case p.nazwa when 'Dostawa wody' then 589 when 'Odbiór ścieków' then 947 end
        or abs(p."iloscTysieczne" * p."cenaBruttoGrosze" - p."bruttoGrosze" * 1000) > 500`,
  ],
  [
    'a reading is the previous one plus the consumption; an installed meter starts at the state in its protocol',
    `select "idOdczytu" from (select o.*, coalesce(lag("stanTysieczne") over (partition by o."idLicznika" order by "dataOdczytu"),
         p."stanZalozonegoTysieczne") przed from odczyty o left join "protokolyWymiany" p on p."idZalozonego" = o."idLicznika") r
     where "stanTysieczne" <> przed + "zuzycieTysieczne" or "zuzycieTysieczne" < 0 or "stanTysieczne" < "zuzycieTysieczne"`,
  ],
  [
    'every reading but the first of a place has an invoice, issued some days later',
    `select "idOdczytu" from (select o."idOdczytu", o."dataOdczytu", f."idFaktury", f."dataWystawieniaFaktury",
         row_number() over (partition by w."idPunktu", w.miejsce order by o."dataOdczytu") nr
       from odczyty o join wodomierze w using ("idLicznika") left join "fakturyWody" f using ("idOdczytu")) r
     where (nr = 1) <> ("idFaktury" is null) or "dataWystawieniaFaktury" <= "dataOdczytu"`,
  ],
  [
    'the consumption on the invoices of a year equals the difference of readings',
    `select k."idKartyNaleznosci" from karty k
       join (select "idKartyNaleznosci", sum(p."iloscTysieczne") razem, min("dataOdczytu") pierwszy, max("dataOdczytu") ostatni
         from "fakturyWody" f join "pozycjeFaktur" p on p."idFaktury" = f."idFaktury" and p.lp = 1 join odczyty o using ("idOdczytu")
         group by "idKartyNaleznosci") f using ("idKartyNaleznosci")
     where f.razem <> (select sum(o."zuzycieTysieczne") from odczyty o join wodomierze w using ("idLicznika")
       where w."idPunktu" = k."idPunktuOdbioru" and o."dataOdczytu" between f.pierwszy and f.ostatni)`,
  ],
  [
    'no invoice is later than the last reading, and none is in the future',
    `select f."idFaktury" from "fakturyWody" f join odczyty o using ("idOdczytu")
     where o."stanTysieczne" > (select max(l."stanTysieczne") from odczyty l where l."idLicznika" = o."idLicznika")
        or f."dataWystawieniaFaktury" > '${TODAY}'`,
  ],
  [
    'a meter has enough digits for its states, from its installation to its removal',
    `select o."idOdczytu" from odczyty o join wodomierze w using ("idLicznika")
     where o."stanTysieczne" >= 1000 * cast(substr('10000000', 1, 1 + w."zakresLicznikaCalkowite") as integer)
        or o."stanTysieczne" % cast(substr('1000', 1, 4 - w."zakresLicznikaDziesietne") as integer) <> 0
        or o."dataOdczytu" < w."dataMontazu" or o."dataOdczytu" > coalesce(w."dataWyjecia", '${TODAY}')`,
  ],
  [
    'a replacement leaves one meter in a place, its protocol has the states, and every removed meter has one',
    `select stary."idLicznika" from wodomierze stary left join "protokolyWymiany" p on p."idWyjetego" = stary."idLicznika"
       left join wodomierze nowy on nowy."idLicznika" = p."idZalozonego"
     where stary."dataWyjecia" is not null and (p."idWyjetego" is null or nowy."idPunktu" <> stary."idPunktu"
        or nowy.miejsce <> stary.miejsce or nowy."dataMontazu" <> stary."dataWyjecia" or p."dataWymiany" <> stary."dataWyjecia"
        or nowy."dataWyjecia" is not null
        or p."stanWyjetegoTysieczne" <> (select max("stanTysieczne") from odczyty o where o."idLicznika" = stary."idLicznika"))
     union all select min("idLicznika") from wodomierze group by "idPunktu", miejsce
       having sum(case when "dataWyjecia" is null then 1 else 0 end) <> 1`,
  ],
  [
    'no meter stays installed longer than its five years of verification',
    `select "idLicznika" from wodomierze
     where cast(substr(coalesce("dataWyjecia", '${TODAY}'), 1, 4) as integer) * 372
         + cast(substr(coalesce("dataWyjecia", '${TODAY}'), 6, 2) as integer) * 31
         + cast(substr(coalesce("dataWyjecia", '${TODAY}'), 9, 2) as integer)
       > (cast(substr("dataMontazu", 1, 4) as integer) + 5) * 372
         + cast(substr("dataMontazu", 6, 2) as integer) * 31 + cast(substr("dataMontazu", 9, 2) as integer)`,
  ],
  [
    'every point with a card of water has a contract older than its readings, and without a meter it owes the same each time',
    `select k."idPunktuOdbioru" from karty k left join "umowyWody" u on u."idPunktu" = k."idPunktuOdbioru"
     where k."aplikacjaNaleznosci" = 'WODA_I_SCIEKI' and (u."idPunktu" is null
       or u."dataZawarcia" > (select min(o."dataOdczytu") from odczyty o join wodomierze w using ("idLicznika") where w."idPunktu" = u."idPunktu"))
     union all select k."idPunktuOdbioru" from karty k join "ratyZbiorcze" r using ("idKartyNaleznosci")
     where k."aplikacjaNaleznosci" = 'WODA_I_SCIEKI'
       and k."idPunktuOdbioru" not in (select "idPunktu" from wodomierze)
     group by k."idPunktuOdbioru" having min(r."kwotaRatyGrosze") <> max(r."kwotaRatyGrosze")`,
  ],
  [
    'every instalment of a point with a meter has an invoice',
    `select r."idNaleznosciRatyZbiorczej" from karty k join "ratyZbiorcze" r using ("idKartyNaleznosci")
       left join "fakturyWody" f using ("idNaleznosciRatyZbiorczej")
     where k."aplikacjaNaleznosci" = 'WODA_I_SCIEKI' and f."idFaktury" is null
       and k."idPunktuOdbioru" in (select "idPunktu" from wodomierze)`,
  ],
  [
    'a state was reported between the readings around it',
    `select z."idZgloszenia" from "zgloszeniaStanu" z
     where z."stanTysieczne" < (select max(o."stanTysieczne") from odczyty o
         where o."idLicznika" = z."idLicznika" and o."dataOdczytu" <= substr(z."kiedyUtworzono", 1, 10))
        or z."stanTysieczne" > (select min(o."stanTysieczne") from odczyty o
         where o."idLicznika" = z."idLicznika" and o."dataOdczytu" > substr(z."kiedyUtworzono", 1, 10))`,
  ],
  [
    'only the newest invoice of a point waits for its document',
    `select f."idFaktury" from "fakturyWody" f join odczyty o using ("idOdczytu") join wodomierze w using ("idLicznika")
     where f."idDokumentuPdf" is null and exists (select 1 from "fakturyWody" g join odczyty n using ("idOdczytu")
       join wodomierze v using ("idLicznika") where v."idPunktu" = w."idPunktu" and n."dataOdczytu" > o."dataOdczytu")`,
  ],
];

forOneDatabase((make) => {
  const office = withOffice(make, { OKIENKO_RESIDENTS: '500' });
  let db: Database['query'];
  beforeAll(() => {
    db = office().database.query;
  });

  it.each(invariants)('%s', async (_name, query) => {
    expect((await sql.raw(query).execute(db)).rows).toEqual([]);
  });

  it('has replaced meters, meters of zero to three decimals, garden meters, and points without a meter', async () => {
    const meters = await db.selectFrom('wodomierze').selectAll().execute();
    const places = new Set(meters.map(({ idPunktu }) => idPunktu)).size;
    const replaced = meters.filter(({ dataWyjecia }) => dataWyjecia !== null).length;
    expect(places).toBeGreaterThan(60);
    expect(replaced / places).toBeGreaterThan(0.08);
    expect(replaced / places).toBeLessThan(0.24);
    expect([...new Set(meters.map((meter) => meter.zakresLicznikaDziesietne))].sort()).toEqual([0, 1, 2, 3]);
    const contracts = await db.selectFrom('umowyWody').select('idPunktu').execute();
    expect(contracts.length).toBeGreaterThan(places);
    const invoices = await db.selectFrom('fakturyWody').select(['idDokumentuPdf']).execute();
    expect(invoices.filter(({ idDokumentuPdf }) => idDokumentuPdf === null).length).toBeGreaterThan(10);
    const reasons = await db.selectFrom('protokolyWymiany').select('powod').distinct().execute();
    expect(reasons.length).toBeGreaterThan(2);
  });

  it('the VAT in a payment of a whole component equals that of its line', async () => {
    const rows = await db
      .selectFrom('fakturyWody')
      .innerJoin('raty', 'raty.idNaleznosciRatyZbiorczej', 'fakturyWody.idNaleznosciRatyZbiorczej')
      .innerJoin('pozycjeFaktur', (on) =>
        on
          .onRef('pozycjeFaktur.idFaktury', '=', 'fakturyWody.idFaktury')
          .onRef('pozycjeFaktur.nazwa', '=', 'raty.rodzajOplaty'),
      )
      .select(['raty.kwotaRatyGrosze', 'bruttoGrosze', 'vatProcent'])
      .execute();
    expect(rows.length).toBeGreaterThan(1500);
    for (const { kwotaRatyGrosze, bruttoGrosze, vatProcent } of rows)
      expect(vatWithin(kwotaRatyGrosze, RODZAJE_NALEZNOSCI.WODA_I_SCIEKI.vatProcent)).toBe(
        vatWithin(bruttoGrosze, vatProcent),
      );
  });

  const TABLES = [
    'zdjeciaProtokolow',
    'pozycjeFaktur',
    'fakturyWody',
    'protokolyWymiany',
    'zgloszeniaStanu',
    'odczyty',
    'wodomierze',
    'umowyWody',
  ] as const;

  it('a commune from before meters existed gets the same ones, once', async () => {
    const { query } = office().database;
    const rows = async () => {
      const all = await Promise.all(
        TABLES.map((table) => office().database.query.selectFrom(table).selectAll().execute()),
      );
      // The ids of reports and photos are given by the database.
      return all.map((of) =>
        of.map(({ idZgloszenia: _, id: __, ...row }: Record<string, unknown>) => JSON.stringify(row)).sort(),
      );
    };
    const before = await rows();
    for (const table of TABLES) await query.deleteFrom(table).execute();
    await office().restart();
    expect(await rows()).toEqual(before);
    await office().restart();
    expect(await rows()).toEqual(before);
  }, 30_000);

  it('bills that match no consumption have no meter and no invoices, and do not affect others', async () => {
    const { query } = office().database;
    for (const table of TABLES) await query.deleteFrom(table).execute();
    const card = await query
      .selectFrom('karty')
      .innerJoin('ratyZbiorcze', 'ratyZbiorcze.idKartyNaleznosci', 'karty.idKartyNaleznosci')
      .innerJoin('raty', 'raty.idNaleznosciRatyZbiorczej', 'ratyZbiorcze.idNaleznosciRatyZbiorczej')
      .select(['karty.idPunktuOdbioru', 'raty.idNaleznosciRaty', 'raty.kwotaRatyGrosze'])
      .where('aplikacjaNaleznosci', '=', 'WODA_I_SCIEKI')
      .where('karty.podmiotId', '=', 1)
      .orderBy('raty.idNaleznosciRaty')
      .executeTakeFirstOrThrow();
    const set = (kwotaRatyGrosze: number) =>
      office()
        .database.query.updateTable('raty')
        .set({ kwotaRatyGrosze })
        .where('idNaleznosciRaty', '=', card.idNaleznosciRaty)
        .execute();
    await set(card.kwotaRatyGrosze + 1);
    await office().restart();
    const points = await office().database.query.selectFrom('wodomierze').select('idPunktu').execute();
    expect(points.length).toBeGreaterThan(60);
    expect(points.map(({ idPunktu }) => idPunktu)).not.toContain(card.idPunktuOdbioru);
    await set(card.kwotaRatyGrosze);
  }, 30_000);
});
