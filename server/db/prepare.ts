import { type Config, prepareVar, sqliteFile } from '../config.ts';
import { seed } from '../seed/seed.ts';
import { migrate } from './migrations.ts';
import { type Database, openPostgres, openSqlite } from './open.ts';

/** PostgreSQL when DATABASE_URL names it, otherwise SQLite in `var/`. @throws StartError */
export async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl);
  prepareVar(config);
  return openSqlite(sqliteFile(config));
}

/**
 * Brings the tables up to date and, in demo mode, makes the commune in an empty database; all or nothing, and one process
 * at a time.
 *
 * @returns whether a commune was made now
 */
export function prepareDatabase(database: Database, config: Config, today: string): Promise<boolean> {
  return database.alone(async (query) => {
    await migrate(database.kind, query);
    return config.mode === 'demo' && (await seed(database, query, config.seed, today));
  });
}
