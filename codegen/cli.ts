#!/usr/bin/env node
import { check } from './commands/check.ts';
import { compile } from './commands/compile.ts';
import { exportSite } from './commands/export.ts';
import { mock } from './commands/mock.ts';
import { create } from './commands/new.ts';
import { types } from './commands/types.ts';

/** The toolkit: one line here a command, one file each under commands/. */
const commands: Readonly<Record<string, { run(args: string[]): Promise<number>; says: string }>> = {
  check: { run: check, says: 'proves that a municipality can be served; exit status 1 when it can not' },
  compile: { run: compile, says: 'writes the static files of a municipality into a folder' },
  export: {
    run: exportSite,
    says: 'writes the portal of a municipality for a static web server, with the settings of nginx',
  },
  mock: { run: mock, says: 'serves a municipality over an office that answers from the examples of the contract' },
  new: { run: create, says: 'writes a new service, or an empty municipality' },
  types: { run: types, says: 'writes types, client, validators and openapi.json from schemas/api' },
};

const [name = 'help', ...args] = process.argv.slice(2);
const command = commands[name];
if (command) {
  process.exitCode = await command.run(args).catch(misunderstood);
} else {
  const lines = Object.entries(commands).map(([word, { says }]) => `  okienko ${word.padEnd(8)} ${says}`);
  console.log(`The toolkit of Okienko.\n\n${lines.join('\n')}\n\nokienko <command> --help says more.`);
  process.exitCode = name === 'help' || name === '--help' ? 0 : 2;
}

/** An option that the command does not have. */
function misunderstood(error: unknown): number {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (!code.startsWith('ERR_PARSE_ARGS')) throw error;
  console.error(`${message.split('. ')[0]}. okienko ${name} --help says more.`);
  return 2;
}
