import { createHash, randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import pg from 'pg';
import { describe, expect } from 'vitest';
import { type Database, openPostgres, openSqlite } from '../../server/engine/db/open.ts';
import { isNight } from '../night.ts';

/** A database for one test file, which keeps its data when it is closed and opened again. */
export interface TestDatabase {
  kind: Database['kind'];
  /** Its file, or its address. */
  place: string;
  open(): Promise<Database>;
  /** A new database of the same kind. */
  another(): Promise<TestDatabase>;
  /** Copies all data of another database of its kind, which must be closed; only before it is opened itself. */
  copy(place: string): Promise<void>;
  /** Whether it has never been opened or filled. */
  isNew(): boolean;
  /** The environment variables for another process that opens it. */
  env: Record<string, string>;
  drop(): Promise<void>;
}

/**
 * On both databases at night. In the usual run a third of the files is on PostgreSQL where TEST_DATABASE_URL names one, which takes
 * twice as long, and the others on SQLite. For tests of behaviour that is the same on both.
 */
export function forOneDatabase(run: (make: () => Promise<TestDatabase>) => void): void {
  const address = process.env.TEST_DATABASE_URL;
  const onSqlite = isNight || !address || isOfSqlite(expect.getState().testPath!);
  if (onSqlite) describe('on SQLite', () => run(sqliteDatabase));
  if (address && (isNight || !onSqlite)) describe('on PostgreSQL', () => run(() => postgresDatabase(address)));
}

/** By the digest of its path, so that a file keeps its database when others come and go. */
function isOfSqlite(file: string): boolean {
  const path = relative(import.meta.dirname, file).replaceAll('\\', '/');
  return createHash('sha256').update(path).digest()[0]! % 3 !== 2;
}

/** On SQLite, and on PostgreSQL when TEST_DATABASE_URL names one: for locks, claims, plans, the history of tables. */
export function forEachDatabase(run: (make: () => Promise<TestDatabase>) => void): void {
  describe('on SQLite', () => run(sqliteDatabase));
  const address = process.env.TEST_DATABASE_URL;
  if (address) describe('on PostgreSQL', () => run(() => postgresDatabase(address)));
}

export async function sqliteDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-'));
  const place = join(folder, 'okienko.sqlite');
  let isNew = true;
  return {
    kind: 'sqlite',
    place,
    async open() {
      isNew = false;
      return openSqlite(place);
    },
    async copy(source) {
      isNew = false;
      copyFileSync(source, place);
    },
    another: sqliteDatabase,
    isNew: () => isNew,
    env: { OKIENKO_VAR: folder },
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

export async function postgresDatabase(address: string): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-'));
  const name = `okienko_${randomBytes(6).toString('hex')}`;
  const own = new URL(address);
  own.pathname = `/${name}`;
  let isNew = true;
  /** Made when it is first opened or filled. */
  let made: Promise<void> | undefined;
  return {
    kind: 'postgres',
    place: own.href,
    async open() {
      isNew = false;
      made ??= onServer(address, `create database ${name}`);
      await made;
      return openPostgres(own.href);
    },
    async copy(source) {
      isNew = false;
      const template = new URL(source).pathname.slice(1);
      // Copied as files: the other strategy writes each page to the log as well.
      made = onServer(address, `create database ${name} template ${template} strategy file_copy`);
      await made;
    },
    another: () => postgresDatabase(address),
    isNew: () => isNew,
    env: { OKIENKO_VAR: folder, DATABASE_URL: own.href },
    async drop() {
      await onServer(address, `drop database if exists ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function onServer(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
