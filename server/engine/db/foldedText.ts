import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from './open.ts';
import { SharedAdapter } from './sqliteDialect.ts';
import { NAME } from './sqliteFunctions.ts';

/** The SQL of a text as `folded` makes it, for searches that ignore case and diacritics: the same on both databases. */
export function foldedText(db: Db, text: Expression<unknown>): RawBuilder<string | null> {
  if (isSqlite(db)) return sql`folded(${text})`;
  // Decomposed first: what remains of Polish letters has a lower case in every locale.
  const plain = sql`regexp_replace(normalize(${text}, NFD), ${`[\u0300-\u036f'’ʼ]`}, '', 'g')`;
  return sql`lower(replace(translate(${plain}, 'łŁґҐ', 'llгг'), 'ß', 'ss'))`;
}

/** The SQL of a JSON text without the names of its properties, so that a search finds values only. */
export const withoutNames = (db: Db, json: Expression<unknown>): RawBuilder<string | null> =>
  isSqlite(db) ? sql`without_names(${json})` : sql`regexp_replace(${json}, ${NAME}, ' ', 'g')`;

const isSqlite = (db: Db): boolean => db.getExecutor().adapter instanceof SharedAdapter;
