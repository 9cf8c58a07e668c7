import { command } from '../../../codegen/command/command.ts';
import { flag, optional, required, whole } from '../../../codegen/command/options.ts';
import { CommandRefusal } from '../../engine/command.ts';
import { StartError } from '../../engine/config/startError.ts';
import { checkAction, type FeedGiven, loadAction, planAction, restoreAction, statusAction } from './actions.ts';

const ACTIONS: Readonly<Record<string, (given: FeedGiven) => Promise<number>>> = {
  check: checkAction,
  plan: planAction,
  load: loadAction,
  status: statusAction,
  restore: restoreAction,
};

const { run } = command({
  name: 'feed',
  program: 'npm run feed --',
  summary: '',
  usage: `npm run feed -- check /feeds/2026-11-23       every fault; needs no database
npm run feed -- plan /feeds/2026-11-23        also what would change, and the amounts before and after
npm run feed -- load /feeds/2026-11-23        all of it or, with an error, nothing
npm run feed -- status                        the last loads
npm run feed -- restore finanse               undoes the last load of a source`,
  description: `Puts data of other systems into the office, again and again (docs/feeds.md). Plan, load, status and restore use the database of
the environment (docs/office.md), while the office runs. The same feed again changes nothing.`,
  fails: 'the feed has errors, or the command is refused',
  arguments: [
    required('action', 'check, plan, load, status or restore'),
    optional(
      'place',
      'the folder of the feed, with feed.json and one file for each kind; for restore the name of the source',
    ),
  ],
  options: {
    accept: flag('with plan and load: more may change or vanish than the limit, and the extract may be an older one'),
    limit: whole('percent', 'of the records of a kind that may change or vanish', 20, 100),
    json: flag('prints the report as JSON'),
    most: whole('number', 'faults that are listed of each code and file; all are counted', 20, 1_000_000),
  },
  run: async ({ action, ...given }) => {
    try {
      const act = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
      if (!act) throw new CommandRefusal(`There is no action "${action}": it is ${Object.keys(ACTIONS).join(', ')}.`);
      return await act(given);
    } catch (failure) {
      if (!(failure instanceof StartError || failure instanceof CommandRefusal)) throw failure;
      console.error(failure.message);
      return 1;
    }
  },
});

process.exitCode = await run(process.argv.slice(2));
