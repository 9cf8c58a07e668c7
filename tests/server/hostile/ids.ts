import { sql } from 'kysely';
import type { TestOffice } from '../helpers.ts';

/** As many as are enough to meet those of others. */
const MOST = 300;

/** Ids of everybody by the name of the argument, as far as a table has a column of this name. */
export async function idsOfAll({ database }: TestOffice): Promise<ReadonlyMap<string, readonly (string | number)[]>> {
  const { query } = database;
  const found = new Map<string, (string | number)[]>();
  for (const { name: table, columns } of await query.introspection.getTables())
    for (const { name } of columns.filter(({ name }) => /^(?:id[A-Z]|nrLicznika$|numerWodomierza$)/.test(name))) {
      const { rows } = await sql<{ id: string | number | null }>`
        select distinct ${sql.ref(name)} as id from ${sql.table(table)} order by 1 limit ${MOST}`.execute(query);
      found.set(name, [...(found.get(name) ?? []), ...rows.flatMap(({ id }) => id ?? [])]);
    }
  return found;
}
