import type { Command } from '../command/command.ts';
import { check } from './check.ts';
import { compile } from './compile.ts';
import { conform } from './conform.ts';
import { dev } from './dev.ts';
import { explain } from './explain.ts';
import { exportSite } from './export.ts';
import { feed } from './feed.ts';
import { impact } from './impact.ts';
import { lsp } from './lsp.ts';
import { mock } from './mock.ts';
import { create } from './new.ts';
import { publish } from './publish.ts';
import { scenario } from './scenario.ts';
import { serve } from './serve.ts';
import { types } from './types.ts';
import { upgrade } from './upgrade.ts';

/**
 * Every command of the toolkit, in the order of the list. What a command works with it imports when it runs, so that all
 * declarations together load in a moment.
 */
export const commands: readonly Command[] = [
  check,
  compile,
  conform,
  dev,
  explain,
  exportSite,
  feed,
  impact,
  lsp,
  mock,
  create,
  publish,
  scenario,
  serve,
  types,
  upgrade,
];

export function listOfCommands(): string {
  const lines = commands.map((command) => `  okienko ${command.name.padEnd(8)} ${command.summary}`);
  return `The toolkit of Okienko.\n\n${lines.join('\n')}\n\nokienko <command> --help says more.`;
}
