#!/usr/bin/env node
import { nearest } from '../src/lang/values/nearest.ts';
import { commands, listOfCommands } from './commands/index.ts';

const [name = 'help', ...args] = process.argv.slice(2);
const found = commands.find((command) => command.name === name);

if (found) process.exitCode = await found.run(args);
else if (['help', '--help', '-h'].includes(name)) console.log(listOfCommands());
else {
  const near = nearest(
    name,
    commands.map((command) => command.name),
  );
  console.error(`okienko has no command "${name}".${near ? ` Did you mean ${near}?` : ''}\n\n${listOfCommands()}`);
  process.exitCode = 2;
}
