import type { Db } from '../../engine/db/open.ts';
import type { PodmiotRow } from '../../engine/db/tables.ts';

type Whose = Pick<PodmiotRow, 'podmiotId'>;

/** Years with applications, the newest first. */
export async function lata(db: Db, { podmiotId }: Whose): Promise<number[]> {
  const rows = await db
    .selectFrom('wnioskiAkcyzowe')
    .select('rok')
    .distinct()
    .where('podmiotId', '=', podmiotId)
    .orderBy('rok', 'desc')
    .execute();
  return rows.map(({ rok }) => rok);
}

const wnioskiOf = (db: Db, { podmiotId }: Whose) =>
  db
    .selectFrom('wnioskiAkcyzowe')
    .leftJoin('decyzjeAkcyzowe', 'decyzjeAkcyzowe.wniosekId', 'wnioskiAkcyzowe.id')
    .selectAll('wnioskiAkcyzowe')
    .select([
      'decyzjeAkcyzowe.numerDecyzji',
      'decyzjeAkcyzowe.dataWydaniaDecyzji',
      'decyzjeAkcyzowe.kwotaZwrotuGrosze',
      'decyzjeAkcyzowe.pozostalyLimitZwrotuGrosze',
      'decyzjeAkcyzowe.dataWyplaty',
    ])
    .where('wnioskiAkcyzowe.podmiotId', '=', podmiotId)
    .orderBy('wnioskiAkcyzowe.dataZlozeniaWniosku', 'desc')
    .orderBy('wnioskiAkcyzowe.id', 'desc');

/** Applications of a year, the newest first, each with its decision if there is one. */
export const wnioski = (db: Db, whose: Whose, rok: number) =>
  wnioskiOf(db, whose).where('wnioskiAkcyzowe.rok', '=', rok);

/** Applications without a decision, and those decided since a day. */
export const wnioskiWToku = (db: Db, whose: Whose, odDnia: string) =>
  wnioskiOf(db, whose).where((eb) =>
    eb.or([eb('decyzjeAkcyzowe.numerDecyzji', 'is', null), eb('decyzjeAkcyzowe.dataWydaniaDecyzji', '>=', odDnia)]),
  );

export type WniosekRow = Awaited<ReturnType<ReturnType<typeof wnioski>['execute']>>[number];
