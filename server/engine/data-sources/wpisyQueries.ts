import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Tables, WpisRow } from '../db/tables.ts';

/** The owner of the records that are read. */
export interface Owner {
  kontoId: number;
  /** null: the records of the account alone, about no subject. */
  podmiotId: number | null;
}

/** The newest first. */
export const wpisy = (db: Db, tabela: string, owner: Owner, most: number) =>
  db
    .selectFrom('wpisy')
    .selectAll()
    .where('tabela', '=', tabela)
    .where(ownedBy(owner))
    .orderBy('kiedyUtworzono', 'desc')
    .orderBy('wpisId', 'desc')
    .limit(most)
    .execute();

/** One of them by its number. */
export const wpisOf = (db: Db, tabela: string, owner: Owner, numer: string) =>
  db
    .selectFrom('wpisy')
    .select(['wpisId', 'numer'])
    .where('numer', '=', numer)
    .where('tabela', '=', tabela)
    .where(ownedBy(owner))
    .executeTakeFirst();

const ownedBy =
  ({ kontoId, podmiotId }: Owner) =>
  (eb: ExpressionBuilder<Tables, 'wpisy'>) =>
    podmiotId === null
      ? eb.and([eb('kontoId', '=', kontoId), eb('podmiotId', 'is', null)])
      : eb('podmiotId', '=', podmiotId);

export async function wyslaneOd(db: Db, tabela: string, kontoId: number, moment: string): Promise<number> {
  const { ile } = await db
    .selectFrom('wpisy')
    .select((eb) => eb.fn.countAll<number>().as('ile'))
    .where('tabela', '=', tabela)
    .where('kontoId', '=', kontoId)
    .where('kiedyUtworzono', '>', moment)
    .executeTakeFirstOrThrow();
  return ile;
}

type NewWpis = Omit<Insertable<WpisRow>, 'numer' | 'uwagiUrzedu' | 'kiedyZmieniono'>;

/** @returns the record; its number is consecutive for each series and year, without gaps, since a failed write returns it */
export async function addWpis(db: Db, row: NewWpis, beginning: string, rok: string): Promise<Selectable<WpisRow>> {
  return insertWpis(db, row, await nextNumber(db, beginning, rok));
}

export const insertWpis = (db: Db, row: NewWpis, numer: string): Promise<Selectable<WpisRow>> =>
  db
    .insertInto('wpisy')
    .values({ ...row, numer, uwagiUrzedu: null, kiedyZmieniono: row.kiedyUtworzono })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Gives an application its number and the moment of its filing. */
export const fileWpis = async (
  db: Db,
  wpisId: number,
  beginning: string,
  rok: string,
  kiedyUtworzono: string,
): Promise<Selectable<WpisRow>> =>
  db
    .updateTable('wpisy')
    .set({ numer: await nextNumber(db, beginning, rok), kiedyUtworzono })
    .where('wpisId', '=', wpisId)
    .returningAll()
    .executeTakeFirstOrThrow();

async function nextNumber(db: Db, beginning: string, rok: string): Promise<string> {
  const { ostatni } = await db
    .insertInto('numeryWpisow')
    .values({ seria: `${beginning}/${rok}`, ostatni: 1 })
    .onConflict((conflict) => conflict.column('seria').doUpdateSet({ ostatni: sql`"numeryWpisow"."ostatni" + 1` }))
    .returning('ostatni')
    .executeTakeFirstOrThrow();
  return `${beginning}/${ostatni}/${rok}`;
}
