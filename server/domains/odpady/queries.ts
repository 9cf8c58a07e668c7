import type { Db } from '../../engine/db/open.ts';
import type { PodmiotRow } from '../../engine/db/tables.ts';
import { poAdresie, punktyPodmiotu } from '../naleznosci/punktyOdbioru.ts';

type Whose = Pick<PodmiotRow, 'podmiotId'>;

/** Points of the subject with a present or former waste fee, by address. */
export async function punkty(db: Db, { podmiotId }: Whose) {
  const rows = await punktyPodmiotu(db, podmiotId)
    .select(['idPunktuOdbioru', 'adresPunktuOdbioru'])
    .where((where) =>
      where.exists(
        where
          .selectFrom('parametryOdpadow')
          .select('id')
          .whereRef('parametryOdpadow.idPunktuOdbioru', '=', 'punktyOdbioru.idPunktuOdbioru'),
      ),
    )
    .orderBy('idPunktuOdbioru')
    .execute();
  return poAdresie(rows);
}

/** The newest first. @param idPunktuOdbioru of the subject: the caller has checked it */
export const parametry = (db: Db, idPunktuOdbioru: number) =>
  db
    .selectFrom('parametryOdpadow')
    .selectAll()
    .where('idPunktuOdbioru', '=', idPunktuOdbioru)
    .orderBy('odDnia', 'desc')
    .orderBy('id')
    .execute();
