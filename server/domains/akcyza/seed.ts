import { addDays } from '../../../src/lang/values/dates.ts';
import type { DemoLogin } from '../../demo/kit/demoAccounts.ts';
import { type Random, randomOf } from '../../demo/kit/random.ts';
import { endOfTerm } from '../../engine/calendar/workingDays.ts';
import type { Database, Db } from '../../engine/db/open.ts';
import { limitGrosze, stawkaGrosze } from './rules.ts';
import type { DecyzjaAkcyzowaRow, WniosekAkcyzowyRow } from './tables.ts';

/** A farmer; the applications of demo people are fixed. */
export interface Farmer {
  podmiotId: number;
  uzytkiRolneAr: number;
  demo?: Demo;
}

interface Demo {
  liczbaDjpSetne: number;
  liczbaSwinSetne: number;
  naRachunek: boolean;
  /** Litres a year for each hectare. */
  litres: number;
  /** Invoices are missing: the newest application has no decision. */
  waits?: boolean;
}

const DEMO: Partial<Record<DemoLogin, Demo & { uzytkiRolneAr: number }>> = {
  'anna.wisniewska': {
    uzytkiRolneAr: 1250,
    liczbaDjpSetne: 640,
    liczbaSwinSetne: 0,
    naRachunek: true,
    litres: 104,
    waits: true,
  },
  'jan.nowak': { uzytkiRolneAr: 486, liczbaDjpSetne: 0, liczbaSwinSetne: 2250, naRachunek: false, litres: 150 },
};

/** Farm tax of a hectare in the demo commune; not every hectare is taxed. */
const TAX_OF_HECTARE_GROSZE = 15_200;

/** The two terms of a year: applications are taken in the month of `filed`, money is paid in that of `paid`. */
const TERMS = [
  { filed: '02', lastDay: 27, paid: '04' },
  { filed: '08', lastDay: 31, paid: '10' },
] as const;

/** Applications and decisions of a commune, from the same seed for a new and for an older commune. */
export async function fillAkcyza(
  database: Database,
  query: Db,
  seed: number,
  years: readonly number[],
  today: string,
): Promise<void> {
  if (await query.selectFrom('wnioskiAkcyzowe').select('id').limit(1).executeTakeFirst()) return;
  const random = randomOf(seed).fork('excise');
  const { wnioskiAkcyzowe, decyzjeAkcyzowe } = makeAkcyza(random, await farmers(query, random), years, today);
  await database.insert(query, 'wnioskiAkcyzowe', wnioskiAkcyzowe);
  await database.insert(query, 'decyzjeAkcyzowe', decyzjeAkcyzowe);
}

/** Most payers of farm tax, with the land of their tax, and the demo farmers. */
async function farmers(query: Db, random: Random): Promise<Farmer[]> {
  const taxed = await query
    .selectFrom('raty')
    .innerJoin('ratyZbiorcze', 'ratyZbiorcze.idNaleznosciRatyZbiorczej', 'raty.idNaleznosciRatyZbiorczej')
    .innerJoin('karty', 'karty.idKartyNaleznosci', 'ratyZbiorcze.idKartyNaleznosci')
    .where('raty.rodzajOplaty', '=', 'Podatek rolny')
    .select((of) => ['karty.podmiotId', 'karty.rok', of.fn.sum<number>('raty.kwotaRatyGrosze').as('grosze')])
    .groupBy(['karty.podmiotId', 'karty.rok'])
    .orderBy('karty.podmiotId')
    .orderBy('karty.rok')
    .execute();
  const known = await query
    .selectFrom('konta')
    .innerJoin('podmioty', 'podmioty.pesel', 'konta.pesel')
    .where('konta.login', 'in', Object.keys(DEMO))
    .select(['podmiotId', 'login'])
    .orderBy('podmiotId')
    .execute();
  const demo = known.map(({ podmiotId, login }) => {
    const { uzytkiRolneAr, ...one } = DEMO[login as DemoLogin]!;
    return { podmiotId, uzytkiRolneAr, demo: one };
  });
  const others = new Map(taxed.map(({ podmiotId, grosze }) => [podmiotId, Number(grosze)]));
  for (const { podmiotId } of demo) others.delete(podmiotId);
  return [
    ...demo,
    ...[...others].flatMap(([podmiotId, grosze]) => {
      const chance = random.fork(`land/${podmiotId}`);
      const uzytkiRolneAr = Math.round((grosze / TAX_OF_HECTARE_GROSZE) * 100 * (1 + chance.next() * 0.3));
      return chance.chance(0.7) ? [{ podmiotId, uzytkiRolneAr }] : [];
    }),
  ];
}

