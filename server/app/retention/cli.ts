import { command } from '../../../codegen/command/command.ts';
import { flag } from '../../../codegen/command/options.ts';
import { StartError } from '../../engine/config/startError.ts';
import { openDatabase } from '../../engine/db/openDatabase.ts';
import { readConfig } from '../config.ts';
import { dueNow } from './dryRun.ts';
import { rules } from './rules.ts';

const { run } = command({
  name: 'retencja',
  program: 'npm run retencja --',
  summary: '',
  usage: 'npm run retencja            what the next run of the office would delete; nothing is deleted',
  description: `Says for each kind of personal data how long it is kept, and how many rows are due now, on the database of the
environment (docs/how-to/personal-data.md). The office itself deletes what is due every minute.`,
  fails: 'the office cannot be opened',
  options: { json: flag('as JSON') },
  run: async ({ json }) => {
    try {
      const config = readConfig(process.env);
      const database = await openDatabase(config);
      try {
        const due = await dueNow(database, config, Date.now());
        const kinds = rules(config).map(({ what, until, tables }) => ({
          ...{ what: what.en, until: until.en, due: tables.reduce((sum, table) => sum + (due[table] ?? 0), 0) },
        }));
        if (json) console.log(JSON.stringify(kinds, null, 2));
        else for (const one of kinds) console.log(`${String(one.due).padStart(8)}  ${one.what}: ${one.until}`);
      } finally {
        await database.close();
      }
      return 0;
    } catch (failure) {
      if (!(failure instanceof StartError)) throw failure;
      console.error(failure.message);
      return 1;
    }
  },
});

process.exitCode = await run(process.argv.slice(2));
