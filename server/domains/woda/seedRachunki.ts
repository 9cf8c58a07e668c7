import { addDays } from '../../../src/lang/values/dates.ts';
import { addCard, type Cards, type Payer } from '../../demo/kit/cards.ts';
import { habitOf, live } from '../../demo/kit/habits.ts';
import type { Plan } from '../../demo/kit/ledger.ts';
import type { Random } from '../../demo/kit/random.ts';
import { endOfTerm } from '../../engine/calendar/workingDays.ts';
import { pozycjeFaktury } from './rules.ts';

/** Months in which two months are billed; a garden is watered in summer. */
const MONTHS = [1, 3, 5, 7, 9, 11];
const SUMMER = [7, 9, 11];
/** Within some days of the invoice. */
const promptly: Partial<Plan> = { paidAfterDays: -15 };

/** Bills of a year until today, each issued on the 10th and due three weeks later. */
function bills(
  rok: number,
  months: readonly number[],
  today: string,
  of: { zuzycieTysieczne(): number; scieki: boolean },
): Plan[] {
  return months.flatMap((month) => {
    const issued = `${rok}-${String(month).padStart(2, '0')}-10`;
    const terminPlatnosci = endOfTerm(addDays(issued, 21)!);
    const lines = pozycjeFaktury(rok, of.zuzycieTysieczne(), of.scieki);
    const parts = lines.map(({ nazwa, bruttoGrosze }) => ({ rodzajOplaty: nazwa, kwotaGrosze: bruttoGrosze }));
    return issued <= today ? [{ terminPlatnosci, parts }] : [];
  });
}

/** @param decimals the decimals that the office reads; litres have their own random numbers */
export function wodaBills(random: Random, rok: number, osoby: number, today: string, decimals = 0): Plan[] {
  const litres = random.fork(`litres/${rok}`);
  const step = 10 ** (3 - decimals);
  const zuzycieTysieczne = () =>
    random.integer(4, 7) * osoby * 1000 + (decimals > 0 ? Math.floor(litres.integer(0, 999) / step) * step : 0);
  return bills(rok, MONTHS, today, { zuzycieTysieczne, scieki: true });
}

/** The cards of a point, for the years with bills. */
export function wodaCards(
  cards: Cards,
  payer: Payer,
  idPunktuOdbioru: number,
  years: readonly number[],
  today: string,
  planOf: (rok: number) => Plan[],
): void {
  for (const rok of years) {
    const plan = planOf(rok);
    if (plan.length > 0) addCard(cards, payer, { rodzaj: 'WODA_I_SCIEKI', rok, plan, idPunktuOdbioru }, today);
  }
}

/** A garden meter shows tenths, and its water does not go to the sewers. */
export const gardenBills = (random: Random, rok: number, today: string): Plan[] =>
  inTime(bills(rok, SUMMER, today, { zuzycieTysieczne: () => random.integer(35, 190) * 100, scieki: false }));

/** A flat rate: the same each time, without a meter. */
export const flatBills = (rok: number, today: string): Plan[] =>
  inTime(bills(rok, MONTHS, today, { zuzycieTysieczne: () => 6000, scieki: false }));

/** Bills of a firm for two months each; its meters are read remotely, to the litre. @param aboutM3 approximate consumption of each */
export const firmBills = (random: Random, rok: number, today: string, aboutM3: number): Plan[] =>
  bills(rok, MONTHS, today, { zuzycieTysieczne: () => random.integer(aboutM3 * 700, aboutM3 * 1300), scieki: true });

export const inTime = (plans: readonly Plan[]): Plan[] => plans.map((plan) => ({ ...plan, ...promptly }));

/** Bills of any other firm, which pays them like its other dues. */
export function livedFirmBills(random: Random, years: readonly number[], today: string): (rok: number) => Plan[] {
  const habit = habitOf(random);
  const m3 = random.integer(8, 120);
  const plans = new Map(years.map((rok) => [rok, live(random, habit, firmBills(random, rok, today, m3), 'W', today)]));
  return (rok) => plans.get(rok)!;
}
