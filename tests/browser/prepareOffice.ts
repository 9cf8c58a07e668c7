import { cpSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { artefactPath } from '../../codegen/artefact/store.ts';
import { readConfig } from '../../server/app/config.ts';
import { prepareAside } from '../../server/app/prepareAside.ts';
import { prepareVar } from '../../server/engine/config/config.ts';
import { openDatabase } from '../../server/engine/db/openDatabase.ts';
import { dayOf } from '../../src/lang/values/dates.ts';
import { makeLoginsCheap } from '../server/demoCopy.ts';
import { compiledEnv, ROOT, shareCompressed, shippedMunicipality } from '../server/municipality.ts';
import { FRESH, SHARED_PORT } from './sharedOffice.ts';

/** Makes what the offices of browser tests start with: the compiled municipality, and the commune. */
export async function prepareOffice(): Promise<void> {
  const folder = join(ROOT, FRESH);
  rmSync(folder, { recursive: true, force: true });
  const config = readConfig({ ...process.env, OKIENKO_VAR: folder, PORT: String(SHARED_PORT) });
  prepareVar(config);
  shareCompressed(folder);
  const { office } = await shippedMunicipality();
  const compiled = compiledEnv().OKIENKO_CONFIG!;
  cpSync(compiled, artefactPath(join(folder, 'artefacts'), ROOT, basename(compiled)), { recursive: true });
  const today = dayOf(new Date().toISOString())!;
  await prepareAside({ ...config, seed: { ...config.seed, contact: office.contact } }, today);
  const database = await openDatabase(config);
  await makeLoginsCheap(database);
  await database.close();
}

// A whole run prepares it while other programs run (scripts/test.ts).
if (import.meta.main) await prepareOffice();
