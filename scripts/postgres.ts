import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';

/** The programs of PostgreSQL are not on this machine; `message` names the remedy. */
export class NoPostgres extends Error {
  override name = 'NoPostgres';
}

/** Of a server that is removed afterwards: it survives no crash of the machine. */
const FORGETFUL = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  // Several test files at once open offices, each with up to ten connections.
  'max_connections=300',
  // Databases live for seconds; what reads statistics analyses by itself.
  'autovacuum=off',
];

/**
 * Runs something with a PostgreSQL of its own: a server in a temporary folder on a free port of 127.0.0.1, without fsync,
 * named by TEST_DATABASE_URL while it runs, stopped and removed afterwards.
 *
 * @throws NoPostgres when its programs are not found
 */
export async function withPostgres<T>(run: (address: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-pg-'));
  const before = process.env.TEST_DATABASE_URL;
  try {
    return await onPostgres(folder, FORGETFUL, (address) => {
      process.env.TEST_DATABASE_URL = address;
      return run(address);
    });
  } finally {
    if (before === undefined) delete process.env.TEST_DATABASE_URL;
    else process.env.TEST_DATABASE_URL = before;
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The same with a server whose data stay in a folder; they are made when there are none.
 *
 * @param settings of the server: `name=value`
 * @param run gets the address and the first process of the server
 * @throws NoPostgres
 */
export async function onPostgres<T>(
  folder: string,
  settings: readonly string[],
  run: (address: string, pid: number) => Promise<T>,
): Promise<T> {
  const programs = programsOfPostgres();
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  let server: ChildProcess | undefined;
  try {
    const data = join(folder, 'data');
    if (!existsSync(data)) {
      const options = ['-D', data, '-U', 'okienko', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
      execFileSync(join(programs, 'initdb'), options, { ...user, stdio: ['ignore', 'ignore', 'inherit'] });
    }
    const port = await freePort();
    const all = ['listen_addresses=127.0.0.1', ...settings].flatMap((setting) => ['-c', setting]);
    const args = ['-D', data, '-p', String(port), '-k', folder, ...all];
    server = spawn(join(programs, 'postgres'), args, { ...user, stdio: 'ignore' });
    const address = `postgresql://okienko@127.0.0.1:${port}/postgres`;
    await answers(address, server);
    return await run(address, server.pid!);
  } finally {
    await stop(server);
  }
}

/** The folder with initdb and postgres. */
export function programsOfPostgres(): string {
  const versions = '/usr/lib/postgresql';
  const packaged = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...packaged.map((version) => join(versions, version, 'bin')),
    '/usr/pgsql/bin',
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/opt/postgresql/bin',
  ];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  if (!found) {
    throw new NoPostgres(
      'PostgreSQL (initdb, postgres) was not found: install it (Debian: apt-get install postgresql) or put its programs on the PATH.',
    );
  }
  return found;
}

/** PostgreSQL refuses to run as root, so root lends it another user. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user: try the next.
    }
  }
  throw new NoPostgres('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as.');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function answers(address: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + 20_000;
  while (Date.now() < until && server.exitCode === null) {
    const client = new pg.Client({ connectionString: address });
    try {
      await client.connect();
      return await client.end();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new NoPostgres('PostgreSQL was found but did not start within 20 seconds.');
}

async function stop(server: ChildProcess | undefined): Promise<void> {
  if (!server || server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await ended;
}
