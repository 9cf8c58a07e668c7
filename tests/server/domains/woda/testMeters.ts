import type { WodomierzRow } from '../../../../server/domains/woda/tables.ts';
import type { Db } from '../../../../server/engine/db/open.ts';

/** Higher than every id of a small commune. */
let last = 9_000_000;

/** Installs a new meter at a point, read once a year ago. @param stanTysieczne that reading */
export async function putMeter(
  db: Db,
  meter: Pick<WodomierzRow, 'idPunktu'> & Partial<WodomierzRow>,
  stanTysieczne = 412_000,
): Promise<WodomierzRow> {
  const idLicznika = ++last;
  const row: WodomierzRow = {
    idLicznika,
    nrLicznika: `PROBA-${idLicznika}`,
    miejsce: idLicznika,
    zakresLicznikaCalkowite: 5,
    zakresLicznikaDziesietne: 3,
    dataMontazu: '2020-05-04',
    dataWyjecia: null,
    ...meter,
  };
  await db.insertInto('wodomierze').values(row).execute();
  await read(db, idLicznika, '2025-11-06', stanTysieczne);
  return row;
}

/** The office reads a meter. */
export const read = (db: Db, idLicznika: number, dataOdczytu: string, stanTysieczne: number) =>
  db
    .insertInto('odczyty')
    .values({ idOdczytu: ++last, idLicznika, dataOdczytu, stanTysieczne, zuzycieTysieczne: 0 })
    .execute();

/** A point of the subject that an account acts for. */
export async function pointOf(db: Db, login: string, czyInstytucja = 0): Promise<{ idPunktu: number; nip: string }> {
  const row = await db
    .selectFrom('konta')
    .innerJoin('kontaPodmioty', 'kontaPodmioty.kontoId', 'konta.kontoId')
    .innerJoin('podmioty', 'podmioty.podmiotId', 'kontaPodmioty.podmiotId')
    .innerJoin('punktyOdbioru', 'punktyOdbioru.podmiotId', 'podmioty.podmiotId')
    .select(['idPunktuOdbioru', 'podmioty.nip'])
    .where('login', '=', login)
    .where('podmioty.czyInstytucja', '=', czyInstytucja)
    .orderBy('idPunktuOdbioru')
    .executeTakeFirstOrThrow();
  return { idPunktu: row.idPunktuOdbioru, nip: row.nip ?? '' };
}
