import { cpSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { basename, join } from 'node:path';
import { artefactPath } from '../../codegen/artefact/store.ts';
import { readConfig } from '../../server/app/config.ts';
import { prepareAside } from '../../server/app/prepareAside.ts';
import { prepareVar } from '../../server/engine/config/config.ts';
import { openDatabase } from '../../server/engine/db/openDatabase.ts';
import { dayOf } from '../../src/lang/values/dates.ts';
import { makeLoginsCheap } from '../server/demoCopy.ts';
import { compiledEnv, ROOT, shareCompressed, shippedMunicipality } from '../server/municipality.ts';
import { FRESH } from './ownOffice.ts';

/** Starts the office that most tests share, after its municipality and its commune were copied for offices of single tests. */
const config = readConfig(process.env);
prepareVar(config);
shareCompressed(config.varDir);
const { office } = await shippedMunicipality();
const compiled = compiledEnv().OKIENKO_CONFIG!;
cpSync(compiled, artefactPath(join(config.varDir, 'artefacts'), ROOT, basename(compiled)), { recursive: true });
const today = dayOf(new Date().toISOString())!;
await prepareAside({ ...config, seed: { ...config.seed, contact: office.contact } }, today);
const database = await openDatabase(config);
await makeLoginsCheap(database);
await database.close();
cpSync(config.varDir, join(ROOT, FRESH), { recursive: true });
await import('../../server/main.ts');
// It is killed at the end, and other offices start before.
flushCompileCache();
