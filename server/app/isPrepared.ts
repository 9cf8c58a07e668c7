import type { Config } from '../engine/config/config.ts';
import { migrations } from '../engine/db/migrations.ts';
import type { Database } from '../engine/db/open.ts';

/** Marks of a database: the name of the demo data that were made, or that it has residents' data. */
export const DEMO = 'gmina';
export const PRODUCTION = 'produkcja';
/** The last migration that the database was prepared with. */
export const PREPARED = 'przygotowanie';

export const VERSION = migrations.at(-1)!.name;

/** Is the database ready: prepared for this mode, with all migrations? */
export async function isPrepared({ query }: Database, mode: Config['mode']): Promise<boolean> {
  const marks = [PREPARED, DEMO, PRODUCTION];
  const read = query.selectFrom('notatki').selectAll().where('klucz', 'in', marks).execute();
  // A new database has no such table.
  const notes = new Map((await read.catch(() => [])).map(({ klucz, wartosc }) => [klucz, wartosc]));
  return notes.get(PREPARED) === VERSION && notes.has(mode === 'demo' ? DEMO : PRODUCTION);
}
