import { CommandEnd } from './ending.ts';
import { type Described, helpOf } from './help.ts';
import type { Argument, Given, Option } from './options.ts';
import { parse } from './parse.ts';

/** A command that can be run with the words that were typed behind it. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What --help prints. */
  readonly help: string;
  /** @returns the exit status */
  run(args: readonly string[]): Promise<number>;
}

interface Declaration<A extends readonly Argument[], O extends Readonly<Record<string, Option>>>
  extends Omit<Described, 'program'> {
  name: string;
  summary: string;
  /** What is typed to run it; left out: `okienko` and its name. */
  program?: string;
  arguments?: A;
  options?: O;
  /** @returns the exit status */
  run(given: Given<A, O>): Promise<number> | number;
}

/**
 * Declares a command in one place: the parser, the help and the reference page are made of the declaration.
 * `--help` and `-h` print the help. A CommandEnd that `run` throws is printed.
 */
export function command<
  const A extends readonly Argument[] = readonly [],
  const O extends Readonly<Record<string, Option>> = Readonly<Record<never, Option>>,
>(declaration: Declaration<A, O>): Command {
  const { name, summary, run } = declaration;
  const described: Described = { ...declaration, program: declaration.program ?? `okienko ${name}` };
  const help = helpOf(described);
  return {
    name,
    summary,
    help,
    async run(args) {
      if (asksForHelp(args)) {
        console.log(help);
        return 0;
      }
      try {
        return await run(parse(described, args) as Given<A, O>);
      } catch (failure) {
        if (!(failure instanceof CommandEnd)) throw failure;
        (failure.status === 1 ? console.log : console.error)(failure.message);
        return failure.status;
      }
    },
  };
}

/** Behind `--` everything is an argument. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? undefined : end).some((word) => word === '--help' || word === '-h');
}
