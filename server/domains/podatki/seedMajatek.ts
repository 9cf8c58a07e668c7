import type { Random } from '../../demo/kit/random.ts';
import { endOfTerm } from '../../engine/calendar/workingDays.ts';
import { doZlotych, type Podatek, type Przedmioty, podatkiGrosze, SPOSOBY_GRUNTOW, stawki } from './rules.ts';
import type { BudowlaRow, BudynekRow, DokumentWlasnosciRow, GruntRow } from './tables.ts';

/** The estate of a payer; parcels and buildings are numbered for each owner. */
export interface Estate {
  dokument: Pick<DokumentWlasnosciRow, 'typ' | 'numer' | 'dataWydania'>;
  grunty: (Pick<GruntRow, 'rodzaj' | 'powierzchniaM2'> & { numer: string })[];
  budynki: (Pick<BudynekRow, 'rodzaj' | 'powierzchniaM2'> & { numer: string })[];
  budowle: Pick<BudowlaRow, 'nazwa' | 'wartoscGrosze'>[];
}

interface Wanted {
  rok: number;
  czyInstytucja: boolean;
  /** The required taxes. */
  podatki: Readonly<Record<Podatek, number>>;
  /** All farmland that the owner works, taxed or not. */
  farmedM2: number;
}

/** A tax above that of a house and its land: part of the estate is a business. */
const BUSINESS_FROM_GROSZE = 130_000;

/** An estate with exactly these taxes in whole złoty: the buildings are random, the land gives the rest. */
export function estateFor(random: Random, wanted: Wanted): Estate {
  const estate: Estate = { dokument: makeDokument(random), grunty: [], budynki: [], budowle: [] };
  if (wanted.czyInstytucja) addPremises(estate, random, wanted);
  else addHome(estate, random, wanted);
  addFarm(estate, random, wanted);
  return estate;
}

function makeDokument(random: Random): Estate['dokument'] {
  const year = random.integer(1994, 2022);
  const dataWydania = endOfTerm(`${year}-${two(random.integer(1, 12))}-${two(random.integer(1, 28))}`);
  return random.chance(0.75)
    ? { typ: 'Akt notarialny', numer: `Rep. A nr ${random.integer(120, 9800)}/${year}`, dataWydania }
    : {
        typ: 'Postanowienie o nabyciu spadku',
        numer: `I Ns ${random.integer(12, 940)}/${two(year % 100)}`,
        dataWydania,
      };
}

function addHome({ grunty, budynki }: Estate, random: Random, { rok, podatki }: Wanted): void {
  const of = stawki(rok);
  let left = podatki.OD_NIERUCHOMOSCI;
  const build = (rodzaj: BudynekRow['rodzaj'], powierzchniaM2: number, rate: number, numer: string) => {
    budynki.push({ rodzaj, powierzchniaM2, numer });
    left -= powierzchniaM2 * rate;
  };
  if (left >= BUSINESS_FROM_GROSZE) {
    const share = 0.6 + random.next() * 0.15;
    build(
      'DZIALALNOSC',
      Math.floor(((left - 60_000) * share) / of.budynkiDzialalnosc),
      of.budynkiDzialalnosc,
      '2.1_BUD',
    );
    const land = random.integer(200, 420);
    grunty.push({ rodzaj: 'DZIALALNOSC', powierzchniaM2: land, numer: '2' });
    left -= land * of.gruntyDzialalnosc;
  }
  // A garden of this size always remains.
  const garden = 250 * of.gruntyPozostale;
  const largest = Math.floor((left - garden) / of.budynkiMieszkalne);
  const house = random.integer(45, 190);
  if (largest >= 30) build('MIESZKALNE', Math.min(house, largest), of.budynkiMieszkalne, '1.1_BUD');
  const garage = random.integer(16, 30);
  if (random.chance(0.4) && left - garage * of.budynkiPozostale > garden)
    build('POZOSTALE', garage, of.budynkiPozostale, '1.2_BUD');
  const powierzchniaM2 = Math.round(left / of.gruntyPozostale);
  if (powierzchniaM2 > 0) grunty.unshift({ rodzaj: 'POZOSTALE', powierzchniaM2, numer: '1' });
}

/** One square metre of business land costs more than a złoty, so the building is made smaller until whole metres fit. */
function addPremises(estate: Estate, random: Random, { rok, podatki }: Wanted): void {
  const of = stawki(rok);
  const wanted = podatki.OD_NIERUCHOMOSCI;
  const nazwa = random.pick(['Plac manewrowy', 'Parking utwardzony', 'Ogrodzenie', 'Zbiornik na paliwo']);
  const share = random.next() * 0.1;
  if (random.chance(0.5)) {
    const wartoscGrosze = Math.round((wanted * share * 100) / of.budowleProcent / 1_000_000) * 1_000_000;
    if (wartoscGrosze > 0) estate.budowle.push({ nazwa, wartoscGrosze });
  }
  const rest = wanted - podatkiGrosze(rok, estate).OD_NIERUCHOMOSCI;
  let building = Math.floor((rest * (0.6 + random.next() * 0.25)) / of.budynkiDzialalnosc);
  for (; building > 0; building--) {
    const land = Math.round((rest - building * of.budynkiDzialalnosc) / of.gruntyDzialalnosc);
    const made = { rodzaj: 'DZIALALNOSC' as const, powierzchniaM2: land, numer: '1' };
    const offices = { rodzaj: 'DZIALALNOSC' as const, powierzchniaM2: building, numer: '1.1_BUD' };
    const tried: Przedmioty = { ...estate, grunty: [made], budynki: [offices] };
    if (podatkiGrosze(rok, tried).OD_NIERUCHOMOSCI !== doZlotych(wanted)) continue;
    estate.grunty.push(made);
    estate.budynki.push(offices);
    return;
  }
}

/** Two classes of arable land, untaxed farmland, and forest. */
function addFarm({ grunty }: Estate, random: Random, { rok, podatki, farmedM2 }: Wanted): void {
  const of = stawki(rok);
  const land = (rodzaj: GruntRow['rodzaj'], powierzchniaM2: number, numer: string) => {
    if (powierzchniaM2 > 0) grunty.push({ rodzaj, powierzchniaM2, numer });
  };
  const metre = (rodzaj: GruntRow['rodzaj']) => SPOSOBY_GRUNTOW[rodzaj].grosze(of) / 10_000;
  const better = Math.round((podatki.ROLNY * (0.2 + random.next() * 0.3)) / metre('ORNE_IIIB') / 100) * 100;
  const good = Math.round((podatki.ROLNY - better * metre('ORNE_IIIB')) / metre('ORNE_IVA'));
  land('ORNE_IIIB', better, '3');
  land('ORNE_IVA', good, '4');
  // Farmland beyond one and a half times the taxed area is leased from somebody else.
  const poor = Math.min(farmedM2 - better - good, Math.round((better + good) / 2));
  if (podatki.ROLNY > 0) land('ORNE_V', Math.floor(poor / 100) * 100, '5');
  land('LAS', Math.round(podatki.LESNY / metre('LAS')), '6');
}

const two = (value: number): string => String(value).padStart(2, '0');
