import { StartError } from './config/startError.ts';

/** A command of the office that changes nothing; its message is shown to whoever ran it. */
export class CommandRefusal extends Error {
  override name = 'CommandRefusal';
}

/** Runs a command of the office and prints its answer; a refusal is printed and ends the process with status 1. */
export async function runCommand(run: () => Promise<string>): Promise<void> {
  try {
    console.log(await run());
  } catch (failure) {
    if (!(failure instanceof StartError || failure instanceof CommandRefusal)) throw failure;
    console.error(failure.message);
    process.exitCode = 1;
  }
}
