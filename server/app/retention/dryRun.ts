import type { Config } from '../../engine/config/config.ts';
import type { Database, Db } from '../../engine/db/open.ts';
import { dueFiles } from '../../engine/files/tidyFiles.ts';
import { tidyRows } from '../housekeeping.ts';
import { rules } from './rules.ts';

/** Ends the transaction of a dry run. */
class Undone extends Error {}

/** How many rows of a table a run would delete. */
export type Due = Readonly<Record<string, number>>;

/** Deletes in a transaction what is due, counts it, and takes all of it back: what a dry run says is what a run does. */
export async function dueNow(database: Database, config: Config, nowMs: number): Promise<Due> {
  const due: Record<string, number> = {};
  const tables = rules(config).flatMap((rule) => rule.tables);
  try {
    await database
      .as({ role: 'praca' })
      .transaction()
      .execute(async (db) => {
        const before = await counts(db, tables);
        await tidyRows(db, config, nowMs);
        const after = await counts(db, tables);
        for (const table of tables) due[table] = Math.max(0, before[table]! - after[table]!);
        due.pliki = (await dueFiles(db, nowMs, config.pliki.unsentMs, Number.MAX_SAFE_INTEGER)).length;
        throw new Undone();
      });
  } catch (end) {
    if (!(end instanceof Undone)) throw end;
  }
  return due;
}

async function counts(db: Db, tables: readonly string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of tables) {
    const { ile } = await db
      .selectFrom(table as 'konta')
      .select((eb) => eb.fn.countAll<number>().as('ile'))
      .executeTakeFirstOrThrow();
    found[table] = Number(ile);
  }
  return found;
}
