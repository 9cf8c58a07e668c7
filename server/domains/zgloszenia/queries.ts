import type { Language } from '../../../src/lang/descriptors/language.ts';
import { NEWEST } from '../../engine/db/newest.ts';
import type { Db } from '../../engine/db/open.ts';
import type { ZgloszenieRow } from './tables.ts';

export const tematy = (db: Db) => db.selectFrom('tematy').selectAll().orderBy('id').execute();

export const temat = (db: Db, id: number) =>
  db.selectFrom('tematy').select(['id', 'pl', 'czyDodatkowy']).where('id', '=', id).executeTakeFirst();

/** The newest first, with the address of their point; the topic in the language asked for. @param idPunktuOdbioru only those about this point */
export const zgloszenia = (db: Db, podmiotId: number, lang: Language, idPunktuOdbioru?: number) =>
  db
    .selectFrom('zgloszenia')
    .innerJoin('tematy', 'tematy.id', 'zgloszenia.tematId')
    .leftJoin('punktyOdbioru', 'punktyOdbioru.idPunktuOdbioru', 'zgloszenia.idPunktuOdbioru')
    .select(['zgloszenieId', 'kiedyUtworzono', 'trescZgloszenia', 'kiedyObsluzono', 'uwagiDoZgloszenia'])
    .select(['punktyOdbioru.adresPunktuOdbioru', `tematy.${lang} as tematZgloszenia`])
    .select('zgloszenia.idPunktuOdbioru')
    .where('zgloszenia.podmiotId', '=', podmiotId)
    .$if(idPunktuOdbioru !== undefined, (of) => of.where('zgloszenia.idPunktuOdbioru', '=', idPunktuOdbioru!))
    .orderBy('kiedyUtworzono', 'desc')
    .orderBy('zgloszenieId', 'desc')
    .limit(NEWEST)
    .execute();

/** Requests that wait, and those that the office has dealt with since a moment; the newest first. */
export const wToku = (db: Db, podmiotId: number, lang: Language, od: string) =>
  db
    .selectFrom('zgloszenia')
    .innerJoin('tematy', 'tematy.id', 'zgloszenia.tematId')
    .select(['zgloszenieId', 'kiedyUtworzono', 'kiedyObsluzono', 'idPunktuOdbioru'])
    .select(`tematy.${lang} as tematZgloszenia`)
    .where('podmiotId', '=', podmiotId)
    .where((eb) => eb.or([eb('kiedyObsluzono', 'is', null), eb('kiedyObsluzono', '>', od)]))
    .orderBy('kiedyUtworzono', 'desc')
    .orderBy('zgloszenieId', 'desc')
    .limit(NEWEST)
    .execute();

export async function countSince(db: Db, kontoId: number, moment: string): Promise<number> {
  const row = await db
    .selectFrom('zgloszenia')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kontoId', '=', kontoId)
    .where('kiedyUtworzono', '>', moment)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** @returns its number */
export const insert = (db: Db, row: Omit<ZgloszenieRow, 'zgloszenieId'>) =>
  db.insertInto('zgloszenia').values(row).returning('zgloszenieId').executeTakeFirstOrThrow();

/**
 * What the office says about a request; one that is done stays done, and a remark made before stays without a new one.
 *
 * @param kiedy when it was done; undefined: it was not
 * @returns whether there is one
 */
export async function obsluz(
  db: Db,
  zgloszenieId: number,
  { kiedy, uwagi }: { kiedy: string | undefined; uwagi: string | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('zgloszenia')
    .set((eb) => ({
      kiedyObsluzono: kiedy === undefined ? eb.ref('kiedyObsluzono') : eb.fn.coalesce('kiedyObsluzono', eb.val(kiedy)),
      ...(uwagi !== undefined && { uwagiDoZgloszenia: uwagi }),
    }))
    .where('zgloszenieId', '=', zgloszenieId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
