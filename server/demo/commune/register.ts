import { addDays } from '../../../src/lang/values/dates.ts';
import type { MieszkaniecRow } from '../../domains/informacjePubliczne/tables.ts';
import type { Random } from '../kit/random.ts';
import type { Person } from './person.ts';

/** Shares of the households: temporary residents, and newcomers; the others have always lived here. */
const TEMPORARY = 0.032;
const CAME = 0.28;
const YEAR = 365;

/** Registers a household: one day for all who were born by then, and an end only where it is planned. */
export function registerHousehold(
  random: Random,
  people: readonly Person[],
  kind: 'settled' | 'anyhow',
  today: string,
): MieszkaniecRow[] {
  const share = random.next();
  const temporary = kind === 'anyhow' && share < TEMPORARY;
  const came = kind === 'anyhow' && share < TEMPORARY + CAME;
  const czyObywatel = random.chance(temporary ? 0.6 : came ? 0.98 : 1) ? 1 : 0;
  const since = addDays(today, -random.integer(20, temporary ? 2 * YEAR : 30 * YEAR))!;
  const until = addDays(today, random.integer(15, 2 * YEAR))!;
  return people.map((person) => ({
    ...person,
    czyObywatel,
    zameldowanie: temporary ? 'CZASOWE' : 'STALE',
    zameldowanyOd: came && since > person.dataUrodzenia ? since : person.dataUrodzenia,
    zameldowanyDo: temporary ? until : null,
    koniec: temporary ? 'UPLYW' : null,
  }));
}
