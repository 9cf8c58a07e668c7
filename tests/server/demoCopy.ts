import { argon2Sync } from 'node:crypto';
import { DEMO_PASSWORD } from '../../server/demo/kit/demoAccounts.ts';
import type { Config } from '../../server/engine/config/config.ts';
import type { Database } from '../../server/engine/db/open.ts';
import type { TestDatabase } from './databases.ts';

/** Databases with only the commune, by the inputs of the commune. */
const made = new Map<string, Promise<TestDatabase>>();

/**
 * Puts the demo commune into a new database: each kind of commune is made once in a process, then copied.
 *
 * @param prepare makes the commune in an empty database
 */
export async function copyDemo(
  database: TestDatabase,
  { mode, seed, adres }: Config,
  prepare: (db: Database) => Promise<unknown>,
): Promise<void> {
  if (mode !== 'demo' || !database.isNew()) return;
  // A test may have a PostgreSQL of its own.
  const server = database.kind === 'postgres' && new URL(database.place).host;
  const kind = JSON.stringify([database.kind, server, seed, adres]);
  const source = made.get(kind) ?? makeDemo(database, prepare);
  made.set(kind, source);
  await database.copy((await source).place);
}

async function makeDemo(like: TestDatabase, prepare: (db: Database) => Promise<unknown>): Promise<TestDatabase> {
  const database = await like.another();
  // Databases left on PostgreSQL are deleted with its server (scripts/postgres.ts).
  if (database.kind === 'sqlite') process.once('exit', () => void database.drop());
  const db = await database.open();
  await prepare(db);
  await makeLoginsCheap(db);
  await db.close();
  return database;
}

/** A hash with the cost of production takes 50 ms of each login; a stored hash contains its own cost (session/password.ts). */
export async function makeLoginsCheap({ query }: Database): Promise<void> {
  const known = await query
    .selectFrom('konta')
    .select('haslo')
    .where('login', '=', 'anna.wisniewska')
    .executeTakeFirst();
  if (!known) return;
  await query
    .updateTable('konta')
    .set({ haslo: cheapHash(DEMO_PASSWORD) })
    .where('haslo', '=', known.haslo)
    .execute();
}

/** Takes no time to verify. */
export function cheapHash(password: string): string {
  const [memory, passes, parallelism] = [64, 1, 1];
  const nonce = Buffer.alloc(16, 7);
  const tag = argon2Sync('argon2id', { message: password, nonce, memory, passes, parallelism, tagLength: 32 });
  return ['argon2id', memory, passes, parallelism, nonce.toString('base64url'), tag.toString('base64url')].join('$');
}
