import { type EngineConfig, prepareVar, sqliteFile } from '../config/config.ts';
import { type Database, openPostgres, openSqlite } from './open.ts';
import { LIMITS } from './postgresPool.ts';

/** PostgreSQL when DATABASE_URL names it, otherwise SQLite in `var/`. @throws StartError */
export async function openDatabase(config: EngineConfig): Promise<Database> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, LIMITS, config.databaseDirectUrl);
  prepareVar(config);
  return openSqlite(sqliteFile(config));
}
