import { addDays } from '../../../src/lang/values/dates.ts';
import type { MieszkaniecRow } from '../../domains/informacjePubliczne/tables.ts';
import data from '../kit/data/commune.json' with { type: 'json' };
import type { Random } from '../kit/random.ts';
import { addressOf } from './people.ts';
import type { PersonMaker } from './person.ts';

/** For each resident, the number of registered people who died or left in these years. */
const SHARE = 0.2;
const YEARS = 10;

type End = NonNullable<MieszkaniecRow['koniec']>;
const ENDS: readonly End[] = ['ZGON', 'WYMELDOWANIE', 'WYJAZD', 'UPLYW'];
const WEIGHTS = [48, 36, 10, 6];

/** Former residents. @param firstId the next free number */
export function makeFormer(
  random: Random,
  residents: number,
  firstId: number,
  personOf: PersonMaker,
  today: string,
): MieszkaniecRow[] {
  return Array.from({ length: Math.round(residents * SHARE) }, (_, index) => {
    const koniec = random.weighted(ENDS, WEIGHTS);
    const zameldowanyDo = addDays(today, -random.integer(1, YEARS * 365))!;
    const rokUrodzenia = Number(zameldowanyDo.slice(0, 4)) - ageAtEnd(random, koniec);
    const surname = random.pick(data.nazwiska) as [string, string];
    const member = { rokUrodzenia, woman: random.chance(0.51) };
    const person = personOf(random, firstId + index, member, surname, addressOf(random, random.integer(0, residents)));
    const temporary = koniec === 'UPLYW';
    const since = addDays(zameldowanyDo, -random.integer(90, temporary ? 700 : 9000))!;
    const came = temporary || random.chance(0.4);
    return {
      ...person,
      czyObywatel: random.chance(temporary ? 0.6 : 0.99) ? 1 : 0,
      zameldowanie: temporary ? 'CZASOWE' : 'STALE',
      zameldowanyOd: came && since > person.dataUrodzenia ? since : person.dataUrodzenia,
      zameldowanyDo,
      koniec,
    };
  });
}

/** One year at least, so that nobody leaves before they are born. */
const ageAtEnd = (random: Random, koniec: End): number =>
  koniec === 'ZGON' ? random.integer(54, 95) : random.chance(0.2) ? random.integer(1, 17) : random.integer(18, 60);
