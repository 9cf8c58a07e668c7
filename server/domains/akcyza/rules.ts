import data from './data/akcyza.json' with { type: 'json' };

/** The quantities behind the limit of a year, in hundredths: of a hectare, of a large livestock unit, of a pig. */
export interface Gospodarstwo {
  uzytkiRolneAr: number;
  liczbaDjpSetne: number;
  liczbaSwinSetne: number;
}

const years = Object.keys(data.stawkiGrosze).map(Number).sort();
const stawki: Readonly<Record<number, number>> = data.stawkiGrosze;

/** Refund for a litre. A year without a rate of its own has that of the last year before it. */
export function stawkaGrosze(rok: number): number {
  return stawki[years.findLast((year) => year <= rok) ?? years[0]!]!;
}

/** The parts of the annual limit, each rounded to the grosz. Source: act of 10 March 2006 (Dz.U. 2006 nr 52 poz. 379), art. 4. */
export function czesciLimitu(rok: number, { uzytkiRolneAr, liczbaDjpSetne, liczbaSwinSetne }: Gospodarstwo) {
  const rate = stawkaGrosze(rok);
  const part = (hundredths: number, litres: number) => Math.round((hundredths * litres * rate) / 100);
  return {
    zaUzytkiRolneGrosze: part(uzytkiRolneAr, data.litryNaHektar),
    zaDjpGrosze: part(liczbaDjpSetne, data.litryNaDjp),
    zaSwinieGrosze: part(liczbaSwinSetne, data.litryNaSwinie),
  };
}

export function limitGrosze(rok: number, of: Gospodarstwo): number {
  const { zaUzytkiRolneGrosze, zaDjpGrosze, zaSwinieGrosze } = czesciLimitu(rok, of);
  return zaUzytkiRolneGrosze + zaDjpGrosze + zaSwinieGrosze;
}

export const { litryNaHektar, litryNaDjp, litryNaSwinie } = data;
