import { sql } from 'kysely';
import { commune } from './migrations/0001-commune.ts';
import { dues } from './migrations/0002-dues.ts';
import { sessions } from './migrations/0003-sessions.ts';
import { register } from './migrations/0004-register.ts';
import { accounts } from './migrations/0005-accounts.ts';
import { payments } from './migrations/0006-payments.ts';
import { excise } from './migrations/0007-excise.ts';
import { waste } from './migrations/0008-waste.ts';
import { taxes } from './migrations/0009-taxes.ts';
import { fees } from './migrations/0010-fees.ts';
import { permits } from './migrations/0011-permits.ts';
import { water } from './migrations/0012-water.ts';
import { correspondence } from './migrations/0013-correspondence.ts';
import { liquidWaste } from './migrations/0014-liquid-waste.ts';
import { records } from './migrations/0015-records.ts';
import { withdrawnStates } from './migrations/0016-withdrawn-states.ts';
import { process } from './migrations/0017-process.ts';
import { files } from './migrations/0018-files.ts';
import { cosign } from './migrations/0019-cosign.ts';
import { drafts } from './migrations/0020-drafts.ts';
import { desk } from './migrations/0021-desk.ts';
import { events } from './migrations/0022-events.ts';
import { feeds } from './migrations/0023-feeds.ts';
import { fedData } from './migrations/0024-fed-data.ts';
import { audit } from './migrations/0025-audit.ts';
import { chosenLabels } from './migrations/0026-chosen-labels.ts';
import { reads } from './migrations/0027-reads.ts';
import { signingAccounts } from './migrations/0028-signing-accounts.ts';
import { devicesByCookie } from './migrations/0029-devices-by-cookie.ts';
import { studio } from './migrations/0030-studio.ts';
import { labelsOfMoves } from './migrations/0031-labels-of-moves.ts';
import { subjectOfCard } from './migrations/0032-subject-of-card.ts';
import { key, type Make, type Migration, need, type Table } from './migrations/columns.ts';
import type { Database, Db } from './open.ts';

/** The history of the tables, one file for each version. */
export const migrations: readonly Migration[] = [
  commune,
  dues,
  sessions,
  register,
  accounts,
  payments,
  excise,
  waste,
  taxes,
  fees,
  permits,
  water,
  correspondence,
  liquidWaste,
  records,
  withdrawnStates,
  process,
  files,
  cosign,
  drafts,
  desk,
  events,
  feeds,
  fedData,
  audit,
  chosenLabels,
  reads,
  signingAccounts,
  devicesByCookie,
  studio,
  labelsOfMoves,
  subjectOfCard,
];

/**
 * Brings the tables up to date. Call it inside `alone`: two offices that start together run one after the other.
 *
 * @param history the complete history; tests pass a part of it
 */
export async function migrate(kind: Database['kind'], query: Db, history = migrations): Promise<void> {
  await query.schema
    .createTable('migracje')
    .ifNotExists()
    .addColumn('nazwa', 'text', key)
    .addColumn('kiedy', 'text', need)
    .execute();
  const past = query.withTables<{ migracje: { nazwa: string; kiedy: string } }>();
  const done = new Set((await past.selectFrom('migracje').select('nazwa').execute()).map((row) => row.nazwa));
  for (const migration of history.filter(({ name }) => !done.has(name))) {
    await migration.up(maker(kind, query));
    await past.insertInto('migracje').values({ nazwa: migration.name, kiedy: new Date().toISOString() }).execute();
  }
}

function maker(kind: Database['kind'], query: Db): Make {
  return {
    table: (name, columns) => columns(query.schema.createTable(name) as unknown as Table).execute(),
    index: (table, columns) =>
      query.schema
        .createIndex(`${table}Wg${columns.map((c) => c[0]?.toUpperCase() + c.slice(1)).join('')}`)
        .on(table)
        .columns([...columns])
        .execute(),
    column: (name, column, type, build = (c) => c) =>
      query.schema.alterTable(name).addColumn(column, type, build).execute(),
    run: async (statement) => {
      await sql.raw(statement).execute(query);
    },
    only: async (wanted, statement) => {
      if (wanted === kind) await sql.raw(statement).execute(query);
    },
    appendOnly: async (table) => {
      for (const statement of refusals(kind, table)) await sql.raw(statement).execute(query);
    },
    counted: (column) =>
      kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.generatedByDefaultAsIdentity().primaryKey(),
  };
}

/** Statements that make the database refuse every change and removal of the rows of a table. */
function refusals(kind: Database['kind'], table: string): string[] {
  const refused = `${table} only grows`;
  if (kind === 'sqlite')
    return ['update', 'delete'].map(
      (change) =>
        `create trigger "${table}_${change}" before ${change} on "${table}" begin select raise(abort, '${refused}'); end`,
    );
  return [
    `create function "${table}_refuse"() returns trigger language plpgsql as $$ begin raise exception '${refused}'; end $$`,
    `create trigger "${table}_rows" before update or delete on "${table}" for each row execute function "${table}_refuse"()`,
    `create trigger "${table}_all" before truncate on "${table}" for each statement execute function "${table}_refuse"()`,
  ];
}
