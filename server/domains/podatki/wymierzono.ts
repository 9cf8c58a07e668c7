import { fromGrosze } from '../../../src/lang/values/kwota.ts';
import {
  type Podatek,
  powierzchnia,
  SPOSOBY_BUDYNKOW,
  SPOSOBY_GRUNTOW,
  type Sposob,
  stawki,
  zaBudowleGrosze,
  zaBudynekGrosze,
  zaGruntGrosze,
} from './rules.ts';
import type { BudowlaRow, BudynekRow, GruntRow } from './tables.ts';

/** How land or a building is taxed in a year, as residents see it; amounts in PLN. */
export interface Wymierzono {
  opisPodatku: string;
  nazwaStawki: string;
  powierzchnia: number;
  jednostkaPowierzchni: 'm2' | 'ha';
  stawka: number;
  kwotaPodatku: number;
}

/** How a structure is taxed in a year. */
export type WymierzonoBudowle = Pick<Wymierzono, 'opisPodatku' | 'nazwaStawki' | 'kwotaPodatku'> & {
  stawkaProcent: number;
};

export const NAZWY: Readonly<Record<Podatek, string>> = {
  ROLNY: 'Podatek rolny',
  LESNY: 'Podatek leśny',
  OD_NIERUCHOMOSCI: 'Podatek od nieruchomości',
};

/* What the tax system says about an object; without that, what the rates of this office give. */

export const wymierzonoGrunt = (rok: number, grunt: GruntRow): Wymierzono =>
  fed(grunt) ?? byRates(rok, grunt, SPOSOBY_GRUNTOW[grunt.rodzaj], zaGruntGrosze(rok, grunt));

export const wymierzonoBudynek = (rok: number, budynek: BudynekRow): Wymierzono =>
  fed(budynek) ?? byRates(rok, budynek, SPOSOBY_BUDYNKOW[budynek.rodzaj], zaBudynekGrosze(rok, budynek));

export const wymierzonoBudowle = (rok: number, budowla: BudowlaRow): WymierzonoBudowle =>
  fed(budowla) ?? {
    opisPodatku: NAZWY.OD_NIERUCHOMOSCI,
    nazwaStawki: 'Budowle',
    stawkaProcent: stawki(rok).budowleProcent / 100,
    kwotaPodatku: toGrosz(zaBudowleGrosze(rok, budowla)),
  };

const fed = ({ wymierzono }: Pick<GruntRow, 'wymierzono'>) => (wymierzono == null ? undefined : JSON.parse(wymierzono));

const byRates = (
  rok: number,
  { powierzchniaM2 }: GruntRow | BudynekRow,
  sposob: Sposob,
  grosze: number,
): Wymierzono => ({
  opisPodatku: NAZWY[sposob.podatek],
  nazwaStawki: sposob.nazwaStawki,
  powierzchnia: powierzchnia(powierzchniaM2, sposob),
  jednostkaPowierzchni: sposob.jednostka,
  stawka: toGrosz(sposob.grosze(stawki(rok))),
  kwotaPodatku: toGrosz(grosze),
});

const toGrosz = (grosze: number): number => fromGrosze(Math.round(Number(grosze.toFixed(4))));
