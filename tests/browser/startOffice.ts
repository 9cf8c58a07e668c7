import { cpSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../server/municipality.ts';
import { prepareOffice } from './prepareOffice.ts';
import { FRESH } from './sharedOffice.ts';

/** Starts the office that most tests share, on a copy of what other offices start with. */
if (!process.env.OFFICE_PREPARED) await prepareOffice();
cpSync(join(ROOT, FRESH), process.env.OKIENKO_VAR!, { recursive: true });
await import('../../server/main.ts');
// It is killed at the end, and other offices start before.
flushCompileCache();
