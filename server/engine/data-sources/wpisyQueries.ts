import { type Insertable, sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { WpisRow } from '../db/tables.ts';

/** The owner of the records that are read. */
export interface Owner {
  kontoId: number;
  /** null: the records of the account alone, about no subject. */
  podmiotId: number | null;
}

/** The newest first. */
export const wpisy = (db: Db, tabela: string, { kontoId, podmiotId }: Owner, most: number) =>
  db
    .selectFrom('wpisy')
    .selectAll()
    .where('tabela', '=', tabela)
    .where((eb) =>
      podmiotId === null
        ? eb.and([eb('kontoId', '=', kontoId), eb('podmiotId', 'is', null)])
        : eb('podmiotId', '=', podmiotId),
    )
    .orderBy('kiedyUtworzono', 'desc')
    .orderBy('wpisId', 'desc')
    .limit(most)
    .execute();

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

/** @returns the number of the record: consecutive for each series and year, without gaps, since a failed write returns it */
export async function addWpis(
  db: Db,
  row: Omit<Insertable<WpisRow>, 'numer' | 'uwagiUrzedu' | 'kiedyZmieniono'>,
  beginning: string,
  rok: string,
): Promise<string> {
  const { ostatni } = await db
    .insertInto('numeryWpisow')
    .values({ seria: `${beginning}/${rok}`, ostatni: 1 })
    .onConflict((conflict) => conflict.column('seria').doUpdateSet({ ostatni: sql`"numeryWpisow"."ostatni" + 1` }))
    .returning('ostatni')
    .executeTakeFirstOrThrow();
  const numer = `${beginning}/${ostatni}/${rok}`;
  await db
    .insertInto('wpisy')
    .values({ ...row, numer, uwagiUrzedu: null, kiedyZmieniono: row.kiedyUtworzono })
    .execute();
  return numer;
}
