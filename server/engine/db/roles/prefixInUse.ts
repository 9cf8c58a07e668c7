import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { roleName } from './actor.ts';

/** The prefix of the names of the roles, when there are roles of this office, and they have their rights. */
export async function prefixInUse(query: Kysely<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{ prefix: string }>`
    select current_user as prefix from pg_roles
    where rolname = current_user || ${sql.lit(roleName('', 'mieszkaniec'))} and pg_has_role(current_user, oid, 'member')
      and exists (select 1 from pg_class c where c.oid = to_regclass('podmioty') and has_table_privilege(pg_roles.oid, c.oid, 'select'))`.execute(
    query,
  );
  return rows[0]?.prefix;
}
