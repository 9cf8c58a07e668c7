import data from '../data/commune.json' with { type: 'json' };
import names from '../data/imiona.json' with { type: 'json' };
import type { MieszkaniecRow } from '../db/schema.ts';
import { fictitiousPesel } from './identifiers.ts';
import type { Random } from './random.ts';

/** Those who live under one roof; the first pays. */
export interface Household {
  adres: string;
  people: MieszkaniecRow[];
}

/** First names were given by other lists before and after these years. */
const OLD_NAMES_UNTIL = 1990;
const NEW_NAMES_FROM = 2020;
const ADULT = 25;

/** Households until there are so many residents. @param year the current one: nobody is born later */
export function makeHouseholds(random: Random, residents: number, year: number): Household[] {
  const peselOf = peselMaker(random.fork('pesel'));
  const households: Household[] = [];
  for (let id = 1; id <= residents; ) {
    const adres = addressOf(random, households.length);
    const surname = random.pick(data.nazwiska) as [string, string];
    const people: MieszkaniecRow[] = [];
    for (const { rokUrodzenia, woman } of familyOf(random, year).slice(0, residents - id + 1)) {
      const imie = nameOf(random, rokUrodzenia, woman);
      const pesel = peselOf(rokUrodzenia, woman);
      people.push({ id: id++, imie, nazwisko: surname[woman ? 1 : 0], pesel, rokUrodzenia, adres });
    }
    households.push({ adres, people });
  }
  return households;
}

function familyOf(random: Random, year: number): { rokUrodzenia: number; woman: boolean }[] {
  const head = year - random.whole(ADULT, 88);
  const woman = random.chance(0.5);
  const family = [{ rokUrodzenia: head, woman }];
  if (random.chance(0.62))
    family.push({ rokUrodzenia: Math.min(head + random.whole(-4, 4), year - 20), woman: !woman });
  const children = random.weighted([0, 1, 2, 3, 4], [22, 30, 32, 12, 4]);
  for (let child = 0; child < children; child++) {
    const rokUrodzenia = head + random.whole(22, 40);
    if (rokUrodzenia <= year && year - rokUrodzenia < 27) {
      family.push({ rokUrodzenia, woman: random.chance(0.485) });
    }
  }
  return family;
}

/** @param index of the household: no two live at one address */
function addressOf(random: Random, index: number): string {
  const ulica = data.ulice[index % data.ulice.length]!;
  const dom = Math.floor(index / data.ulice.length) + 1;
  const lokal = random.chance(0.3) ? `/${random.whole(1, 20)}` : '';
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
function peselMaker(random: Random): (year: number, woman: boolean) => string {
  const used = new Set<string>();
  return (year, woman) => {
    for (;;) {
      const pesel = fictitiousPesel(year, random.whole(1, 12), random.whole(1, 28), random.whole(0, 4999), woman);
      if (!used.has(pesel)) {
        used.add(pesel);
        return pesel;
      }
    }
  };
}
