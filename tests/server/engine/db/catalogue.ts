import { sql } from 'kysely';
import type { Db } from '../../../../server/engine/db/open.ts';

/** Tables and views. */
export async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(db);
  return rows.map(({ name }) => name);
}

/** Which tables refer to which. */
export async function foreignKeys(db: Db): Promise<{ table: string; of: string }[]> {
  const { rows } = await sql<{ table: string; of: string }>`
    select a.relname as "table", b.relname as "of" from pg_constraint c
      join pg_class a on a.oid = c.conrelid join pg_class b on b.oid = c.confrelid where contype = 'f'`.execute(db);
  return rows;
}

/** A row that has one number in every column, in figures or letters, so that rows of one owner refer to each other. */
export async function rowOf(db: Db, table: string, owner: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}`.execute(db);
  const row = Object.fromEntries(rows.map(({ name, type }) => [name, type === 'text' ? String(owner) : owner]));
  // A clerk at work, who sees one kind of applications.
  return table === 'urzednicy' ? { ...row, rodzaje: `["${owner}"]`, stan: 'CZYNNE' } : row;
}
