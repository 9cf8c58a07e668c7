import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Kind = 'podatkowe' | 'oplaty' | 'ustawowe';
type Rates = Record<string, { od: string; stopaProcent: number }[]>;

const file = join(import.meta.dirname, '../../server/domains/naleznosci/data/odsetki.json');
const data: Record<'podatkowe' | 'ustawowe', Rates> = JSON.parse(readFileSync(file, 'utf8'));
const DAY_MS = 86_400_000;
/** Interest of a tax up to this is not charged. */
const THRESHOLD = 870;

const periodsOf = (rates: Rates) =>
  Object.values(rates)
    .flat()
    .map(({ od, stopaProcent }, index) => ({ from: index === 0 ? 0 : Date.parse(od), percent: stopaProcent }));
const tax = periodsOf(data.podatkowe);
const PERIODS = { podatkowe: tax, oplaty: tax, ustawowe: periodsOf(data.ustawowe) };

/** Interest in grosze, from the day after the due date to today. */
export function interestOf(grosze: number, due: string, today: string, kind: Kind): number {
  if (today <= due) return 0;
  const [start, end] = [Date.parse(due) + DAY_MS, Date.parse(today) + DAY_MS];
  const periods = PERIODS[kind];
  let percentDays = 0;
  periods.forEach(({ from, percent }, index) => {
    const until = Math.min(end, periods[index + 1]?.from ?? end);
    if (until > Math.max(from, start)) percentDays += (percent * (until - Math.max(from, start))) / DAY_MS;
  });
  const interest = (grosze * percentDays) / 36_500;
  if (kind !== 'podatkowe') return Math.round(interest);
  return interest <= THRESHOLD ? 0 : Math.round(interest / 100) * 100;
}
