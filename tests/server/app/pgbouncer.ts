import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { freePort, until } from './startedOffice.ts';

const PROGRAM = '/usr/sbin/pgbouncer';

/** Debian: apt-get install pgbouncer. */
export const hasPgbouncer = existsSync(PROGRAM);

/** As docs/how-to/offices.md describes it. */
export const LIMITS =
  'set statement_timeout = 8000; set lock_timeout = 3000; set idle_in_transaction_session_timeout = 15000';

/**
 * Starts PgBouncer in transaction mode before a database, with so few connections that transactions of one client get several
 * of them; it ends with the test.
 *
 * @param connectQuery what it says to each new connection
 * @returns its address in place of the database's
 */
export async function startPgbouncer(address: string, connectQuery = LIMITS): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-pgbouncer-'));
  const database = new URL(address);
  const name = database.pathname.slice(1);
  const port = await freePort();
  const query = connectQuery && ` connect_query='${connectQuery}'`;
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
${name} = host=${database.hostname} port=${database.port}${query}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 200
default_pool_size = 4
`.replace(`${name} = host=${database.hostname}`, `${name} = host=${database.hostname} user=${database.username}`),
  );
  chmodSync(folder, 0o755);
  const asRoot = process.getuid?.() === 0 ? ['-u', userThatIsNoRoot()] : [];
  const child = spawn(PROGRAM, ['-q', ...asRoot, file], { stdio: 'ignore' });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const pooled = new URL(address);
  pooled.port = String(port);
  await until(async () => {
    const client = new pg.Client({ connectionString: pooled.href });
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    if (isUp) await client.end();
    return isUp;
  });
  return pooled.href;
}

function userThatIsNoRoot(): string {
  return execFileSync('id', ['-un', 'nobody'], { encoding: 'utf8' }).trim();
}
