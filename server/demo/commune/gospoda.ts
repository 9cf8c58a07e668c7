import { addCard, type Cards, type Payer } from '../kit/cards.ts';
import type { Plan } from '../kit/ledger.ts';
import { ODPADY_POJEMNIK_GROSZE } from '../kit/stawkiOdpadow.ts';
import { institutionTax, monthly } from '../kit/terms.ts';
import { zezwoleniaPlan } from './habitualCards.ts';

const paid: Partial<Plan> = { paidAfterDays: -4 };

/**
 * The inn whose permits show every case: two years ago paid by instalments, last year all at once, this year the first
 * instalment in time, the second late, the third not yet. It pays everything else when it is due.
 */
export function innCards(cards: Cards, payer: Payer, odpady: number, years: readonly number[], today: string): void {
  for (const [index, rok] of years.entries()) {
    const age = years.length - 1 - index;
    const inTime = (plan: Plan[]) => plan.map((one) => ({ ...one, ...paid }));
    const tax = [{ rodzajOplaty: 'Podatek od nieruchomości', kwotaGrosze: 864_000 }];
    addCard(cards, payer, { rodzaj: 'PODATKI_GMINNE', rok, plan: inTime(institutionTax(rok, tax)) }, today);
    const waste = { rodzajOplaty: 'Opłata za gospodarowanie odpadami', kwotaGrosze: 3 * ODPADY_POJEMNIK_GROSZE };
    addCard(cards, payer, { rodzaj: 'ODPADY', rok, plan: inTime(monthly(rok, waste)), idPunktuOdbioru: odpady }, today);
    const before = cards.wplaty.length;
    const permits = zezwoleniaPlan(rok).map((plan, at) => ({
      ...plan,
      ...zezwoleniaLife(age, at, plan.terminPlatnosci),
    }));
    addCard(cards, payer, { rodzaj: 'KONCESJE_NA_ALKOHOL', rok, plan: permits }, today);
    if (age === 1) asOne(cards, before);
    const lease = inTime(monthly(rok, { rodzajOplaty: 'Czynsz dzierżawny', kwotaGrosze: 61_500 }));
    addCard(cards, payer, { rodzaj: 'OPLATY_LOKALNE', rok, plan: lease }, today);
  }
}

function zezwoleniaLife(age: number, at: number, terminPlatnosci: string): Partial<Plan> {
  if (age === 2) return paid;
  if (age === 1) return { paidAfterDays: daysFrom(terminPlatnosci, `${terminPlatnosci.slice(0, 4)}-01-20`) };
  return [paid, { paidAfterDays: 9 }, { znaki: ['U'] } satisfies Partial<Plan>][at]!;
}

/** One transfer pays all instalments of a card, which have only principals. @param from index of its first payment */
function asOne(cards: Cards, from: number): void {
  const [first, ...others] = cards.wplaty.splice(from);
  if (!first) return;
  const kwotaGlownaGrosze = others.reduce((sum, one) => sum + one.kwotaGlownaGrosze, first.kwotaGlownaGrosze);
  cards.wplaty.push({ ...first, kwotaGlownaGrosze });
}

const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
