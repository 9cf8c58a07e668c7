import { toGrosze } from '../../../src/lang/values/kwota.ts';
import type { Db } from '../../engine/db/open.ts';
import { tysieczne } from '../../engine/feed/columns.ts';
import { feedKind } from '../../engine/feed/feedKind.ts';
import { foundIds, rowIds } from '../../engine/feed/rowIds.ts';
import { miesciSie } from './stanLicznika.ts';

const METERS = { table: 'wodomierze', id: 'idLicznika', by: ['nrLicznika'] } as const;
const READINGS = { table: 'odczyty', id: 'idOdczytu', by: ['idLicznika', 'dataOdczytu'] } as const;
const INVOICES = { table: 'fakturyWody', id: 'idFaktury', by: ['numerFaktury'] } as const;

export const umowyWody = feedKind({
  kind: 'umowyWody',
  table: 'umowyWody',
  key: ['idPunktu'],
  onGone: 'delete',
  toRow: ({ idPunktuOdbioru, ...umowa }) => ({ idPunktu: idPunktuOdbioru, ...umowa }),
});

/** A meter whose state residents have reported stays: their reports refer to it. */
export const wodomierze = feedKind({
  kind: 'wodomierze',
  table: 'wodomierze',
  key: ['idLicznika'],
  onGone: 'delete',
  prepare: (db: Db, records) =>
    rowIds(
      db,
      METERS,
      records.map(({ nrLicznika }) => [nrLicznika]),
    ),
  check: ({ dataMontazu, dataWyjecia }) =>
    dataWyjecia && dataWyjecia < dataMontazu
      ? { field: 'dataWyjecia', reason: `The meter was taken out before it was installed, on ${dataMontazu}.` }
      : undefined,
  toRow: ({ idPunktuOdbioru, dataWyjecia = null, ...licznik }, idOf) => ({
    idLicznika: idOf(licznik.nrLicznika),
    idPunktu: idPunktuOdbioru,
    ...licznik,
    dataWyjecia,
  }),
});

export const odczyty = feedKind({
  kind: 'odczyty',
  table: 'odczyty',
  key: ['idOdczytu'],
  onGone: 'delete',
  async prepare(db: Db, records) {
    const licznikOf = await licznikiOf(db, records);
    const keys = records.map(({ nrLicznika, dataOdczytu }) => [licznikOf(nrLicznika)!, dataOdczytu]);
    return { licznikOf, idOf: await rowIds(db, READINGS, keys) };
  },
  check: ({ stanLicznika }) =>
    miesciSie(tysieczne(stanLicznika), { zakresLicznikaCalkowite: 9, zakresLicznikaDziesietne: 3 })
      ? undefined
      : { field: 'stanLicznika', reason: 'No meter can show this state.' },
  toRow: ({ nrLicznika, dataOdczytu, stanLicznika, zuzycieLicznika }, { licznikOf, idOf }) => {
    const idLicznika = licznikOf(nrLicznika)!;
    return {
      idOdczytu: idOf(idLicznika, dataOdczytu),
      idLicznika,
      dataOdczytu,
      stanTysieczne: tysieczne(stanLicznika),
      zuzycieTysieczne: tysieczne(zuzycieLicznika),
    };
  },
});

export const fakturyWody = feedKind({
  kind: 'fakturyWody',
  table: 'fakturyWody',
  key: ['idFaktury'],
  onGone: 'delete',
  async prepare(db: Db, records) {
    const licznikOf = await licznikiOf(db, records);
    const read = records.map(({ nrLicznika, dataOdczytu }) => [licznikOf(nrLicznika)!, dataOdczytu]);
    return { licznikOf, odczytOf: await foundIds(db, READINGS, read), idOf: await fakturyOf(db, records, rowIds) };
  },
  toRow: (faktura, { licznikOf, odczytOf, idOf }) => {
    const idFaktury = idOf(faktura.numerFaktury);
    return {
      idFaktury,
      idKartyNaleznosci: faktura.idKartyNaleznosci,
      idNaleznosciRatyZbiorczej: faktura.idNaleznosciRatyZbiorczej,
      idOdczytu: odczytOf(licznikOf(faktura.nrLicznika)!, faktura.dataOdczytu)!,
      numerFaktury: faktura.numerFaktury,
      dataWystawieniaFaktury: faktura.dataWystawieniaFaktury,
      idDokumentuPdf: faktura.czyWystawionoDokument ? idFaktury : null,
      plikPdf: faktura.plikPdf ?? null,
    };
  },
});

export const pozycjeFaktur = feedKind({
  kind: 'pozycjeFaktur',
  table: 'pozycjeFaktur',
  key: ['idFaktury', 'lp'],
  onGone: 'delete',
  prepare: (db: Db, records) => fakturyOf(db, records, foundIds),
  toRow: ({ numerFaktury, lp, nazwa, ilosc, cenaBrutto, stawkaVat, kwotaBrutto }, idOf) => ({
    idFaktury: idOf(numerFaktury)!,
    lp,
    nazwa,
    iloscTysieczne: tysieczne(ilosc),
    cenaBruttoGrosze: toGrosze(cenaBrutto),
    vatProcent: stawkaVat,
    bruttoGrosze: toGrosze(kwotaBrutto),
  }),
});

export const protokolyWymiany = feedKind({
  kind: 'protokolyWymiany',
  table: 'protokolyWymiany',
  key: ['idWyjetego'],
  onGone: 'delete',
  prepare: (db: Db, records) =>
    foundIds(
      db,
      METERS,
      records.flatMap(({ numerWyjetego, numerZalozonego }) => [[numerWyjetego], [numerZalozonego]]),
    ),
  toRow: ({ numerWyjetego, numerZalozonego, stanWyjetego, stanZalozonego, ...protokol }, licznikOf) => ({
    idWyjetego: licznikOf(numerWyjetego)!,
    idZalozonego: licznikOf(numerZalozonego)!,
    ...protokol,
    stanWyjetegoTysieczne: tysieczne(stanWyjetego),
    stanZalozonegoTysieczne: tysieczne(stanZalozonego),
  }),
});

const licznikiOf = (db: Db, records: readonly { nrLicznika: string }[]) =>
  foundIds(
    db,
    METERS,
    records.map(({ nrLicznika }) => [nrLicznika]),
  );

const fakturyOf = <Ids>(
  db: Db,
  records: readonly { numerFaktury: string }[],
  by: (db: Db, numbered: typeof INVOICES, keys: readonly string[][]) => Ids,
): Ids =>
  by(
    db,
    INVOICES,
    records.map(({ numerFaktury }) => [numerFaktury]),
  );
