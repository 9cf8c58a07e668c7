import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { CommandRefusal } from '../../engine/command.ts';
import { type Config, sqliteFile } from '../../engine/config/config.ts';
import { CONTENTS, DUMP, FILES, filesFolder } from './backup.ts';
import { type Contents, differences, filesIn, postgresTables, sqliteTables } from './contents.ts';
import { postgresTool } from './postgresTools.ts';

/**
 * Restores a backup into an empty database and an empty folder of files, then compares all of it with what was backed up.
 *
 * @throws CommandRefusal before anything is written, or when what was restored differs
 */
export async function restore(config: Config, folder: string): Promise<Contents> {
  const from = resolve(folder);
  const contents = readContents(from);
  const kind = config.databaseUrl ? 'postgres' : 'sqlite';
  if (contents.baza !== kind)
    throw new CommandRefusal(
      kind === 'sqlite'
        ? 'This is a backup of PostgreSQL: set DATABASE_URL to an empty database.'
        : 'This is a backup of SQLite: unset DATABASE_URL, and set OKIENKO_VAR to an empty folder.',
    );
  await refuseTornBackup(from, contents);
  const files = filesFolder(config);
  if (files && existsSync(files) && readdirSync(files).length > 0)
    throw new CommandRefusal(`${files} has files already: restore into an empty folder.`);
  const tabele = config.databaseUrl
    ? await restorePostgres(config.databaseDirectUrl ?? config.databaseUrl, from)
    : restoreSqlite(config, join(from, DUMP.sqlite));
  if (files && existsSync(join(from, FILES)))
    cpSync(join(from, FILES), files, { recursive: true, preserveTimestamps: true });
  const wrong = differences(contents, { tabele, pliki: files ? await filesIn(files) : undefined });
  if (wrong.length > 0) throw new CommandRefusal(`What was restored differs from the backup: ${wrong.join(', ')}.`);
  return contents;
}

function readContents(folder: string): Contents {
  try {
    return JSON.parse(readFileSync(join(folder, CONTENTS), 'utf8'));
  } catch {
    throw new CommandRefusal(
      `${folder} is no whole backup: it has no readable ${CONTENTS}. A folder that ends with .w-toku was interrupted.`,
    );
  }
}

async function refuseTornBackup(folder: string, contents: Contents): Promise<void> {
  const pliki = contents.pliki && (await filesIn(join(folder, FILES)));
  const lost = differences(contents, { tabele: contents.tabele, pliki });
  if (!existsSync(join(folder, DUMP[contents.baza]))) lost.push(DUMP[contents.baza]);
  if (lost.length > 0)
    throw new CommandRefusal(`The backup is damaged: ${lost.slice(0, 10).join(', ')}. Nothing was restored.`);
}

/** Policies name roles of the server that was backed up. The next start makes those of this one. */
const withoutPolicies = (list: string): string =>
  list
    .split('\n')
    .filter((line) => !/^\d+; \d+ \d+ (POLICY|ROW SECURITY) /.test(line))
    .join('\n');

async function restorePostgres(address: string, folder: string): Promise<Contents['tabele']> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const temporary = mkdtempSync(join(tmpdir(), 'okienko-restore-'));
  try {
    const there = Object.keys(await postgresTables(client));
    if (there.length > 0)
      throw new CommandRefusal(`The database has ${there.length} tables already: restore into an empty one.`);
    const dump = join(folder, DUMP.postgres);
    const list = join(temporary, 'list');
    await postgresTool('pg_restore', undefined, ['--list', `--file=${list}`, dump]);
    writeFileSync(list, withoutPolicies(readFileSync(list, 'utf8')));
    // All or nothing.
    await postgresTool('pg_restore', address, [
      '--no-owner',
      '--no-privileges',
      '--exit-on-error',
      '--single-transaction',
      `--use-list=${list}`,
      dump,
    ]);
    return await postgresTables(client);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
    await client.end();
  }
}

function restoreSqlite(config: Config, dump: string): Contents['tabele'] {
  const file = sqliteFile(config);
  if (existsSync(file)) throw new CommandRefusal(`${file} exists already: set OKIENKO_VAR to an empty folder.`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  copyFileSync(dump, file);
  return sqliteTables(file);
}
