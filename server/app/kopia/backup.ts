import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { CommandRefusal } from '../../engine/command.ts';
import { type Config, sqliteFile } from '../../engine/config/config.ts';
import { type Contents, filesIn, postgresTables, sqliteTables } from './contents.ts';
import { postgresTool } from './postgresTools.ts';

export const CONTENTS = 'kopia.json';
export const DUMP = { postgres: 'baza.dump', sqlite: 'baza.sqlite' } as const;
export const FILES = 'pliki';

/** The folder of residents' files of an office; undefined: they are in another store, which has backups of its own. */
export const filesFolder = ({ varDir, pliki }: Pick<Config, 'varDir' | 'pliki'>): string | undefined =>
  pliki.s3 ? undefined : join(varDir, FILES);

/**
 * Backs up the database and the files of residents, while the office runs. The database is of one moment; files come after
 * it, so that every file that it names is there. A backup that was interrupted has another name.
 *
 * @throws CommandRefusal
 */
export async function backUp(config: Config, folder: string, now: Date): Promise<Contents> {
  const whole = resolve(folder);
  if (existsSync(whole)) throw new CommandRefusal(`${whole} exists already: name a new folder for each backup.`);
  const part = `${whole}.w-toku`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true, mode: 0o700 });
  const tabele = config.databaseUrl
    ? await dumpPostgres(config.databaseDirectUrl ?? config.databaseUrl, part)
    : copySqlite(config, part);
  const files = filesFolder(config);
  if (files && existsSync(files)) cpSync(files, join(part, FILES), { recursive: true, preserveTimestamps: true });
  const contents: Contents = {
    wersja: JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')).version,
    kiedy: now.toISOString(),
    baza: config.databaseUrl ? 'postgres' : 'sqlite',
    tabele,
    ...(files && { pliki: await filesIn(join(part, FILES)) }),
  };
  writeFileSync(join(part, CONTENTS), `${JSON.stringify(contents, null, 2)}\n`, { mode: 0o600 });
  renameSync(part, whole);
  return contents;
}

/** The dump and the digests read one snapshot. */
async function dumpPostgres(address: string, folder: string): Promise<Contents['tabele']> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    const file = join(folder, DUMP.postgres);
    await postgresTool('pg_dump', address, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--snapshot=${rows[0]!.id}`,
      `--file=${file}`,
    ]);
    chmodSync(file, 0o600);
    return await postgresTables(client);
  } finally {
    await client.end();
  }
}

function copySqlite(config: Config, folder: string): Contents['tabele'] {
  const from = sqliteFile(config);
  if (!existsSync(from))
    throw new CommandRefusal(`There is no database ${from}: start the office once, or set OKIENKO_VAR.`);
  const to = join(folder, DUMP.sqlite);
  const db = new DatabaseSync(from);
  try {
    db.exec('pragma busy_timeout = 30000');
    db.prepare('vacuum into ?').run(to);
  } finally {
    db.close();
  }
  chmodSync(to, 0o600);
  return sqliteTables(to);
}
