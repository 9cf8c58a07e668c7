import { expressionBuilder } from 'kysely';
import type { Db } from '../../engine/db/open.ts';
import type { PodmiotRow, Tables } from '../../engine/db/tables.ts';

/** Unpaid instalments of a subject without a pending payment. */
export const wolneRaty = (db: Db, { podmiotId }: Pick<PodmiotRow, 'podmiotId'>) =>
  db
    .selectFrom('ratyZbiorcze')
    .selectAll()
    .where('podmiotId', '=', podmiotId)
    .where('czySplacona', '=', 0)
    .where(isFree());

/** Condition of a query on an instalment: no payment is under way for it. */
export function isFree() {
  const eb = expressionBuilder<Tables, 'ratyZbiorcze'>();
  const taken = eb
    .selectFrom('zajeteRaty')
    .select('zajeteRaty.zlecenieId')
    .whereRef('zajeteRaty.idNaleznosciRatyZbiorczej', '=', 'ratyZbiorcze.idNaleznosciRatyZbiorczej');
  return eb.not(eb.exists(taken));
}
