import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { StartError } from '../../config/startError.ts';
import type { Database, Db } from '../open.ts';
import type { Access } from './access.ts';
import { identifier, ROLES, type RoleName, roleName } from './actor.ts';
import { prefixInUse } from './prefixInUse.ts';
import { statementsOf } from './statements.ts';

/** The note of the version and the digest of what was prepared last. */
const NOTE = 'role';
/** A table that somebody uses is tried again. */
const TRIES = 10;
const PAUSE_MS = 1000;

/**
 * Makes the roles of the office where the login role may, and gives each its rights and its rows of every table. Each table is a
 * transaction of its own, so that calls of an office that runs wait for one table at a time. An older version changes nothing.
 *
 * @param version of the tables
 * @returns whether there are roles: the login role may make none, and the operator has made none
 * @throws StartError when tables are in use for long
 */
export async function prepareRoles(database: Database, access: Access, version: string): Promise<boolean> {
  if (database.kind === 'sqlite') return false;
  const prefix = await makeRoles(database.query);
  if (prefix === undefined) return false;
  const all = Object.entries(access).map(([table, one]) => statementsOf(table, one, prefix));
  const digest = createHash('sha256').update(JSON.stringify(all)).digest('base64url');
  if (!(await isCurrent(database.query, version, digest))) {
    await database.alone(async (query) => {
      // Another process may have done it meanwhile. This transaction reads no table before it is changed.
      if (await isCurrent(database.query, version, digest)) return;
      for (const statements of all) await persistently(() => runAll(database.query, statements));
      await query
        .insertInto('notatki')
        .values({ klucz: NOTE, wartosc: `${version} ${digest}` })
        .onConflict((conflict) => conflict.column('klucz').doUpdateSet({ wartosc: `${version} ${digest}` }))
        .execute();
    });
  }
  database.actInRoles(prefix);
  return true;
}

/** @returns the prefix of their names; undefined: there are not all of them, and the login role may make none */
async function makeRoles(query: Db): Promise<string | undefined> {
  const { rows } = await sql<{ prefix: string; mayMake: boolean }>`
    select rolname as prefix, rolsuper or rolcreaterole as "mayMake" from pg_roles where rolname = current_user`.execute(
    query,
  );
  const { prefix, mayMake } = rows[0]!;
  const missing = async () => {
    const names = (Object.keys(ROLES) as RoleName[]).map((role) => roleName(prefix, role));
    const found = await sql<{ rolname: string }>`
      select rolname from pg_roles where rolname in (${sql.join(names)}) and pg_has_role(current_user, oid, 'member')`.execute(
      query,
    );
    return names.filter((name) => !found.rows.some(({ rolname }) => rolname === name));
  };
  if (mayMake) await runAll(query, (await missing()).flatMap(makingOf));
  return (await missing()).length === 0 ? prefix : undefined;
}

/** Another office on the same server may make it at the same moment. */
const makingOf = (name: string): string[] => [
  `do $$ begin create role ${identifier(name)} nologin; exception when duplicate_object or unique_violation then null; end $$`,
  `grant ${identifier(name)} to current_user`,
];

/** Whether all was prepared by this version or a newer one, and is still there: a restored database has no rights. */
async function isCurrent(query: Db, version: string, digest: string): Promise<boolean> {
  const note = await query.selectFrom('notatki').select('wartosc').where('klucz', '=', NOTE).executeTakeFirst();
  const [of = '', done] = note?.wartosc.split(' ') ?? [];
  if (of < version || (of === version && done !== digest)) return false;
  return (await prefixInUse(query)) !== undefined;
}

/** @throws StartError */
async function persistently(run: () => Promise<void>): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await run();
    } catch (failure) {
      // A lock was waited for too long, or two waited for each other.
      if (!['55P03', '40P01'].includes((failure as { code?: string }).code ?? '')) throw failure;
      if (left === 0)
        throw new StartError(
          'The rights of roles in the database cannot be changed while its tables are in use, for example by a backup: start the office again afterwards.',
        );
      await setTimeout(PAUSE_MS);
    }
  }
}

const runAll = (query: Db, statements: readonly string[]): Promise<void> =>
  query.transaction().execute(async (trx) => {
    for (const statement of statements) await sql.raw(statement).execute(trx);
  });
