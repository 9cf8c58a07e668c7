import { command } from '../../../codegen/command/command.ts';
import { flag, optional, required, whole } from '../../../codegen/command/options.ts';
import { CommandRefusal } from '../../engine/command.ts';
import { StartError } from '../../engine/config/startError.ts';
import { checkFeed } from '../../engine/feed/checkFeed.ts';
import { kinds } from './kinds.ts';
import { faultsJson, faultsSummary, faultsText } from './reportText.ts';

const { run } = command({
  name: 'feed',
  program: 'npm run feed --',
  summary: '',
  usage: `npm run feed -- check /feeds/2026-11-23            every fault, without a database`,
  description: `Checks the data that another system exported for this office (docs/feeds.md).`,
  fails: 'the feed has errors',
  arguments: [required('action', 'check'), optional('folder', 'of the feed: feed.json and one file for each kind')],
  options: {
    json: flag('prints the report as JSON'),
    most: whole('number', 'faults that are listed of each code and file; all are counted', 20, 1_000_000),
  },
  run: async ({ action, folder, json, most }) => {
    try {
      if (action !== 'check') throw new CommandRefusal(`There is no action "${action}": it is check.`);
      if (folder === undefined) throw new CommandRefusal('Which feed? Name its folder.');
      return await check(folder, json, most);
    } catch (failure) {
      if (!(failure instanceof StartError || failure instanceof CommandRefusal)) throw failure;
      console.error(failure.message);
      return 1;
    }
  },
});

process.exitCode = await run(process.argv.slice(2));

async function check(folder: string, json: boolean, most: number): Promise<number> {
  const { faults, staging, totals } = await checkFeed(folder, { kinds, most });
  staging.close();
  const counts = Object.fromEntries([...totals].map(([kind, { count }]) => [kind, count]));
  if (json) console.log(JSON.stringify({ records: counts, ...faultsJson(faults) }, null, 2));
  else {
    const read = Object.entries(counts).map(([kind, count]) => `${kind} ${count}`);
    if (faults.kept.length > 0) console.log(faultsText(faults));
    console.log(`Read: ${read.join(', ') || 'nothing'}. Found: ${faultsSummary(faults) ?? 'nothing wrong'}.`);
  }
  return faults.count('error') > 0 ? 1 : 0;
}
