import { fork } from 'node:child_process';
import { type Config, prepareVar, sqliteFile } from '../config.ts';
import { seed } from '../seed/seed.ts';
import { StartError } from '../startError.ts';
import { migrate } from './migrations.ts';
import { type Database, openPostgres, openSqlite } from './open.ts';
import type { Prepared } from './prepareProcess.ts';

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

/**
 * The same in a process of its own, whose memory goes when it ends: a commune in the making takes more than the office.
 *
 * @throws StartError
 */
export async function prepareAside(config: Config, today: string): Promise<boolean> {
  const child = fork(new URL('./prepareProcess.ts', import.meta.url));
  child.send({ config, today });
  const prepared = await new Promise<Prepared>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Prepared));
    child.once('exit', (code) => reject(new StartError(`The database could not be prepared (exit status ${code}).`)));
  });
  if ('startError' in prepared) throw new StartError(prepared.startError);
  return prepared.made;
}
