import { spawn } from 'node:child_process';
import { CommandRefusal } from '../../engine/command.ts';

/**
 * Runs `pg_dump` or `pg_restore`. The password goes by the environment, where other users of the machine do not see it.
 *
 * @param address of the database; undefined: none is needed
 * @throws CommandRefusal when the program is missing, or fails; its own words follow
 */
export async function postgresTool(
  program: 'pg_dump' | 'pg_restore',
  address: string | undefined,
  args: readonly string[],
) {
  const { env, to } = address === undefined ? { env: process.env, to: [] } : databaseOf(address);
  const child = spawn(program, [...args, ...to], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (part) => {
    said += part;
  });
  await new Promise<void>((done, fail) => {
    child.once('error', () => {
      fail(
        new CommandRefusal(
          `${program} was not found: install the client programs of PostgreSQL (Debian: postgresql-client).`,
        ),
      );
    });
    child.once('close', (status) => {
      if (status === 0) done();
      else fail(new CommandRefusal(`${program} failed:\n${said.trim()}`));
    });
  });
}

function databaseOf(address: string) {
  const url = new URL(address);
  const { password } = url;
  url.password = '';
  return {
    env: { ...process.env, ...(password && { PGPASSWORD: decodeURIComponent(password) }) },
    to: [`--dbname=${url.href}`],
  };
}
