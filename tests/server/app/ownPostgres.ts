import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import pg from 'pg';
import { programsOfPostgres, withPostgres } from '../../../scripts/postgres.ts';
import { postgresDatabase, type TestDatabase } from '../databases.ts';

/** A PostgreSQL that a test may stop. */
export interface OwnPostgres {
  database: TestDatabase;
  /** Stops it at once, as a fall of the machine does, and starts it again. */
  restart(): Promise<void>;
  ask(statement: string): Promise<pg.QueryResult>;
}

/** Runs something with a PostgreSQL of its own, and with a database in it that loses nothing acknowledged. */
export async function withOwnPostgres(run: (postgres: OwnPostgres) => Promise<void>): Promise<void> {
  await withPostgres(async (address) => {
    const folder: string = (await ask(address, `select current_setting('data_directory') as folder`)).rows[0].folder;
    const { uid, gid } = statSync(folder);
    const control = async (...words: string[]): Promise<void> => {
      const args = ['-D', folder, '-w', '-m', 'immediate', ...words];
      const child = spawn(`${programsOfPostgres()}/pg_ctl`, args, { uid, gid, stdio: 'ignore' });
      const [status] = await once(child, 'exit');
      if (status !== 0) throw new Error(`pg_ctl ${words[0]} ended with ${status}.`);
    };
    const restart = () => control('restart', '-l', '/dev/null');
    // A server of the tests does not wait for the disk otherwise, and forgets what it has acknowledged.
    await ask(address, 'alter role current_user set synchronous_commit = on');
    const database = await postgresDatabase(address);
    try {
      await run({ database, restart, ask: (statement) => ask(database.place, statement) });
    } finally {
      await control('stop');
    }
  });
}

async function ask(place: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: place });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
