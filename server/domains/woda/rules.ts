import { stawkaRoku } from '../stawki/stawkaRoku.ts';
import { vatWithin } from '../stawki/vat.ts';
import data from './data/taryfyWody.json' with { type: 'json' };
import type { PozycjaFakturyRow } from './tables.ts';

/** The kinds of lines on an invoice. */
const DOSTAWA_WODY = 'Dostawa wody';
export const ODBIOR_SCIEKOW = 'Odbiór ścieków';

export type PozycjaFaktury = Omit<PozycjaFakturyRow, 'idFaktury'>;

/**
 * The lines of an invoice by the tariff of a year. Prices are gross: a line is rounded to the grosz once, half up, and its
 * VAT is within it (vat.ts).
 *
 * @param scieki whether the water goes to the sewers, unlike that of a garden
 */
export function pozycjeFaktury(rok: number, zuzycieTysieczne: number, scieki: boolean): PozycjaFaktury[] {
  const ceny = stawkaRoku(data.cenyBruttoGrosze, rok);
  const lines = [[DOSTAWA_WODY, ceny.woda] as const, ...(scieki ? [[ODBIOR_SCIEKOW, ceny.scieki] as const] : [])];
  return lines.map(([nazwa, cenaBruttoGrosze], index) => ({
    lp: index + 1,
    nazwa,
    iloscTysieczne: zuzycieTysieczne,
    cenaBruttoGrosze,
    vatProcent: data.vatProcent,
    bruttoGrosze: doGrosza(zuzycieTysieczne * cenaBruttoGrosze),
  }));
}

type Kwota = Pick<PozycjaFakturyRow, 'bruttoGrosze' | 'vatProcent'>;

/** What a gross line is made of, in grosze. VAT is rounded in each line, and the net is the rest. */
export function kwotyPozycji({ bruttoGrosze, vatProcent }: Kwota) {
  const vatGrosze = vatWithin(bruttoGrosze, vatProcent);
  return { nettoGrosze: bruttoGrosze - vatGrosze, vatGrosze };
}

/** The sums of an invoice, in grosze: those of its lines, so that the paper adds up. */
export function sumyFaktury(pozycje: readonly Kwota[]) {
  const bruttoGrosze = pozycje.reduce((sum, one) => sum + one.bruttoGrosze, 0);
  const vatGrosze = pozycje.reduce((sum, one) => sum + kwotyPozycji(one).vatGrosze, 0);
  return { nettoGrosze: bruttoGrosze - vatGrosze, vatGrosze, bruttoGrosze };
}

/** Rounds to the grosz, half up. @param tysieczne thousandths of a grosz */
const doGrosza = (tysieczne: number): number => Math.floor((tysieczne + 500) / 1000);

/** Thousandths as cubic metres. */
export const fromTysieczne = (tysieczne: number): number => tysieczne / 1000;

/**
 * The roundest consumption that gives these amounts by the tariff; undefined: there is none. The inverse of
 * pozycjeFaktury, for cards that are older than the meters of the demo.
 *
 * @param bruttoGrosze by line
 */
export function zuzycieZaKwoty(rok: number, bruttoGrosze: ReadonlyMap<string, number>): number | undefined {
  const woda = bruttoGrosze.get(DOSTAWA_WODY);
  if (woda === undefined) return undefined;
  const { woda: cena } = stawkaRoku(data.cenyBruttoGrosze, rok);
  const gives = (zuzycie: number) => {
    const lines = pozycjeFaktury(rok, zuzycie, bruttoGrosze.has(ODBIOR_SCIEKOW));
    return (
      lines.length === bruttoGrosze.size && lines.every((line) => line.bruttoGrosze === bruttoGrosze.get(line.nazwa))
    );
  };
  const [least, most] = [(woda * 1000 - 500) / cena, (woda * 1000 + 500) / cena];
  for (const krok of KROKI)
    for (let zuzycie = Math.ceil(least / krok) * krok; zuzycie <= most; zuzycie += krok)
      if (gives(zuzycie)) return zuzycie;
  return undefined;
}

/** The smallest steps of meters with none to three decimals, in thousandths of a cubic metre. */
const KROKI = [1000, 100, 10, 1];
