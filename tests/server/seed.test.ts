import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeCommune } from '../../server/demo/commune/commune.ts';
import { demoAccounts } from '../../server/demo/kit/demoAccounts.ts';
import { checkKsiegi } from '../../server/domains/platnosci/ksiegi.ts';
import type { Database } from '../../server/engine/db/open.ts';
import { isNip } from '../../src/lang/values/nip.ts';
import { isNrb } from '../../src/lang/values/nrb.ts';
import { forEachDatabase, TODAY, withOffice } from './helpers.ts';

describe('a commune', () => {
  it('is the same for the same seed, size and day', () => {
    const text = (seed: number, today = TODAY) => JSON.stringify(makeCommune(seed, 120, today, 'x'));
    expect(text(7)).toBe(text(7));
    expect(text(7)).not.toBe(text(8));
    expect(text(7)).not.toBe(text(7, '2026-11-22'));
  });

  it.each(['2026-01-01', '2026-02-15', '2028-02-29', '2027-12-31'])('made on %s has no data of later days', (today) => {
    const commune = makeCommune(2026, 150, today, 'x');
    const days = [
      ...(commune.wplaty as { dataOperacji: string }[]).map((row) => row.dataOperacji),
      ...(commune.elementy as { dataOperacji: string; dataDoreczenia: string | null }[]).flatMap((row) => [
        row.dataOperacji,
        row.dataDoreczenia ?? today,
      ]),
      ...(commune.zgloszenia as { kiedyUtworzono: string; kiedyObsluzono: string | null }[]).flatMap((row) => [
        row.kiedyUtworzono.slice(0, 10),
        row.kiedyObsluzono?.slice(0, 10) ?? today,
      ]),
    ];
    expect(days.filter((day) => day > today)).toEqual([]);
    expect(days.length).toBeGreaterThan(100);
  });
});

