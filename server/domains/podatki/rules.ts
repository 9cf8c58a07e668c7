import { stawkaRoku } from '../stawki/stawkaRoku.ts';
import data from './data/podatki.json' with { type: 'json' };

/** The rates of the council for a year, in grosze: per square metre, for rye and for wood; structures in percent. */
export type Stawki = (typeof data.uchwalone)['2024'];

/** A resolution of the council is in force until the next one. */
export const stawki = (rok: number): Stawki => stawkaRoku(data.uchwalone, rok);

export type Podatek = 'ROLNY' | 'LESNY' | 'OD_NIERUCHOMOSCI';

/** How an object is taxed: by the square metre, or by the hectare. */
export interface Sposob {
  podatek: Podatek;
  nazwaStawki: string;
  jednostka: 'm2' | 'ha';
  grosze(of: Stawki): number;
}

const ofProperty = (nazwaStawki: string, grosze: Sposob['grosze']): Sposob => {
  return { podatek: 'OD_NIERUCHOMOSCI', nazwaStawki, jednostka: 'm2', grosze };
};
/** @param przelicznik conversion hectares for a hectare of this class, in the second tax district; 0: not taxed */
const ofFarm = (nazwaStawki: string, przelicznik: number): Sposob => ({
  podatek: 'ROLNY',
  nazwaStawki,
  jednostka: 'ha',
  grosze: ({ zytoZaKwintal }) => zytoZaKwintal * data.kwintaleZytaNaHektar * przelicznik,
});

export const SPOSOBY_GRUNTOW = {
  POZOSTALE: ofProperty('Grunty pozostałe', (of) => of.gruntyPozostale),
  DZIALALNOSC: ofProperty('Grunty związane z działalnością gospodarczą', (of) => of.gruntyDzialalnosc),
  ORNE_IIIB: ofFarm('Grunty orne klasy IIIb, przelicznik 1,25', 1.25),
  ORNE_IVA: ofFarm('Grunty orne klasy IVa, przelicznik 1,00', 1),
  ORNE_V: ofFarm('Grunty orne klasy V, zwolnione z podatku', 0),
  LAS: {
    podatek: 'LESNY',
    nazwaStawki: 'Lasy',
    jednostka: 'ha',
    grosze: ({ drewnoZaMetr }) => drewnoZaMetr * data.metryDrewnaNaHektar,
  },
} as const satisfies Record<string, Sposob>;

export const SPOSOBY_BUDYNKOW = {
  MIESZKALNE: ofProperty('Budynki mieszkalne', (of) => of.budynkiMieszkalne),
  DZIALALNOSC: ofProperty('Budynki związane z działalnością gospodarczą', (of) => of.budynkiDzialalnosc),
  POZOSTALE: ofProperty('Budynki pozostałe', (of) => of.budynkiPozostale),
} as const satisfies Record<string, Sposob>;

export type RodzajGruntu = keyof typeof SPOSOBY_GRUNTOW;
export type RodzajBudynku = keyof typeof SPOSOBY_BUDYNKOW;

export const powierzchnia = (powierzchniaM2: number, { jednostka }: Sposob): number =>
  jednostka === 'ha' ? powierzchniaM2 / 10_000 : powierzchniaM2;

const poArealeGrosze = (rok: number, sposob: Sposob, { powierzchniaM2 }: { powierzchniaM2: number }): number =>
  powierzchnia(powierzchniaM2, sposob) * sposob.grosze(stawki(rok));

type Grunt = { rodzaj: RodzajGruntu; powierzchniaM2: number };
type Budynek = { rodzaj: RodzajBudynku; powierzchniaM2: number };
type Budowla = { wartoscGrosze: number };

/** The taxed objects of a payer in a year. */
export interface Przedmioty {
  grunty: readonly Grunt[];
  budynki: readonly Budynek[];
  budowle: readonly Budowla[];
}

/** Not rounded: only the whole tax is rounded, not its parts. */
export const zaGruntGrosze = (rok: number, grunt: Grunt): number =>
  poArealeGrosze(rok, SPOSOBY_GRUNTOW[grunt.rodzaj], grunt);
export const zaBudynekGrosze = (rok: number, budynek: Budynek): number =>
  poArealeGrosze(rok, SPOSOBY_BUDYNKOW[budynek.rodzaj], budynek);
export const zaBudowleGrosze = (rok: number, { wartoscGrosze }: Budowla): number =>
  (doZlotych(wartoscGrosze) * stawki(rok).budowleProcent) / 100;

/** Bases and taxes are rounded to whole złoty, half a złoty up. Source: Ordynacja podatkowa art. 63 § 1. */
export const doZlotych = (grosze: number): number => Math.round(Number(grosze.toFixed(4)) / 100) * 100;

/** The three taxes of a year, each rounded as a whole. */
export function podatkiGrosze(rok: number, { grunty, budynki, budowle }: Przedmioty): Record<Podatek, number> {
  const sums: Record<Podatek, number> = { ROLNY: 0, LESNY: 0, OD_NIERUCHOMOSCI: 0 };
  for (const grunt of grunty) sums[SPOSOBY_GRUNTOW[grunt.rodzaj].podatek] += zaGruntGrosze(rok, grunt);
  for (const budynek of budynki) sums.OD_NIERUCHOMOSCI += zaBudynekGrosze(rok, budynek);
  for (const budowla of budowle) sums.OD_NIERUCHOMOSCI += zaBudowleGrosze(rok, budowla);
  return {
    ROLNY: doZlotych(sums.ROLNY),
    LESNY: doZlotych(sums.LESNY),
    OD_NIERUCHOMOSCI: doZlotych(sums.OD_NIERUCHOMOSCI),
  };
}
