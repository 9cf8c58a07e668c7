import type { Db } from '../../engine/db/open.ts';
import type { PodmiotRow } from '../../engine/db/tables.ts';
import { isFree } from './free.ts';

/** Unpaid instalments of a subject without a pending payment. */
export const wolneRaty = (db: Db, { podmiotId }: Pick<PodmiotRow, 'podmiotId'>) =>
  db
    .selectFrom('ratyZbiorcze')
    .selectAll()
    .where('podmiotId', '=', podmiotId)
    .where('czySplacona', '=', 0)
    .where(isFree());
