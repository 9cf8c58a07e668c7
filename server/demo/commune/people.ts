import names from '../../domains/informacjePubliczne/data/imiona.json' with { type: 'json' };
import type { MieszkaniecRow } from '../../domains/informacjePubliczne/tables.ts';
import data from '../kit/data/commune.json' with { type: 'json' };
import { dayShare } from '../kit/dayShare.ts';
import { fictitiousPesel } from '../kit/identifiers.ts';
import type { Random } from '../kit/random.ts';
import type { Member, PersonMaker } from './person.ts';
import { registerHousehold } from './register.ts';

/** The members of a household; the first one pays. */
export interface Household {
  adres: string;
  people: MieszkaniecRow[];
}

/** Before and after these years, first names come from other lists. */
const OLD_NAMES_UNTIL = 1990;
const NEW_NAMES_FROM = 2020;
const ADULT = 25;
/** The people of the demo accounts are the same in every year: files of a municipality name them by their PESEL. */
const DEMO_YEAR = 2026;

/** The inputs of a household besides the seed. */
interface Making {
  /** ISO: nobody is born later. */
  today: string;
  /** Whether the first household members, with fixed names, are women; they are permanent residents. */
  women: readonly boolean[];
  personOf: PersonMaker;
}

/** Households until so many people live in the commune. */
export function makeHouseholds(random: Random, residents: number, making: Making): Household[] {
  const register = random.fork('register');
  const households: Household[] = [];
  for (let id = 1; id <= residents; ) {
    const adres = addressOf(random, households.length);
    const surname = random.pick(data.nazwiska) as [string, string];
    const woman = making.women[households.length];
    const family = familyOf(random, making.today, woman).slice(0, residents - id + 1);
    const people = family.map((member) => making.personOf(random, id++, member, surname, adres));
    const kind = woman === undefined ? 'anyhow' : 'settled';
    households.push({ adres, people: registerHousehold(register, people, kind, making.today) });
  }
  return households;
}

function familyOf(random: Random, today: string, known?: boolean): Member[] {
  const year = Number(today.slice(0, 4));
  const head = (known === undefined ? year : DEMO_YEAR) - random.integer(ADULT, 88);
  const drawn = random.chance(0.5);
  const woman = known ?? drawn;
  const family = [{ rokUrodzenia: head, woman }];
  if (random.chance(0.62))
    family.push({ rokUrodzenia: Math.min(head + random.integer(-4, 4), year - 20), woman: !woman });
  const children = random.weighted([0, 1, 2, 3, 4], [22, 30, 32, 12, 4]);
  for (let child = 0; child < children; child++) {
    const rokUrodzenia = head + random.integer(22, 40);
    // Children of this year whose birthday is later than today are left out.
    const born = rokUrodzenia < year || (rokUrodzenia === year && random.chance(dayShare(today)));
    if (born && year - rokUrodzenia < 27) family.push({ rokUrodzenia, woman: random.chance(0.485) });
  }
  return family;
}

/** @param index of the household: each has its own address */
export function addressOf(random: Random, index: number): string {
  const ulica = data.ulice[index % data.ulice.length]!;
  const dom = Math.floor(index / data.ulice.length) + 1;
  const lokal = random.chance(0.3) ? `/${random.integer(1, 20)}` : '';
  return `ul. ${ulica} ${dom}${lokal}, ${data.miejscowosc}`;
}

export function nameOf(random: Random, year: number, woman: boolean): string {
  const share = (year - OLD_NAMES_UNTIL) / (NEW_NAMES_FROM - OLD_NAMES_UNTIL);
  const sex = woman ? 'K' : 'M';
  if (random.chance(share)) {
    const list = names.noworodki[sex] as [string, number][];
    return random.weighted(
      list,
      list.map(([, weight]) => weight),
    )[0];
  }
  const list = names.zyjacy[sex] as [string, number, number][];
  return random.weighted(
    list,
    list.map(([, weight, peak]) => weight * Math.exp(-(((year - peak) / 16) ** 2))),
  )[0];
}

/** Never the same PESEL twice: a day has 5,000 serial numbers of each sex. */
export function personMaker(random: Random, today: string): PersonMaker {
  const used = new Set<string>();
  const drawn = (year: number, woman: boolean): [pesel: string, born: string] => {
    for (;;) {
      const [month, day] = [random.integer(1, 12), random.integer(1, 28)];
      const pesel = fictitiousPesel(year, month, day, random.integer(0, 4999), woman);
      const born = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      if (used.has(pesel) || born > today) continue;
      used.add(pesel);
      return [pesel, born];
    }
  };
  return (chance, id, { rokUrodzenia, woman }, surname, adres) => {
    const imie = nameOf(chance, rokUrodzenia, woman);
    const [pesel, dataUrodzenia] = drawn(rokUrodzenia, woman);
    const nazwisko = surname[woman ? 1 : 0];
    return { id, imie, nazwisko, pesel, plec: woman ? 'K' : 'M', rokUrodzenia, dataUrodzenia, adres };
  };
}
