import { parseArgs } from 'node:util';
import { openMunicipality } from '../../../codegen/compile/openMunicipality.ts';
import { readConfig } from '../../engine/config/config.ts';
import { StartError } from '../../engine/config/startError.ts';
import { openDatabase } from '../../engine/db/prepare.ts';
import { OfficeRefusal } from '../konto/counter.ts';
import { listed, type RecordDesk, recordTables, setState, shown } from './recordDesk.ts';

const LONGEST_REMARK = 500;
const NUMBER = /^[A-Z][A-Z0-9]*\/\d+\/\d{4}$/;
const USAGE = `Records that residents have sent, on the database and with the municipality of the environment (docs/data.md).

  npm run wpisy                                     those that are new
  npm run wpisy -- lista PRZYJETE                   those in a state
  npm run wpisy -- DR/3/2026                        one, with all that was sent
  npm run wpisy -- DR/3/2026 PRZYJETE [remark]      its new state; the resident sees it with the remark`;

try {
  const run = commandOf(readArguments());
  const config = readConfig(process.env);
  if (!config.municipality)
    throw new OfficeRefusal(
      'Name the folder with data.config.json in OKIENKO_CONFIG: the shipped municipality has no records.',
    );
  const { municipality } = await openMunicipality({ root: config.municipality });
  if (!municipality) throw new OfficeRefusal('The municipality does not check: `npx okienko check` says why.');
  const database = await openDatabase(config);
  try {
    const tables = recordTables(municipality.data);
    const desk = { now: new Date(), tables };
    console.log(await database.query.transaction().execute((db) => run({ ...desk, db })));
  } finally {
    await database.close();
  }
} catch (failure) {
  if (!(failure instanceof StartError || failure instanceof OfficeRefusal)) throw failure;
  console.error(failure.message);
  process.exitCode = 1;
}

function readArguments(): string[] {
  try {
    return parseArgs({ options: {}, allowPositionals: true }).positionals;
  } catch (failure) {
    throw new OfficeRefusal(`${(failure as Error).message}\n\n${USAGE}`);
  }
}

/** @returns what is done in one transaction, and says it did */
function commandOf([first, state, ...words]: readonly string[]): (desk: RecordDesk) => Promise<string> {
  if (first === undefined || first === 'lista') return (desk) => listed(desk, state);
  if (!NUMBER.test(first)) throw new OfficeRefusal(USAGE);
  if (state === undefined) return (desk) => shown(desk, first);
  const remark = words.join(' ').trim();
  if ([...remark].length > LONGEST_REMARK)
    throw new OfficeRefusal(`A remark has at most ${LONGEST_REMARK} characters.`);
  return (desk) => setState(desk, first, state, remark);
}
