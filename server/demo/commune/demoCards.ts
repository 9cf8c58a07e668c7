import { addDays } from '../../../src/lang/values/dates.ts';
import { wodaBills } from '../../domains/woda/seedRachunki.ts';
import { endOfTerm } from '../../engine/calendar/workingDays.ts';
import { addCard, type Cards, type Payer } from '../kit/cards.ts';
import data from '../kit/data/commune.json' with { type: 'json' };
import type { Plan } from '../kit/ledger.ts';
import type { Random } from '../kit/random.ts';
import { monthly, once, personTax } from '../kit/terms.ts';
import { makePojazd, plain, pojazdyPlan, psyPlan } from './habitualCards.ts';

interface Points {
  odpady: number;
  woda: number;
  ogrod: number;
}

const paid: Partial<Plan> = { paidAfterDays: -4 };
const TAXES = [
  { rodzajOplaty: 'Podatek od nieruchomości', kwotaGrosze: 440_000 },
  { rodzajOplaty: 'Podatek rolny', kwotaGrosze: 56_000 },
];

/** The person whose cards show everything: each status letter, both payment channels, parts, shares, a part payment. */
export function richPersonCards(
  cards: Cards,
  random: Random,
  payer: Payer,
  adres: string,
  points: Points,
  years: readonly number[],
  today: string,
) {
  const van = [makePojazd(random, data.pojazdy[0]), makePojazd(random, data.pojazdy[2])];
  const wspolzobowiazani = [
    { nazwaUdzialowca: payer.nazwa, adresUdzialowca: adres, udzial: '1/2', formaWladania: 'współwłasność' },
    { nazwaUdzialowca: 'Tomasz Wiśniewski', adresUdzialowca: adres, udzial: '1/2', formaWladania: 'współwłasność' },
  ];
  for (const [index, rok] of years.entries()) {
    const age = years.length - 1 - index;
    const taxes = withLives(personTax(rok, TAXES), taxLives(age));
    const plan = age === 1 ? inParts(taxes, 2) : taxes;
    addCard(cards, payer, { rodzaj: 'PODATKI_GMINNE', rok, plan, wspolzobowiazani }, today);
    const waste = monthly(rok, { rodzajOplaty: 'Opłata za gospodarowanie odpadami', kwotaGrosze: 12_800 });
    const odpadyPlan =
      age === 0
        ? deferLast(withLives(waste, odpadyLives(waste, today)), today)
        : waste.map((one) => ({ ...one, ...paid }));
    addCard(cards, payer, { rodzaj: 'ODPADY', rok, plan: odpadyPlan, idPunktuOdbioru: points.odpady }, today);
    const bills = wodaBills(random, rok, 4, today);
    const water = bills.map((bill, bi) =>
      age === 0 && bi === bills.length - 2 ? { ...bill, znaki: ['W' as const] } : { ...bill, ...paid },
    );
    addCard(cards, payer, { rodzaj: 'WODA_I_SCIEKI', rok, plan: water, idPunktuOdbioru: points.woda }, today);
    addCard(cards, payer, { rodzaj: 'PSY', rok, plan: withLives(psyPlan(rok), [paid]) }, today);
    const transport = withLives(
      pojazdyPlan(rok, van),
      age === 0 ? [paid, { paidShare: 0.5, znaki: ['U'] }] : [paid, paid],
    );
    addCard(cards, payer, { rodzaj: 'SRODKI_TRANSPORTU', rok, plan: transport, pojazdy: van.map(plain) }, today);
    const lease = once(rok, '03-31', { rodzajOplaty: 'Opłata za użytkowanie wieczyste', kwotaGrosze: 31_240 });
    addCard(
      cards,
      payer,
      { rodzaj: 'EWIDENCJE_NIEPODATKOWE', rok, plan: withLives(lease, [{ paidAfterDays: 17 }]) },
      today,
    );
    const garden = once(rok, '04-30', { rodzajOplaty: 'Dzierżawa ogródka', kwotaGrosze: 18_450 });
    addCard(
      cards,
      payer,
      { rodzaj: 'OPLATY_LOKALNE', rok, plan: withLives(garden, [paid]), idPunktuOdbioru: points.ogrod },
      today,
    );
  }
}

/** @param age of the year: 0 is the current one */
function taxLives(age: number): Partial<Plan>[] {
  if (age === 0) return [paid, { paidAfterDays: 41, znaki: ['U'] }, { znaki: ['U'] }, {}];
  if (age === 1) return [paid, paid, {}, { znaki: ['U', 'T'] }];
  return [paid, { paidAfterDays: 9 }, paid, paid];
}

/** Paid until some months ago; the last two past due dates are unpaid. */
function odpadyLives(plans: readonly Plan[], today: string): Partial<Plan>[] {
  const passed = plans.filter((plan) => plan.terminPlatnosci <= today).length;
  return plans.map((_, index) => (index < passed - 2 ? paid : {}));
}

/** The latest past due date is deferred by three months. */
function deferLast(plans: readonly Plan[], today: string): Plan[] {
  const last = plans.findLastIndex((plan) => plan.terminPlatnosci <= today);
  return plans.map((plan, index) =>
    index === last
      ? {
          ...plan,
          znaki: ['O'],
          terminPierwotny: plan.terminPlatnosci,
          terminPlatnosci: endOfTerm(addDays(plan.terminPlatnosci, 92)!),
        }
      : plan,
  );
}

/** One instalment becomes three over the next sixteen months; the first is paid. */
function inParts(plans: readonly Plan[], at: number): Plan[] {
  return plans.flatMap((plan, index) => {
    if (index !== at) return [plan];
    return [150, 360, 480].map((days, part) => ({
      ...plan,
      terminPierwotny: plan.terminPlatnosci,
      terminPlatnosci: endOfTerm(addDays(plan.terminPlatnosci, days)!),
      parts: plan.parts.map(({ rodzajOplaty, kwotaGrosze }) => {
        const third = Math.floor(kwotaGrosze / 300) * 100;
        return { rodzajOplaty, kwotaGrosze: part === 0 ? kwotaGrosze - 2 * third : third };
      }),
      znaki: ['R' as const],
      ...(part === 0 ? paid : {}),
    }));
  });
}

const withLives = (plans: readonly Plan[], lives: readonly Partial<Plan>[]): Plan[] =>
  plans.map((plan, index) => ({ ...plan, ...lives[index] }));
