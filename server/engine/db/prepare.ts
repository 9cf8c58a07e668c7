import { fork } from 'node:child_process';
import { seed } from '../../demo/commune/seed.ts';
import { type Config, prepareVar, sqliteFile } from '../config/config.ts';
import { StartError } from '../config/startError.ts';
import { openSecrets } from '../session/secrets.ts';
import { migrate } from './migrations.ts';
import { type Database, type Db, openPostgres, openSqlite } from './open.ts';
import type { Prepared } from './prepareProcess.ts';

/** PostgreSQL when DATABASE_URL names it, otherwise SQLite in `var/`. @throws StartError */
export async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl);
  prepareVar(config);
  return openSqlite(sqliteFile(config));
}

/** Notes by which a database knows whose it is: the demo's name of what was made, or that residents' data are in it. */
const DEMO = 'gmina';
const PRODUCTION = 'produkcja';

/**
 * Brings the tables up to date and, in demo mode, makes the commune in an empty database; all or nothing, and one process
 * at a time. A database is of the demo or of production, and stays it: the passwords of the demo accounts are public.
 *
 * @returns whether a commune was made now
 * @throws StartError when the database is of the other mode
 */
export function prepareDatabase(
  database: Database,
  config: Config,
  today: string,
  secrets = () => openSecrets(config),
): Promise<boolean> {
  return database.alone(async (query) => {
    await migrate(database.kind, query);
    await checkMode(query, config.mode);
    return config.mode === 'demo' && (await seed(database, query, config, today, secrets()));
  });
}

async function checkMode(query: Db, mode: Config['mode']): Promise<void> {
  const rows = await query.selectFrom('notatki').select('klucz').where('klucz', 'in', [DEMO, PRODUCTION]).execute();
  const notes = rows.map(({ klucz }) => klucz);
  if (mode === 'demo') {
    if (!notes.includes(PRODUCTION)) return;
    throw new StartError(
      'This database belongs to a production office: set OKIENKO_MODE=production, or give the demo a database of its own.',
    );
  }
  if (notes.includes(DEMO)) {
    throw new StartError(
      'This database holds the demo commune, whose passwords are public: give production a database of its own.',
    );
  }
  if (!notes.includes(PRODUCTION)) {
    await query.insertInto('notatki').values({ klucz: PRODUCTION, wartosc: new Date().toISOString() }).execute();
  }
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
