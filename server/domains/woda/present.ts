import type * as models from '../../../src/generated/models.ts';
import { fromGrosze } from '../../../src/lang/values/kwota.ts';
import type { FakturaPunktu, odczyty, zgloszeniaStanu } from './queries.ts';
import { fromTysieczne, kwotyPozycji, ODBIOR_SCIEKOW } from './rules.ts';
import type { PozycjaFakturyRow } from './tables.ts';

type RowOf<T extends (...args: never[]) => { execute(): Promise<unknown[]> }> = Awaited<
  ReturnType<ReturnType<T>['execute']>
>[number];

/** @param dataZaplaty the day its instalment was paid in full; undefined: it is not */
export const presentFaktura = (
  row: FakturaPunktu,
  pozycje: readonly Pick<PozycjaFakturyRow, 'nazwa'>[],
  dataZaplaty: string | undefined,
): models.FakturaWody => ({
  idFaktury: row.idFaktury,
  numerFaktury: row.numerFaktury,
  dotyczyWodySciekow: pozycje.some(({ nazwa }) => nazwa === ODBIOR_SCIEKOW) ? 'Woda i ścieki' : 'Woda',
  dataWystawieniaFaktury: row.dataWystawieniaFaktury,
  terminPlatnosci: row.terminPlatnosci,
  dataZaplaty: dataZaplaty ?? null,
  zuzycie: fromTysieczne(row.zuzycieTysieczne),
  kwotaBrutto: fromGrosze(row.kwotaRatyGrosze),
  wystawionoDokumentPdf: row.idDokumentuPdf !== null,
  idDokumentuPdf: row.idDokumentuPdf,
  adresPunktuOdbioru: row.adresPunktuOdbioru,
});

export function presentPozycja(line: PozycjaFakturyRow): models.PozycjaFaktury {
  const { nettoGrosze, vatGrosze } = kwotyPozycji(line);
  return {
    lp: line.lp,
    nazwa: line.nazwa,
    ilosc: fromTysieczne(line.iloscTysieczne),
    cenaBrutto: fromGrosze(line.cenaBruttoGrosze),
    kwotaNetto: fromGrosze(nettoGrosze),
    stawkaVat: line.vatProcent,
    kwotaVat: fromGrosze(vatGrosze),
    kwotaBrutto: fromGrosze(line.bruttoGrosze),
  };
}

export const presentOdczyt = (row: RowOf<typeof odczyty>): models.OdczytLicznika => ({
  idOdczytu: row.idOdczytu,
  numerLicznika: row.nrLicznika,
  dataOdczytu: row.dataOdczytu,
  stanLicznika: fromTysieczne(row.stanTysieczne),
  zuzycieLicznika: fromTysieczne(row.zuzycieTysieczne),
  dataWyjecia: row.dataWyjecia,
});

export const presentZgloszenieStanu = ({
  stanTysieczne,
  ...row
}: RowOf<typeof zgloszeniaStanu>): models.ZgloszenieStanuLicznika => ({
  ...row,
  stanLicznika: fromTysieczne(stanTysieczne),
  czyMoznaWycofac: row.kiedyObsluzono === null && row.kiedyWycofano === null,
});
