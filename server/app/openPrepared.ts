import { dayOf } from '../../src/lang/values/dates.ts';
import type { Config } from '../engine/config/config.ts';
import type { Database } from '../engine/db/open.ts';
import { openDatabase } from '../engine/db/openDatabase.ts';
import { prepareRoles } from '../engine/db/roles/prepareRoles.ts';
import { access } from './access.ts';
import { isPrepared, VERSION } from './isPrepared.ts';
import { prepareAside } from './prepareAside.ts';

/** The database of the settings, with all its tables and, in a demo, with the commune. @throws StartError */
export async function openPrepared(config: Config, contact: Config['seed']['contact']): Promise<Database> {
  const database = await openDatabase(config);
  if (!(await isPrepared(database, config.mode))) await prepare(config, contact);
  await prepareRoles(database, access, VERSION);
  return database;
}

async function prepare(config: Config, contact: Config['seed']['contact']): Promise<void> {
  const startedMs = Date.now();
  const made = await prepareAside({ ...config, seed: { ...config.seed, contact } }, dayOf(new Date().toISOString())!);
  if (made) console.log(`The demo commune was made in ${((Date.now() - startedMs) / 1000).toFixed(1)} s.`);
}