/** Rules of the tables, whatever code wrote them; each query finds the rows that violate one. */
const invariants: [string, string][] = [
  [
    'every instalment has parts',
    `select "idNaleznosciRatyZbiorczej" from "ratyZbiorcze" where "idNaleznosciRatyZbiorczej" not in (select "idNaleznosciRatyZbiorczej" from raty)`,
  ],
  [
    'everything on a card belongs to its subject',
    `select k."idKartyNaleznosci" from karty k join "ratyZbiorcze" r using ("idKartyNaleznosci") where r."podmiotId" <> k."podmiotId"
     union all select k."idKartyNaleznosci" from karty k join wplaty w using ("idKartyNaleznosci") where w."podmiotId" <> k."podmiotId"
     union all select k."idKartyNaleznosci" from karty k join elementy e using ("idKartyNaleznosci") where e."podmiotId" <> k."podmiotId"
     union all select k."idKartyNaleznosci" from karty k join pojazdy p using ("idKartyNaleznosci") where p."podmiotId" <> k."podmiotId"
     union all select k."idKartyNaleznosci" from karty k join "punktyOdbioru" p using ("idPunktuOdbioru") where p."podmiotId" <> k."podmiotId"`,
  ],
  [
    'the kind of a card matches its payer',
    `select k."idKartyNaleznosci" from karty k join podmioty p using ("podmiotId") where k."czyInstytucja" <> p."czyInstytucja"`,
  ],
  [
    'no amount is negative, and no payment is empty',
    `select id from wplaty where "kwotaGlownaGrosze" < 0 or "kosztyUpomnienGrosze" < 0 or "odsetkiGrosze" < 0 or "oplataProlongacyjnaGrosze" < 0
        or "kwotaGlownaGrosze" + "kosztyUpomnienGrosze" + "odsetkiGrosze" = 0
     union all select id from elementy where "kwotaGlownaGrosze" < 0 or "pozostaloDoSplatyGrosze" < 0
     union all select "idNaleznosciRatyZbiorczej" from "ratyZbiorcze" where "kwotaRatyGrosze" <= 0 or "kwotaGlownaGrosze" <= 0`,
  ],
  [
    'an enforcement title follows a reminder, and only unpaid instalments are ordered',
    `select "idNaleznosciRatyZbiorczej" from "ratyZbiorcze" where ("jestTytulWykonawczy" = 1 and "jestUpomnienie" = 0)
        or ("czySplacona" = 1 and "idNaleznosciRatyZbiorczej" in (select "idNaleznosciRatyZbiorczej" from "zajeteRaty"))`,
  ],
  [
    'cards of transport tax have vehicles, and no others do',
    `select k."idKartyNaleznosci" from karty k left join pojazdy p using ("idKartyNaleznosci")
     where (k."aplikacjaNaleznosci" = 'SRODKI_TRANSPORTU') <> (p.id is not null)`,
  ],
  [
    'income: received <= executed <= due, and a plan',
    `select id from dochody where "dochodyOtrzymaneGrosze" > "dochodyWykonaneGrosze" or "dochodyWykonaneGrosze" > "naleznosciGrosze"
        or "planPoZmianachGrosze" <= 0`,
  ],
  [
    'expenditure: spent <= bound <= planned, and a debt is bound and not spent',
    `select id from wydatki where "wydatkiGrosze" > "zaangazowanieGrosze" or "zaangazowanieGrosze" > "planPoZmianachGrosze"
        or "zobowiazaniaGrosze" > "zaangazowanieGrosze" - "wydatkiGrosze" or "wydatkiGrosze" < 0 or "zobowiazaniaGrosze" < 0
        or "kosztyGrosze" < 0 or "kosztyGrosze" > "wydatkiGrosze" + "zobowiazaniaGrosze"`,
  ],
  [
    'refunds of excise duty stay within the limit of their year, and the rest equals that of the last decision',
    `select w."podmiotId" from "wnioskiAkcyzowe" w join "decyzjeAkcyzowe" d on d."wniosekId" = w.id
     group by w."podmiotId", w.rok having sum(d."kwotaZwrotuGrosze") > min(w."rocznyLimitZwrotuGrosze")
        or min(w."rocznyLimitZwrotuGrosze") <> max(w."rocznyLimitZwrotuGrosze")
        or min(d."pozostalyLimitZwrotuGrosze") <> min(w."rocznyLimitZwrotuGrosze") - sum(d."kwotaZwrotuGrosze")`,
  ],
  [
    'a refund follows from the invoices, and is lower only at the limit',
    `select d.id from "decyzjeAkcyzowe" d join "wnioskiAkcyzowe" w on d."wniosekId" = w.id
     where d."kwotaZwrotuGrosze" <= 0 or d."pozostalyLimitZwrotuGrosze" < 0
        or (d."pozostalyLimitZwrotuGrosze" > 0
            and abs(d."kwotaZwrotuGrosze" * 100 - w."iloscOlejuSetne" * case when w.rok >= 2026 then 148 else 146 end) > 50)
        or d."kwotaZwrotuGrosze" * 100 - w."iloscOlejuSetne" * case when w.rok >= 2026 then 148 else 146 end > 50`,
  ],
  [
    'only persons with land apply, and a decision comes after its application',
    `select w.id from "wnioskiAkcyzowe" w join podmioty p using ("podmiotId") where p."czyInstytucja" = 1 or w."uzytkiRolneAr" <= 0
     union all select d.id from "decyzjeAkcyzowe" d join "wnioskiAkcyzowe" w on d."wniosekId" = w.id
       where d."dataWydaniaDecyzji" <= w."dataZlozeniaWniosku" or d."dataWyplaty" < d."dataWydaniaDecyzji"`,
  ],
  [
    'the assessments of a card of local taxes are its instalments, tax by tax, and every card has some',
    `select k."idKartyNaleznosci" from karty k
     left join (select "idKartyNaleznosci", sum("podatekRolnyGrosze") rolny, sum("podatekLesnyGrosze") lesny,
         sum("podatekOdNieruchomosciGrosze") nieruchomosci from wymiary group by "idKartyNaleznosci") w using ("idKartyNaleznosci")
     join (select z."idKartyNaleznosci",
         sum(case r."rodzajOplaty" when 'Podatek rolny' then r."kwotaRatyGrosze" else 0 end) rolny,
         sum(case r."rodzajOplaty" when 'Podatek leśny' then r."kwotaRatyGrosze" else 0 end) lesny,
         sum(case r."rodzajOplaty" when 'Podatek od nieruchomości' then r."kwotaRatyGrosze" else 0 end) nieruchomosci,
         sum(r."kwotaRatyGrosze") suma
       from raty r join "ratyZbiorcze" z using ("idNaleznosciRatyZbiorczej") group by z."idKartyNaleznosci") r using ("idKartyNaleznosci")
     where k."aplikacjaNaleznosci" = 'PODATKI_GMINNE' and (w.rolny is null or w.rolny <> r.rolny or w.lesny <> r.lesny
       or w.nieruchomosci <> r.nieruchomosci or w.rolny + w.lesny + w.nieruchomosci <> r.suma)`,
  ],
  [
    'only a decision is in the archive, and a waiting one has no day, number or amounts',
    `select id from wymiary where ("idArchiwumDruku" is null) <> ("nrDecyzji" is null)
        or ("podstawaWymiaru" = 'DEKLARACJA' and ("nrDecyzji" is not null or "dataWymiaru" is null))
        or ("podstawaWymiaru" = 'DECYZJA' and (("dataWymiaru" is null) <> ("nrDecyzji" is null)))
        or ("dataWymiaru" is null) <> ("podatekRolnyGrosze" is null) or ("dataWymiaru" is null) <> ("podatekLesnyGrosze" is null)
        or ("dataWymiaru" is null) <> ("podatekOdNieruchomosciGrosze" is null)`,
  ],
  [
    'both sides of a budget are of the same years, and it lacks no more than a tenth of its income',
    `select d.rok from (select rok, sum("planPoZmianachGrosze") plan from dochody group by rok) d
     full outer join (select rok, sum("planPoZmianachGrosze") plan from wydatki group by rok) w on d.rok = w.rok
     where w.plan is null or d.plan is null or abs(w.plan - d.plan) * 10 > d.plan`,
  ],
  [
    'the PESEL agrees with sex and day of birth',
    `select id from mieszkancy where (cast(substr(pesel, 10, 1) as integer) % 2 = 0) <> (plec = 'K')
        or substr("dataUrodzenia", 1, 4) <> cast("rokUrodzenia" as text) or substr("dataUrodzenia", 9, 2) <> substr(pesel, 5, 2)
        or cast(substr("dataUrodzenia", 6, 2) as integer) + 80 <> cast(substr(pesel, 3, 2) as integer)`,
  ],
  [
    'nobody is registered before birth, after the end or after today, and an end has a reason',
    `select id from mieszkancy where "zameldowanyOd" < "dataUrodzenia" or "zameldowanyDo" < "zameldowanyOd"
        or "zameldowanyOd" > '${TODAY}' or ("zameldowanyDo" is null) <> (koniec is null)
        or ("zameldowanyDo" > '${TODAY}' and zameldowanie <> 'CZASOWE')`,
  ],
  [
    'a temporary registration has a last day, and ends on it',
    `select id from mieszkancy where (zameldowanie = 'CZASOWE') <> (koniec is not null and koniec = 'UPLYW')`,
  ],
];

