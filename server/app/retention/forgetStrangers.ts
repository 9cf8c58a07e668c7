import { sql } from 'kysely';
import type { Db } from '../../engine/db/open.ts';

const DAY_MS = 24 * 3600 * 1000;
/** A system of the office that knows the person has told so by then. */
export const STRANGERS_DAYS = 60;

/**
 * Deletes persons that came with an account when no system of the office knew them, and to whom nothing refers any more: neither an
 * account nor anything that was filed or fed.
 *
 * @returns how many
 */
export async function forgetStrangers(db: Db, nowMs: number): Promise<number> {
  const old = db
    .selectFrom('podmioty')
    .select('podmiotId')
    .where('czySynchronizacja', '=', 1)
    .where('dodano', '<', new Date(nowMs - STRANGERS_DAYS * DAY_MS).toISOString());
  // As a rule there is none, and the tables need not be asked.
  if (!(await old.limit(1).executeTakeFirst())) return 0;
  const referring = (await db.introspection.getTables())
    .filter(
      ({ name, isView, columns }) => name !== 'podmioty' && !isView && columns.some((one) => one.name === 'podmiotId'),
    )
    .map(({ name }) => name);
  const unused = referring.map(
    (name) => sql`not exists (select 1 from ${sql.table(name)} as r where r."podmiotId" = podmioty."podmiotId")`,
  );
  const gone = await db
    .deleteFrom('podmioty')
    .where('podmiotId', 'in', old)
    .where(sql<boolean>`${sql.join(unused, sql` and `)}`)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
