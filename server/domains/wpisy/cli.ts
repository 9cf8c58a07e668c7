import { parseArgs } from 'node:util';
import { openMunicipality } from '../../../codegen/compile/openMunicipality.ts';
import { CommandRefusal, runCommand } from '../../engine/command.ts';
import { readConfig } from '../../engine/config/config.ts';
import { openDatabase } from '../../engine/db/openDatabase.ts';
import { listed, type RecordDesk, recordTables, setState, shown } from './recordDesk.ts';

const LONGEST_REMARK = 500;
const NUMBER = /^[A-Z][A-Z0-9]*\/\d+\/\d{4}$/;
const USAGE = `Records that residents have sent, on the database and with the municipality of the environment (docs/data.md).

  npm run wpisy                                     those that are new
  npm run wpisy -- lista PRZYJETE                   those in a state
  npm run wpisy -- DR/3/2026                        one, with all that was sent
  npm run wpisy -- DR/3/2026 PRZYJETE [remark]      its new state; the resident sees it with the remark`;

await runCommand(async () => {
  const run = commandOf(readArguments());
  const config = readConfig(process.env);
  if (!config.municipality)
    throw new CommandRefusal(
      'Name the folder with data.config.json in OKIENKO_CONFIG: the shipped municipality has no records.',
    );
  const { municipality } = await openMunicipality({ root: config.municipality });
  if (!municipality) throw new CommandRefusal('The municipality does not check: `./okienko check` says why.');
  const database = await openDatabase(config);
  try {
    const desk = { now: new Date(), tables: recordTables(municipality.data) };
    return await database.query.transaction().execute((db) => run({ ...desk, db }));
  } finally {
    await database.close();
  }
});

function readArguments(): string[] {
  try {
    return parseArgs({ options: {}, allowPositionals: true }).positionals;
  } catch (failure) {
    throw new CommandRefusal(`${(failure as Error).message}\n\n${USAGE}`);
  }
}

/** @returns what is done in one transaction, and says it did */
function commandOf([first, state, ...words]: readonly string[]): (desk: RecordDesk) => Promise<string> {
  if (first === undefined || first === 'lista') return (desk) => listed(desk, state);
  if (!NUMBER.test(first)) throw new CommandRefusal(USAGE);
  if (state === undefined) return (desk) => shown(desk, first);
  const remark = words.join(' ').trim();
  if ([...remark].length > LONGEST_REMARK)
    throw new CommandRefusal(`A remark has at most ${LONGEST_REMARK} characters.`);
  return (desk) => setState(desk, first, state, remark);
}
