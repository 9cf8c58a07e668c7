import type { Db } from '../../engine/db/open.ts';
import type { PodmiotRow } from '../../engine/db/tables.ts';

type Whose = Pick<PodmiotRow, 'podmiotId'>;

/** Points of the subject with a present or former waste fee, by address. */
export async function punkty(db: Db, { podmiotId }: Whose) {
  const rows = await db
    .selectFrom('punktyOdbioru')
    .select(['idPunktuOdbioru', 'adresPunktuOdbioru'])
    .where('podmiotId', '=', podmiotId)
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
  const collator = new Intl.Collator('pl');
  return rows.sort((a, b) => collator.compare(a.adresPunktuOdbioru, b.adresPunktuOdbioru));
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
