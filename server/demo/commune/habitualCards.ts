import type { WspolzobowiazanyRow } from '../../domains/naleznosci/tables.ts';
import oplataZaPsa from '../../domains/oplaty/data/oplataZaPsa.json' with { type: 'json' };
import { stawkaPojazduGrosze } from '../../domains/pojazdy/rules.ts';
import { stawkaRoku } from '../../domains/stawki/stawkaRoku.ts';
import { wodaBills } from '../../domains/woda/seedRachunki.ts';
import { oplataPodstawowaGrosze } from '../../domains/zezwolenia/rules.ts';
import { addCard, type Cards, type Payer } from '../kit/cards.ts';
import data from '../kit/data/commune.json' with { type: 'json' };
import { habitOf, live } from '../kit/habits.ts';
import type { Plan } from '../kit/ledger.ts';
import type { Random } from '../kit/random.ts';
import { ODPADY_OSOBA_GROSZE, ODPADY_POJEMNIK_GROSZE } from '../kit/stawkiOdpadow.ts';
import { institutionTax, monthly, once, personTax, transportTax, zezwoleniaTerms } from '../kit/terms.ts';

type Owners = readonly Omit<WspolzobowiazanyRow, 'id' | 'idKartyNaleznosci'>[];

/** The habits of a household: the same in every year, so that its cards resemble each other. */
export interface Home {
  osoby: number;
  owners: Owners;
  odpady: number;
  /** The water point, and how many decimals the office reads from its meter. */
  woda?: { idPunktuOdbioru: number; decimals: number };
}

/** The latest payment that still keeps a permit, in days after the due date. */
const LATE_PERMIT_DAYS = 25;

const zl = (amount: number): number => Math.round(amount) * 100;

/** The cards of a household over the years. */
export function householdCards(
  cards: Cards,
  random: Random,
  payer: Payer,
  home: Home,
  years: readonly number[],
  today: string,
) {
  const habit = habitOf(random);
  const house = zl(random.integer(45, 190) * 1.05 + random.integer(300, 1600) * 0.52);
  const farm = random.chance(0.22) ? zl(random.integer(2, 14) * 152) : 0;
  const forest = random.chance(0.08) ? zl(random.integer(1, 6) * 58) : 0;
  const dog = random.chance(0.16);
  const van = random.chance(0.02) ? [makePojazd(random)] : [];
  for (const rok of years) {
    const taxes = [
      { rodzajOplaty: 'Podatek od nieruchomości', kwotaGrosze: house },
      { rodzajOplaty: 'Podatek rolny', kwotaGrosze: farm },
      { rodzajOplaty: 'Podatek leśny', kwotaGrosze: forest },
    ].filter((due) => due.kwotaGrosze > 0);
    const publicDue = (plan: Plan[]) => live(random, habit, plan, 'U', today);
    addCard(
      cards,
      payer,
      { rodzaj: 'PODATKI_GMINNE', rok, plan: publicDue(personTax(rok, taxes)), wspolzobowiazani: home.owners },
      today,
    );
    const waste = { rodzajOplaty: 'Opłata za gospodarowanie odpadami', kwotaGrosze: home.osoby * ODPADY_OSOBA_GROSZE };
    addCard(
      cards,
      payer,
      { rodzaj: 'ODPADY', rok, plan: publicDue(monthly(rok, waste)), idPunktuOdbioru: home.odpady },
      today,
    );
    if (home.woda) {
      const { idPunktuOdbioru, decimals } = home.woda;
      const plan = live(random, habit, wodaBills(random, rok, home.osoby, today, decimals), 'W', today);
      addCard(cards, payer, { rodzaj: 'WODA_I_SCIEKI', rok, plan, idPunktuOdbioru }, today);
    }
    if (dog) addCard(cards, payer, { rodzaj: 'PSY', rok, plan: publicDue(psyPlan(rok)) }, today);
    if (van.length) {
      addCard(
        cards,
        payer,
        { rodzaj: 'SRODKI_TRANSPORTU', rok, plan: publicDue(pojazdyPlan(rok, van)), pojazdy: van.map(plain) },
        today,
      );
    }
  }
}

