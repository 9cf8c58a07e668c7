import data from './data/odsetki.json' with { type: 'json' };
import { kolejno, naDzien, progOdsetekGrosze } from './stawki.ts';

/**
 * How a kind of dues bears interest. `podatkowe`: a tax, whole złoty and nothing up to the threshold; `oplaty`: a public
 * fee, the tax rate but to the grosz; `ustawowe`: a civil contract; `brak`: none. The rules are in data/odsetki.json.
 */
export type RodzajOdsetek = keyof typeof data.rodzaje | 'brak';

interface Stopa {
  od: string;
  /** Hundredths of a percent a year. */
  punkty: number;
  /** The day before `od`, as a number. */
  dayBefore: number;
  /** The sum of the points of all days from the first rate to that day. */
  pointDaysBefore: number;
}
interface Zasady {
  stopy: readonly Stopa[];
  zaokraglenieGrosze: number;
  czyProg: boolean;
  czyProlongata: boolean;
}

const DAY_MS = 86_400_000;

/** An ISO day as a number. */
const counted = (date: string): number => Date.parse(date) / DAY_MS;

function ratesOf(name: 'podatkowe' | 'ustawowe'): Stopa[] {
  const stopy: Stopa[] = [];
  for (const { od, stopaProcent } of kolejno<{ od: string; stopaProcent: number }>(data[name])) {
    const dayBefore = counted(od) - 1;
    const before = stopy.at(-1);
    const pointDaysBefore = before ? pointDays(before, dayBefore) : 0;
    stopy.push({ od, punkty: Math.round(stopaProcent * 100), dayBefore, pointDaysBefore });
  }
  return stopy;
}

/** The points of all days from the first rate to a day of this rate; before the first rate negative. */
const pointDays = ({ punkty, dayBefore, pointDaysBefore }: Stopa, day: number): number =>
  pointDaysBefore + punkty * (day - dayBefore);

/** The points of all days from the first rate to a day. */
const pointDaysTo = (stopy: readonly Stopa[], day: number): number =>
  pointDays(stopy.findLast(({ dayBefore }) => dayBefore <= day) ?? stopy[0]!, day);

const ZASADY = new Map<RodzajOdsetek, Zasady>(
  Object.entries(data.rodzaje).map(([rodzaj, zasady]) => [
    rodzaj as RodzajOdsetek,
    { ...zasady, stopy: ratesOf(zasady.stopy as 'podatkowe' | 'ustawowe') },
  ]),
);
/** A year always has 365 days, and a whole is ten thousand hundredths of a percent. */
const YEAR = 365n * 10_000n;

/**
 * Interest on an arrear: arrear × days × rate / 365 for each period of one rate, and only the sum is rounded; days run from
 * the one after the term to `today`, both counted. A tax's interest is rounded to whole złoty (50 gr up) and not charged
 * when it is not above the threshold.
 *
 * @param kwotaGrosze the unpaid principal
 * @returns grosze, whole number, 0 before the term has passed
 * Source: Ordynacja podatkowa art. 53–56, 63; rates of server/domains/naleznosci/data/odsetki.json
 */
export function odsetkiGrosze(kwotaGrosze: number, termin: string, today: string, rodzaj: RodzajOdsetek): number {
  const zasady = ZASADY.get(rodzaj);
  if (!zasady || kwotaGrosze <= 0 || today <= termin) return 0;
  const { stopy, zaokraglenieGrosze, czyProg } = zasady;
  const exact = BigInt(kwotaGrosze) * BigInt(pointDaysTo(stopy, counted(today)) - pointDaysTo(stopy, counted(termin)));
  if (czyProg && exact <= BigInt(progOdsetekGrosze(today)) * YEAR) return 0;
  return rounded(exact, YEAR, zaokraglenieGrosze);
}

/**
 * The fee for a deferral or an instalment plan: half the rate of the day of the decision, whatever the rate
 * becomes, on the deferred amount, for the days from the old due date to the new; in whole złoty.
 *
 * @returns grosze; 0 for what is no public due
 * Source: Ordynacja podatkowa art. 57 § 2 and 3, 63 § 1
 */
export function oplataProlongacyjnaGrosze(
  kwotaGrosze: number,
  odTerminu: string,
  doTerminu: string,
  dzienDecyzji: string,
  rodzaj: RodzajOdsetek,
): number {
  const zasady = ZASADY.get(rodzaj);
  if (!zasady?.czyProlongata || kwotaGrosze <= 0 || doTerminu <= odTerminu) return 0;
  const { procentStopy, zaokraglenieGrosze } = data.oplataProlongacyjna;
  const points = naDzien(zasady.stopy, dzienDecyzji).punkty * procentStopy * (counted(doTerminu) - counted(odTerminu));
  return rounded(BigInt(kwotaGrosze) * BigInt(points), YEAR * 100n, zaokraglenieGrosze);
}

/** `amount / of`, to the nearest multiple of `to`, half up. */
function rounded(amount: bigint, of: bigint, to: number): number {
  const step = of * BigInt(to);
  return Number((amount * 2n + step) / (step * 2n)) * to;
}
