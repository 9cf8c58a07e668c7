import { flushCompileCache } from 'node:module';
import { buildApp } from '../../../../server/app/app.ts';
import { readConfig } from '../../../../server/app/config.ts';
import { openKanaly } from '../../../../server/app/openKanaly.ts';
import { sqliteFile } from '../../../../server/engine/config/config.ts';
import { openPostgres, openSqlite } from '../../../../server/engine/db/open.ts';
import { logTo } from '../../../../server/engine/log.ts';
import { openMunicipality } from '../../../../server/engine/municipality/openMunicipality.ts';
import { secretsOf } from '../../../../server/engine/session/secrets.ts';

/**
 * An office with payments, in a process that a test may kill: real database, real HTTP, both channels from
 * their files, its background work started as in `npm start`, but more often. It loads its code before it gets the order to begin.
 */

// Node writes what it has compiled when a process ends, and this one is killed.
flushCompileCache();
/** The clock of the test. Its first message also starts the office. */
let aheadMs = 0;
const begun = new Promise<void>((begin) =>
  process.stdin.setEncoding('utf8').on('data', (text: string) => {
    aheadMs = Number(text.trim().split('\n').at(-1));
    begin();
  }),
);
// It ends with its parent process, even if that is killed.
process.stdin.once('close', () => process.exit());

const config = readConfig(process.env);
const now = () => new Date(Date.now() + aheadMs);
const secrets = secretsOf('a pepper for tests that is long enough');
const municipality = await openMunicipality(config);
const { platnosci } = openKanaly(config, now);
console.log('ready');
await begun;

const { databaseUrl } = config;
const database = databaseUrl ? await openPostgres(databaseUrl) : openSqlite(sqliteFile(config));
const log = logTo((line) => process.stdout.write(line));
const app = buildApp({
  config,
  database,
  secrets,
  municipality,
  portal: '/nowhere',
  compress: false,
  log,
  now,
  platnosci,
});
console.log(await app.server.listen({ port: 0, host: '127.0.0.1' }));
app.wake();
setInterval(app.wake, 100);
if (process.env.TEST_CLERK) {
  const { startClerk } = await import('../../engine/process/clerk.ts');
  startClerk({ database, config, municipality, now });
}
