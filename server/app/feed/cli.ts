import { command } from '../../../codegen/command/command.ts';
import { feedCommand } from '../../../codegen/command/feedCommand.ts';
import { CommandRefusal } from '../../engine/command.ts';
import { StartError } from '../../engine/config/startError.ts';
import { checkAction, type FeedGiven, loadAction, planAction, restoreAction, statusAction } from './actions.ts';
import { watchAction } from './watch.ts';

const ACTIONS: Readonly<Record<string, (given: FeedGiven) => Promise<number>>> = {
  check: checkAction,
  plan: planAction,
  load: loadAction,
  status: statusAction,
  restore: restoreAction,
  watch: watchAction,
};

const { run } = command({
  ...feedCommand('npm run feed --'),
  name: 'feed',
  summary: '',
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
