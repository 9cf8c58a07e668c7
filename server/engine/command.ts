import { StartError } from './config/startError.ts';

/** A command of the office that was refused and changed nothing; its message is printed. */
export class CommandRefusal extends Error {
  override name = 'CommandRefusal';
}

/** Runs a command of the office and prints its result; a refusal is printed and ends the process with status 1. */
export async function runCommand(run: () => Promise<string>): Promise<void> {
  try {
    console.log(await run());
  } catch (failure) {
    if (!(failure instanceof StartError || failure instanceof CommandRefusal)) throw failure;
    console.error(failure.message);
    process.exitCode = 1;
  }
}
