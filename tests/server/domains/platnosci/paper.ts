import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../helpers.ts';

/*
 * Interest, fees and shares calculated without any code of the office: exact fractions, one day after the
 * other on a calendar of its own, rates read as decimal text. Slow, and so simple that it can be read against the law.
 */

/** `n / d`, exactly. */
export interface Ulamek {
  n: bigint;
  d: bigint;
}
type Rodzaj = 'podatkowe' | 'oplaty' | 'ustawowe' | 'brak';
type Rates = readonly (readonly [day: string, percent: Ulamek])[];

const data = JSON.parse(readFileSync(join(ROOT, 'server/domains/naleznosci/data/odsetki.json'), 'utf8'));

const decimal = (text: string): Ulamek => {
  const [whole = '', fraction = ''] = text.split('.');
  return { n: BigInt(whole + fraction), d: 10n ** BigInt(fraction.length) };
};
const ratesOf = (name: 'podatkowe' | 'ustawowe'): Rates =>
  Object.keys(data[name])
    .sort()
    .flatMap((year) => data[name][year] as { od: string; stopaProcent: number }[])
    .map(({ od, stopaProcent }) => [od, decimal(String(stopaProcent))]);
const TAX = ratesOf('podatkowe');
const CIVIL = ratesOf('ustawowe');

/** Caches by day, since each day is requested many times. */
function kept<Value>(run: (day: string) => Value): (day: string) => Value {
  const known = new Map<string, Value>();
  return (day) => {
    const value = known.get(day) ?? run(day);
    known.set(day, value);
    return value;
  };
}

const rateBy = (rates: Rates) =>
  kept((day) => {
    let rate = rates[0]![1];
    for (const [from, percent] of rates) if (day >= from) rate = percent;
    return rate;
  });
const taxRateOn = rateBy(TAX);
const civilRateOn = rateBy(CIVIL);

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The next day, by the months' lengths. */
export const nextDay = kept((day) => {
  let [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const length = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]!;
  date += 1;
  if (date > length) [date, month] = [1, month + 1];
  if (month > 12) [month, year] = [1, year + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
});

/** The interest of one day in grosze, for a yearly rate in percent; every year has 365 days. */
const ofOneDay = (grosze: number, { n, d }: Ulamek): Ulamek => ({ n: BigInt(grosze) * n, d: d * 100n * 365n });

function plus(a: Ulamek, b: Ulamek): Ulamek {
  if (a.d === b.d) return { n: a.n + b.n, d: a.d };
  return { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
}

/** The sum over all days in grosze; rates are multiples of a hundredth percent, which keeps the fractions short. */
export function exactInterest(grosze: number, term: string, today: string, rodzaj: Rodzaj): Ulamek {
  const rateOn = rodzaj === 'ustawowe' ? civilRateOn : taxRateOn;
  let percentDays: Ulamek = { n: 0n, d: 100n };
  for (let day = nextDay(term); day <= today; day = nextDay(day)) {
    const { n, d } = rateOn(day);
    percentDays = plus(percentDays, { n: (n * 100n) / d, d: 100n });
  }
  return ofOneDay(grosze, percentDays);
}

/** Rounds to whole złoty by the law: less than 50 gr is dropped, 50 gr and more become one złoty. */
function toZlote({ n, d }: Ulamek): number {
  const zlote = n / (d * 100n);
  const over = n - zlote * d * 100n;
  return Number(over < 50n * d ? zlote : zlote + 1n) * 100;
}

/** Rounds to the grosz, half a grosz up. */
export function toGrosz({ n, d }: Ulamek): number {
  const grosze = n / d;
  const over = n - grosze * d;
  return Number(over * 2n < d ? grosze : grosze + 1n);
}

/** The charged interest: for a tax, up to 8.70 zł is not charged. */
export function interest(grosze: number, term: string, today: string, rodzaj: Rodzaj): number {
  if (rodzaj === 'brak' || today <= term) return 0;
  const exact = exactInterest(grosze, term, today, rodzaj);
  if (rodzaj !== 'podatkowe') return toGrosz(exact);
  return exact.n <= 870n * exact.d ? 0 : toZlote(exact);
}

/** Half the rate of the day of the decision, for every day of the deferral. */
export function prolongation(grosze: number, from: string, to: string, decided: string, rodzaj: Rodzaj): number {
  if (rodzaj === 'ustawowe' || rodzaj === 'brak') return 0;
  const rate = taxRateOn(decided);
  let days = 0n;
  for (let day = from; day < to; day = nextDay(day)) days += 1n;
  return toZlote(ofOneDay(grosze, { n: rate.n * days, d: rate.d * 2n }));
}
