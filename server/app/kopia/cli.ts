import { command } from '../../../codegen/command/command.ts';
import { required } from '../../../codegen/command/options.ts';
import { type Act, auditOperator } from '../../engine/audit/audit.ts';
import { CommandRefusal } from '../../engine/command.ts';
import type { Config } from '../../engine/config/config.ts';
import { StartError } from '../../engine/config/startError.ts';
import { openDatabase } from '../../engine/db/openDatabase.ts';
import { readConfig } from '../config.ts';
import { backUp } from './backup.ts';
import type { Contents } from './contents.ts';
import { restore } from './restore.ts';

const { run } = command({
  name: 'kopia',
  program: 'npm run kopia --',
  summary: '',
  usage: `npm run kopia -- zrob /backup/2026-11-23           the office may run meanwhile
npm run kopia -- przywroc /backup/2026-11-23       into an empty database and an empty OKIENKO_VAR`,
  description: `Backs up the database and the files of residents, and restores them (docs/how-to/backups.md). What was restored is
compared with the backup, row by row and byte by byte. Secrets are not in it: keep OKIENKO_PEPPER apart.`,
  fails: 'it is refused',
  arguments: [required('action', 'zrob (back up) or przywroc (restore)'), required('folder', 'of the backup')],
  run: async ({ action, folder }) => {
    try {
      const config = readConfig(process.env);
      if (action === 'zrob') {
        const contents = await backUp(config, folder, new Date());
        await note(config, { czynnosc: 'KOPIA', szczegoly: { folder } });
        console.log(`Backed up to ${folder}: ${sizes(contents)}.`);
      } else if (action === 'przywroc') {
        const contents = await restore(config, folder);
        await note(config, { czynnosc: 'PRZYWROCENIE', szczegoly: { folder, z: contents.kiedy } });
        console.log(
          `Restored as of ${contents.kiedy}, and the same as the backup: ${sizes(contents)}. Start the office with the same OKIENKO_PEPPER, then run npm run ksiegi.`,
        );
      } else throw new CommandRefusal(`There is no action "${action}": it is zrob or przywroc.`);
      return 0;
    } catch (failure) {
      if (!(failure instanceof StartError || failure instanceof CommandRefusal)) throw failure;
      console.error(failure.message);
      return 1;
    }
  },
});

process.exitCode = await run(process.argv.slice(2));

/** In the audit log: a backup is no part of a transaction. */
async function note(config: Config, act: Act): Promise<void> {
  const database = await openDatabase(config);
  try {
    await auditOperator({ db: database.query, now: new Date() }, act);
  } finally {
    await database.close();
  }
}

function sizes({ tabele, pliki }: Contents): string {
  const rows = Object.values(tabele).reduce((sum, { wiersze }) => sum + wiersze, 0);
  return `${Object.keys(tabele).length} tables with ${rows} rows, ${pliki ? `${Object.keys(pliki).length} files` : 'no files (they are in the S3-like store)'}`;
}
