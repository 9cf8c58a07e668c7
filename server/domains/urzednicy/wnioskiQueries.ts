import { type Expression, type SqlBool, sql } from 'kysely';
import { folded } from '../../../src/lang/values/folded.ts';
import { foldedText, withoutNames } from '../../engine/db/foldedText.ts';
import type { Db } from '../../engine/db/open.ts';

/** Which applications are wanted. */
export interface Kolejka {
  /** By kind, the states. */
  kinds: readonly { tabela: string; stany: readonly string[] }[];
  /** Handled by this clerk; null: by nobody; undefined: by anybody. */
  kontoId?: number | null | undefined;
  /** With a term before this day. */
  przed?: string | undefined;
  szukaj?: string | undefined;
}

export const ORDERS = ['termin', '-termin', 'kiedyWplynal', '-kiedyWplynal', 'numer', '-numer'] as const;
export type Order = (typeof ORDERS)[number];

/** What waits for signatures is not filed, and is nowhere in the desk. */
const FILED = sql<SqlBool>`numer not like '*%'`;

function chosen(db: Db, { kinds, kontoId, przed, szukaj }: Kolejka) {
  return db
    .selectFrom('wpisy')
    .innerJoin('konta', 'konta.kontoId', 'wpisy.kontoId')
    .leftJoin('podmioty', 'podmioty.podmiotId', 'wpisy.podmiotId')
    .leftJoin('przydzialyWpisow', 'przydzialyWpisow.wpisId', 'wpisy.wpisId')
    .where(FILED)
    .where((eb) =>
      eb.or(
        kinds
          .filter(({ stany }) => stany.length > 0)
          .map(({ tabela, stany }) => eb.and([eb('tabela', '=', tabela), eb('wpisy.stan', 'in', [...stany])])),
      ),
    )
    .$if(kontoId !== undefined, (query) =>
      query.where('przydzialyWpisow.kontoId', kontoId === null ? 'is' : '=', kontoId!),
    )
    .$if(przed !== undefined, (query) => query.where('termin', '<', przed!))
    .$if(!!szukaj, (query) => query.where((eb) => eb.or(found(db, szukaj!))));
}

/** In number, names and what was sent, whatever the case and the diacritics. */
function found(db: Db, szukaj: string): Expression<SqlBool>[] {
  const like = (text: Expression<unknown>, wanted: string): Expression<SqlBool> =>
    sql<SqlBool>`${foldedText(db, text)} like ${`%${folded(wanted).replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
  const { imie, nazwisko } = { imie: sql.ref('konta.imie'), nazwisko: sql.ref('konta.nazwisko') };
  return [
    like(sql.ref('numer'), szukaj),
    like(sql.ref('podmioty.nazwa'), szukaj),
    // In either order.
    like(sql`(${imie} || ' ' || ${nazwisko} || ' ' || ${imie})`, szukaj),
    // As it is written in JSON.
    like(withoutNames(db, sql.ref('dane')), JSON.stringify(szukaj).slice(1, -1)),
  ];
}

export async function countWnioski(db: Db, kolejka: Kolejka): Promise<number> {
  const { ile } = await chosen(db, kolejka)
    .select((eb) => eb.fn.countAll<number>().as('ile'))
    .executeTakeFirstOrThrow();
  return Number(ile);
}

/** A page of applications, with who sent each and who handles it; terms that do not exist come last. */
export function pageOfWnioski(
  db: Db,
  kolejka: Kolejka,
  order: Order,
  { limit, offset }: { limit: number; offset: number },
) {
  const direction = order.startsWith('-') ? 'desc' : 'asc';
  return chosen(db, kolejka)
    .leftJoin('urzednicy', 'urzednicy.kontoId', 'przydzialyWpisow.kontoId')
    .select([
      'wpisy.wpisId',
      'numer',
      'tabela',
      'wpisy.stan',
      'wpisy.kiedyUtworzono',
      'termin',
      'przydzialyWpisow.kontoId as kto',
    ])
    .select(['konta.imie', 'konta.nazwisko', 'podmioty.nazwa', 'podmioty.czyInstytucja'])
    .select(['urzednicy.imie as imieUrzednika', 'urzednicy.nazwisko as nazwiskoUrzednika'])
    .$if(order.endsWith('termin'), (query) =>
      query.orderBy(sql`case when termin is null then 1 else 0 end`).orderBy('termin', direction),
    )
    .$if(order.endsWith('kiedyWplynal'), (query) => query.orderBy('wpisy.kiedyUtworzono', direction))
    .$if(order.endsWith('numer'), (query) => query.orderBy('tabela').orderBy('wpisy.wpisId', direction))
    .orderBy('wpisy.wpisId', direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

/** One application that is filed, with who sent it and who handles it. */
export const wniosekOf = (db: Db, numer: string) =>
  db
    .selectFrom('wpisy')
    .innerJoin('konta', 'konta.kontoId', 'wpisy.kontoId')
    .leftJoin('podmioty', 'podmioty.podmiotId', 'wpisy.podmiotId')
    .leftJoin('przydzialyWpisow', 'przydzialyWpisow.wpisId', 'wpisy.wpisId')
    .leftJoin('urzednicy', 'urzednicy.kontoId', 'przydzialyWpisow.kontoId')
    .selectAll('wpisy')
    .select(['konta.imie', 'konta.nazwisko', 'podmioty.nazwa', 'podmioty.czyInstytucja'])
    .select(['przydzialyWpisow.kontoId as kto'])
    .select(['urzednicy.imie as imieUrzednika', 'urzednicy.nazwisko as nazwiskoUrzednika'])
    .where('numer', '=', numer)
    .where(FILED)
    .executeTakeFirst();

export const przydzialOf = (db: Db, wpisId: number) =>
  db
    .selectFrom('przydzialyWpisow')
    .innerJoin('urzednicy', 'urzednicy.kontoId', 'przydzialyWpisow.kontoId')
    .selectAll('urzednicy')
    .where('wpisId', '=', wpisId)
    .executeTakeFirst();

export async function przydziel(db: Db, wpisId: number, kontoId: number | null, kiedy: string): Promise<void> {
  await db.deleteFrom('przydzialyWpisow').where('wpisId', '=', wpisId).execute();
  if (kontoId !== null) await db.insertInto('przydzialyWpisow').values({ wpisId, kontoId, kiedy }).execute();
}
