import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { openDatabase, prepareDatabase } from '../../server/db/prepare.ts';
import { logTo } from '../../server/log.ts';
import { secretsOf } from '../../server/session/secrets.ts';
import { shippedContract } from './shippedContract.ts';

/** An office in a process of its own, to be killed by a test: real database, real HTTP, no portal. */

// It ends with the process that started it, however that ends: vitest waits for whoever still holds its output.
process.stdin.resume().once('close', () => process.exit());

const config = readConfig(process.env);
const database = await openDatabase(config);
const secrets = secretsOf('a pepper for tests that is long enough');
await prepareDatabase(database, config, '2026-11-21', () => secrets);
const app = buildApp({
  config,
  database,
  secrets,
  municipality: shippedContract(),
  portal: '/nowhere',
  log: logTo(() => {}),
});
console.log(await app.server.listen({ port: 0, host: '127.0.0.1' }));
