import { collatorOf } from '../../../src/lang/values/order.ts';
import type { Db } from '../../engine/db/open.ts';

/** The points of a subject: what another domain narrows, or joins its own tables to. */
export const punktyPodmiotu = (db: Db, podmiotId: number) =>
  db.selectFrom('punktyOdbioru').where('punktyOdbioru.podmiotId', '=', podmiotId);

/** The points of a subject, by address. */
export const punkty = async (db: Db, podmiotId: number) =>
  poAdresie(
    await punktyPodmiotu(db, podmiotId)
      .select(['idPunktuOdbioru', 'adresPunktuOdbioru'])
      .orderBy('idPunktuOdbioru')
      .execute(),
  );

/** One point of a subject; undefined alike for one that is not and for somebody else's. */
export const punkt = (db: Db, podmiotId: number, idPunktuOdbioru: number) =>
  punktyPodmiotu(db, podmiotId)
    .select(['idPunktuOdbioru', 'adresPunktuOdbioru'])
    .where('idPunktuOdbioru', '=', idPunktuOdbioru)
    .executeTakeFirst();

/** By address, in Polish order; alike addresses stay in the given order. */
export function poAdresie<T extends { adresPunktuOdbioru: string }>(points: readonly T[]): T[] {
  const { compare } = collatorOf('pl');
  return points.toSorted((a, b) => compare(a.adresPunktuOdbioru, b.adresPunktuOdbioru));
}

/** Adds a point with the next free number. @returns its id */
export async function dodajPunkt(trx: Db, podmiotId: number, adresPunktuOdbioru: string): Promise<number> {
  const { last } = await trx
    .selectFrom('punktyOdbioru')
    .select((of) => of.fn.max<number | null>('idPunktuOdbioru').as('last'))
    .executeTakeFirstOrThrow();
  const idPunktuOdbioru = Number(last ?? 0) + 1;
  await trx.insertInto('punktyOdbioru').values({ idPunktuOdbioru, podmiotId, adresPunktuOdbioru }).execute();
  return idPunktuOdbioru;
}
