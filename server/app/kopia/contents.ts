import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';

/** What a backup contains, written beside it and compared with what was restored. */
export interface Contents {
  /** Of the program that made it. */
  wersja: string;
  /** UTC. */
  kiedy: string;
  baza: 'sqlite' | 'postgres';
  tabele: Readonly<Record<string, TableDigest>>;
  /** SHA-256 by path. Absent: the files are in another store. */
  pliki?: Readonly<Record<string, string>>;
}

/** Of all rows of a table, in whatever order. */
export interface TableDigest {
  wiersze: number;
  suma: string;
}

/** @param client within one transaction, so that all tables are of one moment */
export async function postgresTables(client: pg.ClientBase): Promise<Record<string, TableDigest>> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  );
  const digests: Record<string, TableDigest> = {};
  for (const { name } of tables) {
    // A table of this database, whose name comes from its catalogue.
    const { rows } = await client.query<{ wiersze: string; suma: string }>(
      `select count(*)::text as wiersze, coalesce(sum(('x' || substr(md5(t::text), 1, 8))::bit(32)::int8), 0)::text as suma from "${name}" t`,
    );
    digests[name] = { wiersze: Number(rows[0]!.wiersze), suma: rows[0]!.suma };
  }
  return digests;
}

/** @param file that nobody writes to */
export function sqliteTables(file: string): Record<string, TableDigest> {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const names = db.prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name",
    );
    return Object.fromEntries(names.all().map(({ name }) => [String(name), sqliteTable(db, String(name))]));
  } finally {
    db.close();
  }
}

function sqliteTable(db: DatabaseSync, name: string): TableDigest {
  const statement = db.prepare(`select * from "${name}"`);
  statement.setReadBigInts(true);
  let wiersze = 0;
  let suma = 0n;
  for (const row of statement.iterate()) {
    const text = JSON.stringify(row, (_key, value) => (typeof value === 'bigint' ? `${value}n` : value));
    suma += BigInt(`0x${createHash('md5').update(text).digest('hex').slice(0, 8)}`);
    wiersze += 1;
  }
  return { wiersze, suma: String(suma) };
}

/** SHA-256 of every file in a folder by its path; a folder that is not there is empty. */
export async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const digests: Record<string, string> = {};
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    digests[relative(folder, path).split(sep).join('/')] = hash.digest('hex');
  }
  return digests;
}

/** The names of tables and files whose contents differ. */
export function differences(wanted: Contents, got: Pick<Contents, 'tabele' | 'pliki'>): string[] {
  const differing = <T>(one: Readonly<Record<string, T>> = {}, other: Readonly<Record<string, T>> = {}) =>
    [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
      (name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]),
    );
  return [...differing(wanted.tabele, got.tabele), ...(wanted.pliki ? differing(wanted.pliki, got.pliki) : [])];
}
