import { diffDays } from '../src/values/dates.ts';
import data from './data/odsetki.json' with { type: 'json' };

/**
 * How a kind of dues bears interest. `podatkowe`: a tax, whole złoty and nothing up to the threshold; `oplaty`: a public
 * fee, the tax rate but to the grosz; `ustawowe`: a civil contract; `brak`: none.
 */
export type RodzajOdsetek = 'podatkowe' | 'oplaty' | 'ustawowe' | 'brak';

interface Stopa {
  od: string;
  /** Hundredths of a percent a year. */
  punkty: number;
}

const flat = (byYear: Record<string, { od: string; stopaProcent: number }[]>): Stopa[] =>
  Object.values(byYear)
    .flat()
    .map(({ od, stopaProcent }) => ({ od, punkty: Math.round(stopaProcent * 100) }))
    .sort((a, b) => (a.od < b.od ? -1 : 1));

const RATES = { podatkowe: flat(data.podatkowe), ustawowe: flat(data.ustawowe) };
const YEAR = 365n * 10_000n;

/**
 * Interest on an arrear: arrear × days × rate / 365 for each period of one rate, and only the sum is rounded; days run from
 * the one after the term to `today`, both counted. A tax's interest is rounded to whole złoty (50 gr up) and not charged
 * when it is not above 8.70 zł.
 *
 * @param kwotaGrosze the unpaid principal
 * @returns grosze, whole number, 0 before the term has passed
 * Source: Ordynacja podatkowa art. 53–56, 63; rates of server/data/odsetki.json
 */
export function odsetkiGrosze(kwotaGrosze: number, termin: string, today: string, rodzaj: RodzajOdsetek): number {
  if (rodzaj === 'brak' || kwotaGrosze <= 0 || today <= termin) return 0;
  const rates = rodzaj === 'ustawowe' ? RATES.ustawowe : RATES.podatkowe;
  let pointDays = 0;
  for (const [index, { od, punkty }] of rates.entries()) {
    const end = rates[index + 1]?.od;
    pointDays += punkty * daysWithin(termin, today, index === 0 ? undefined : od, end);
  }
  const exact = BigInt(kwotaGrosze) * BigInt(pointDays);
  if (rodzaj !== 'podatkowe') return Number((exact * 2n + YEAR) / (YEAR * 2n));
  if (exact <= BigInt(data.progPodatkowyGrosze) * YEAR) return 0;
  return Number((exact * 2n + YEAR * 100n) / (YEAR * 200n)) * 100;
}

/** Days d with termin < d <= today and from <= d < end. */
function daysWithin(termin: string, today: string, from: string | undefined, end: string | undefined): number {
  const untilToday = diffDays(today, termin)!;
  const before = from === undefined ? 0 : Math.max(0, diffDays(from, termin)! - 1);
  const until = end === undefined ? untilToday : Math.min(untilToday, diffDays(end, termin)! - 1);
  return Math.max(0, until - before);
}