interface Filed extends Omit<WniosekAkcyzowyRow, 'id' | 'sygnaturaWniosku'> {
  decyzja?: Omit<DecyzjaAkcyzowaRow, 'id' | 'wniosekId' | 'numerDecyzji'>;
}

/** Applications and decisions are numbered in each year in the order of their days. Nothing happened after `today`. */
export function makeAkcyza(random: Random, all: readonly Farmer[], years: readonly number[], today: string) {
  const wnioskiAkcyzowe: WniosekAkcyzowyRow[] = [];
  const decyzjeAkcyzowe: DecyzjaAkcyzowaRow[] = [];
  const filed = all.flatMap((farmer) => filedBy(random.fork(`farmer/${farmer.podmiotId}`), farmer, years, today));
  const byYear = Map.groupBy(filed, ({ rok }) => rok);
  for (const [rok, ofYear] of [...byYear].sort(([a], [b]) => a - b)) {
    const decided: Omit<DecyzjaAkcyzowaRow, 'id' | 'numerDecyzji'>[] = [];
    for (const [index, { decyzja, ...wniosek }] of sortedBy(ofYear, (one) => one.dataZlozeniaWniosku).entries()) {
      const id = wnioskiAkcyzowe.length + 1;
      wnioskiAkcyzowe.push({ id, sygnaturaWniosku: `FN.3152.${index + 1}.${rok}`, ...wniosek });
      if (decyzja) decided.push({ wniosekId: id, ...decyzja });
    }
    for (const [index, decyzja] of sortedBy(decided, (one) => one.dataWydaniaDecyzji).entries())
      decyzjeAkcyzowe.push({ id: decyzjeAkcyzowe.length + 1, numerDecyzji: `AKC/${index + 1}/${rok}`, ...decyzja });
  }
  return { wnioskiAkcyzowe, decyzjeAkcyzowe };
}

function filedBy(random: Random, farmer: Farmer, years: readonly number[], today: string): Filed[] {
  const habit = farmer.demo ?? anyHabit(random);
  const { liczbaDjpSetne, liczbaSwinSetne, naRachunek } = habit;
  const holding = { uzytkiRolneAr: farmer.uzytkiRolneAr, liczbaDjpSetne, liczbaSwinSetne };
  const filed = years.flatMap((rok) => {
    const rocznyLimitZwrotuGrosze = limitGrosze(rok, holding);
    let left = rocznyLimitZwrotuGrosze;
    return TERMS.flatMap((term): Filed[] => {
      const goes = random.chance(farmer.demo ? 1 : 0.75);
      const dataZlozeniaWniosku = endOfTerm(`${rok}-${term.filed}-${two(random.integer(3, term.lastDay))}`);
      const iloscOlejuSetne = Math.round((habit.litres / 2) * holding.uzytkiRolneAr * (0.8 + random.next() * 0.4));
      const decidedAfter = random.integer(6, 24);
      const paidOn = random.integer(8, 26);
      if (!goes || left === 0 || dataZlozeniaWniosku > today) return [];
      const wniosek = {
        podmiotId: farmer.podmiotId,
        rok,
        dataZlozeniaWniosku,
        ...holding,
        iloscOlejuSetne,
        rocznyLimitZwrotuGrosze,
        czyWyplataNaRachunekBankowy: naRachunek ? 1 : 0,
      };
      const dataWydaniaDecyzji = endOfTerm(addDays(dataZlozeniaWniosku, decidedAfter)!);
      if (dataWydaniaDecyzji > today) return [wniosek];
      const kwotaZwrotuGrosze = Math.min(left, Math.round((iloscOlejuSetne * stawkaGrosze(rok)) / 100));
      left -= kwotaZwrotuGrosze;
      const paid = endOfTerm(`${rok}-${term.paid}-${two(paidOn)}`);
      const dataWyplaty = paid <= today ? paid : null;
      return [
        {
          ...wniosek,
          decyzja: { dataWydaniaDecyzji, kwotaZwrotuGrosze, pozostalyLimitZwrotuGrosze: left, dataWyplaty },
        },
      ];
    });
  });
  if (farmer.demo?.waits) delete filed.at(-1)?.decyzja;
  return filed;
}

const anyHabit = (random: Random): Demo => ({
  liczbaDjpSetne: random.chance(0.35) ? random.integer(120, 3200) : 0,
  liczbaSwinSetne: random.chance(0.2) ? random.integer(300, 18_000) : 0,
  naRachunek: random.chance(0.85),
  litres: random.integer(60, 150),
});

const sortedBy = <T>(list: readonly T[], day: (one: T) => string): T[] =>
  [...list].sort((a, b) => (day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : 0));
const two = (value: number): string => String(value).padStart(2, '0');