/** The cards of an institution over the years. */
export function institutionCards(
  cards: Cards,
  random: Random,
  payer: Payer,
  odpady: number,
  vehicles: number,
  years: readonly number[],
  today: string,
) {
  const habit = habitOf(random);
  const fleet = Array.from({ length: vehicles }, () => makePojazd(random));
  const building = zl(random.integer(120, 900) * 27.4 + random.integer(800, 6000) * 1.12);
  const permits = random.chance(0.4);
  const lease = random.chance(0.3);
  for (const rok of years) {
    const publicDue = (plan: Plan[]) => live(random, habit, plan, 'U', today);
    const tax = [{ rodzajOplaty: 'Podatek od nieruchomości', kwotaGrosze: building }];
    addCard(cards, payer, { rodzaj: 'PODATKI_GMINNE', rok, plan: publicDue(institutionTax(rok, tax)) }, today);
    const waste = {
      rodzajOplaty: 'Opłata za gospodarowanie odpadami',
      kwotaGrosze: random.integer(2, 9) * ODPADY_POJEMNIK_GROSZE,
    };
    addCard(
      cards,
      payer,
      { rodzaj: 'ODPADY', rok, plan: publicDue(monthly(rok, waste)), idPunktuOdbioru: odpady },
      today,
    );
    if (fleet.length) {
      addCard(
        cards,
        payer,
        { rodzaj: 'SRODKI_TRANSPORTU', rok, plan: publicDue(pojazdyPlan(rok, fleet)), pojazdy: fleet.map(plain) },
        today,
      );
    }
    if (permits)
      addCard(
        cards,
        payer,
        { rodzaj: 'KONCESJE_NA_ALKOHOL', rok, plan: permitFees(publicDue(zezwoleniaPlan(rok)), rok === years.at(-1)) },
        today,
      );
    if (lease) {
      const plan = live(
        random,
        habit,
        monthly(rok, { rodzajOplaty: 'Czynsz dzierżawny', kwotaGrosze: 61_500 }),
        'W',
        today,
      );
      addCard(cards, payer, { rodzaj: 'OPLATY_LOKALNE', rok, plan }, today);
    }
  }
}

export const psyPlan = (rok: number): Plan[] =>
  once(rok, '03-15', {
    rodzajOplaty: 'Opłata od posiadania psów',
    kwotaGrosze: stawkaRoku(oplataZaPsa.stawkiGrosze, rok),
  });

/** A permit that is paid late was kept by paying within thirty days; only one of the newest year may have been lost. */
const permitFees = (plan: readonly Plan[], newest: boolean): Plan[] =>
  plan.map(({ paidAfterDays, ...one }) =>
    paidAfterDays === undefined && newest
      ? one
      : { ...one, paidAfterDays: Math.min(paidAfterDays ?? LATE_PERMIT_DAYS, LATE_PERMIT_DAYS), znaki: [] },
  );

/** Permits A, B and C of a shop below the sales thresholds. */
export const zezwoleniaPlan = (rok: number): Plan[] =>
  zezwoleniaTerms(rok, [
    { rodzajOplaty: 'Zezwolenie A (do 4,5% i piwo)', kwotaGrosze: oplataPodstawowaGrosze(rok, 'A') },
    { rodzajOplaty: 'Zezwolenie B (4,5% do 18%)', kwotaGrosze: oplataPodstawowaGrosze(rok, 'B') },
    { rodzajOplaty: 'Zezwolenie C (powyżej 18%)', kwotaGrosze: oplataPodstawowaGrosze(rok, 'C') },
  ]);

export interface Pojazd {
  nrRejestracyjny: string;
  marka: string;
  nazwaStawki: string;
}

export function makePojazd(random: Random, kind = random.pick(data.pojazdy)): Pojazd {
  const letters = 'ACEFGHJKLMNPRSTUVWXY';
  const nrRejestracyjny = `WLD ${random.integer(1000, 9999)}${letters[random.integer(0, letters.length - 1)]}`;
  return { nrRejestracyjny, ...kind };
}

export const pojazdyPlan = (rok: number, fleet: readonly Pojazd[]): Plan[] =>
  transportTax(
    rok,
    fleet.map(({ marka, nazwaStawki }) => ({
      rodzajOplaty: `Podatek od środków transportowych – ${marka}`,
      kwotaGrosze: stawkaPojazduGrosze(rok, nazwaStawki)!,
    })),
  );

export const plain = ({ nrRejestracyjny, marka, nazwaStawki }: Pojazd) => ({ nrRejestracyjny, marka, nazwaStawki });
