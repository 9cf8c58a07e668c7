import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Command } from '../command/command.ts';
import { feedCommand } from '../command/feedCommand.ts';
import { helpOf } from '../command/help.ts';

const OFFICE = join(import.meta.dirname, '../../server/app/feed/cli.ts');

/** As in package.json: a feed of any size takes little memory. */
const MEMORY = ['--max-old-space-size=128', '--max-semi-space-size=16'];

/** Data belong to the office: its own command reads the arguments. */
export const feed: Command = {
  name: 'feed',
  summary: 'checks and loads the data of other systems into the office',
  help: helpOf(feedCommand('okienko feed')),
  async run(args) {
    if (args.includes('--help') || args.includes('-h')) {
      console.log(feed.help);
      return 0;
    }
    return spawnSync(process.execPath, [...MEMORY, OFFICE, ...args], { stdio: 'inherit' }).status ?? 1;
  },
};
