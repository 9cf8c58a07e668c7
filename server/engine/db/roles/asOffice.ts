import { sql } from 'kysely';
import type { Db } from '../open.ts';
import { SharedAdapter } from '../sqliteDialect.ts';
import { ROLES, roleName } from './actor.ts';

const ANY = `(${Object.keys(ROLES).join('|')})$`;

/**
 * A step of a call for rows that are not the caller's, in the same transaction: the sizes of all files, the address of somebody who
 * gets a mail. It runs in the role of work beside the calls, and the caller learns nothing of these rows.
 *
 * @param db the transaction
 */
export async function asOffice<T>(db: Db, run: () => Promise<T>): Promise<T> {
  if (db.getExecutor().adapter instanceof SharedAdapter) return run();
  const { rows } = await sql<{ before: string }>`
    select current_user as before, set_config('role', case when current_user = session_user then current_user
      else regexp_replace(current_user, ${`_${ANY}`}, ${roleName('', 'praca')}) end, true)`.execute(db);
  const result = await run();
  // A failure ends the transaction, and the role with it.
  await sql`select set_config('role', ${rows[0]!.before}, true)`.execute(db);
  return result;
}