forEachDatabase((make) => {
  const office = withOffice(make, { OKIENKO_RESIDENTS: '400' });
  let db: Database['query'];
  beforeAll(() => {
    db = office().database.query;
  });

  it.each(invariants)('%s', async (_name, query) => {
    expect((await sql.raw(query).execute(db)).rows).toEqual([]);
  });

  it('has books that balance', async () => {
    expect(await checkKsiegi(db, Date.parse(`${TODAY}T09:00:00Z`))).toEqual([]);
  });

  it('has every Polish letter, both payment channels, a part payment, shares and every kind of dues', async () => {
    const flags = [
      'jestUpomnienie',
      'jestWezwanie',
      'jestRozlozenieNaRaty',
      'jestOdroczenieTerminu',
      'jestTytulWykonawczy',
    ] as const;
    for (const flag of flags) {
      const rows = await db
        .selectFrom('ratyZbiorcze')
        .select(flag)
        .where(flag, '=', 1)
        .where('czySplacona', '=', 0)
        .where('podmiotId', '=', 1)
        .execute();
      expect(rows.length, flag).toBeGreaterThan(0);
    }
    const ordered = await db
      .selectFrom('zajeteRaty')
      .innerJoin('zlecenia', 'zlecenia.id', 'zajeteRaty.zlecenieId')
      .select(['kanal', 'stan', 'podmiotId'])
      .orderBy('kanal')
      .execute();
    expect(ordered).toEqual(['KIR', 'P24'].map((kanal) => ({ kanal, stan: 'ZLECONA', podmiotId: 1 })));
    const part = await db
      .selectFrom('ratyZbiorcze')
      .selectAll()
      .where('czySplacona', '=', 0)
      .whereRef('kwotaGlownaGrosze', '<', 'kwotaRatyGrosze')
      .where('podmiotId', '=', 1)
      .execute();
    expect(part.length).toBe(1);
    expect((await db.selectFrom('wspolzobowiazani').selectAll().execute()).length).toBeGreaterThan(10);
    const kinds = await db.selectFrom('karty').select('aplikacjaNaleznosci').distinct().execute();
    expect(kinds.map((row) => row.aplikacjaNaleznosci).sort()).toEqual([
      'EWIDENCJE_NIEPODATKOWE',
      'KONCESJE_NA_ALKOHOL',
      'ODPADY',
      'OPLATY_LOKALNE',
      'PODATKI_GMINNE',
      'PSY',
      'SRODKI_TRANSPORTU',
      'WODA_I_SCIEKI',
    ]);
  });

  it('has identifiers with correct check digits that no real person can have', async () => {
    const people = await db.selectFrom('mieszkancy').select(['pesel', 'rokUrodzenia']).execute();
    // 400 residents, and former ones who are still in the register.
    expect(people.length).toBe(480);
    expect(new Set(people.map(({ pesel }) => pesel)).size).toBe(480);
    for (const { pesel, rokUrodzenia } of people) {
      const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1];
      expect(weights.reduce((sum, weight, index) => sum + weight * Number(pesel[index]), 0) % 10, pesel).toBe(0);
      expect(Number(pesel.slice(2, 4)), 'a month of the 1800s').toBeGreaterThan(80);
      expect(pesel.slice(0, 2)).toBe(String(rokUrodzenia % 100).padStart(2, '0'));
    }
    const firms = await db.selectFrom('podmioty').select('nip').where('czyInstytucja', '=', 1).execute();
    expect(firms.filter(({ nip }) => !nip?.startsWith('999') || !isNip(nip))).toEqual([]);
    const accounts = await db.selectFrom('karty').select('numerKontaBankowego').execute();
    expect(accounts.filter(({ numerKontaBankowego }) => !isNrb(numerKontaBankowego))).toEqual([]);
    expect(new Set(accounts.map((row) => row.numerKontaBankowego)).size).toBe(accounts.length);
  });

  it('lists no name rarer than the threshold, the most frequent first, ties in alphabetical order', async () => {
    const { lataUrodzen } = (await office().anonymous.get('/api/el/dajLataUrodzen')).json();
    expect(lataUrodzen).toEqual([...lataUrodzen].sort((a, b) => b - a));
    expect(lataUrodzen.length).toBeGreaterThan(5);
    const collator = new Intl.Collator('pl');
    for (const rok of lataUrodzen) {
      const { listaImion } = (
        await office().anonymous.get(`/api/el/dajNajpopularniejszeImionaWgRoku?rok=${rok}`)
      ).json();
      expect(listaImion.length, rok).toBeGreaterThan(0);
      expect(listaImion.every((row: { liczbaOsob: number }) => row.liczbaOsob >= 2)).toBe(true);
      const sorted = [...listaImion].sort((a, b) => b.liczbaOsob - a.liczbaOsob || collator.compare(a.imie, b.imie));
      expect(listaImion).toEqual(sorted);
    }
    expect((await office().anonymous.get('/api/el/dajNajpopularniejszeImionaWgRoku?rok=1900')).json()).toEqual({
      listaImion: [],
    });
  });

  it('has the demo people as permanent residents and on the register of voters', async () => {
    const people = await db
      .selectFrom('konta')
      .innerJoin('mieszkancy', 'mieszkancy.pesel', 'konta.pesel')
      .select(['login', 'mieszkancy.imie', 'plec', 'zameldowanie', 'czyObywatel', 'koniec'])
      .where('login', 'in', ['anna.wisniewska', 'jan.nowak', 'ewa.zielinska', 'ola.krawczyk', 'piotr.mazur'])
      .execute();
    expect(people.length).toBe(5);
    for (const { imie, plec, zameldowanie, czyObywatel, koniec } of people)
      expect([imie, plec, zameldowanie, czyObywatel, koniec]).toEqual([
        imie,
        imie.endsWith('a') ? 'K' : 'M',
        'STALE',
        1,
        null,
      ]);
  });

  it('has the demo accounts', async () => {
    const known = await db.selectFrom('konta').select('login').execute();
    const logins = known.map(({ login }) => login);
    expect(demoAccounts.filter(({ login }) => !logins.includes(login))).toEqual([]);
  });

  it('a sum equals its unpaid instalments', async () => {
    const anna = await office().login('anna.wisniewska');
    const { karty } = (await anna.get('/api/naleznosci/lista?rok=2026')).json();
    for (const karta of karty) {
      const { ratyZbiorcze } = (await anna.get(`/api/naleznosci/karty/${karta.idKartyNaleznosci}/raty`)).json();
      const open = ratyZbiorcze.filter((rata: { czySplacona: boolean }) => !rata.czySplacona);
      const grosze = open.reduce(
        (sum: number, rata: { kwotaRazem: number }) => sum + Math.round(rata.kwotaRazem * 100),
        0,
      );
      expect(Math.round(karta.suma * 100), karta.symbolKarty).toBe(grosze);
    }
    // Two instalments of 1,240 zł; on one a reminder of 16 zł and interest of 67 days: 23.90 zł, as a tax 24 zł.
    expect(karty[0].suma).toBe(2 * 1240 + 16 + 24);
  });

  it('interest grows every day', async () => {
    const interest = async () => {
      const anna = await office().login('anna.wisniewska');
      const { karty } = (await anna.get('/api/naleznosci/lista?rok=2026')).json();
      const { ratyZbiorcze } = (await anna.get(`/api/naleznosci/karty/${karty[0].idKartyNaleznosci}/raty`)).json();
      return ratyZbiorcze.map((rata: { odsetki: number }) => rata.odsetki);
    };
    expect(await interest()).toEqual([0, 15, 24, 0]);
    office().clock.ms += 60 * 24 * 3_600_000;
    expect(await interest()).toEqual([0, 15, 45, 23]);
    office().clock.ms -= 60 * 24 * 3_600_000;
  });

  it('an office that restarts finds its commune unchanged', async () => {
    const before = await db.selectFrom('karty').select('idKartyNaleznosci').execute();
    await office().restart();
    const after = await office().database.query.selectFrom('karty').select('idKartyNaleznosci').execute();
    expect(after.length).toBe(before.length);
  });
});
