import type { Municipality } from '../../codegen/artefact/municipality.ts';
import { command } from '../../codegen/command/command.ts';
import type { Described } from '../../codegen/command/help.ts';
import type { Argument, Given, Option } from '../../codegen/command/options.ts';
import { CommandRefusal } from './command.ts';
import { type EngineConfig, readEngineConfig } from './config/config.ts';
import { StartError } from './config/startError.ts';
import type { Db } from './db/open.ts';
import { openDatabase } from './db/openDatabase.ts';
import { openIfChecked } from './municipality/openMunicipality.ts';

/** The input of a command of the office. */
export interface CommandDesk {
  db: Db;
  config: EngineConfig;
  /** Absent: the shipped one. */
  municipality?: Municipality;
  now: Date;
}

/** Runs in one transaction. @returns the printed text; `failed`: with exit status 1 */
export type CommandWork = (desk: CommandDesk) => Promise<string | { text: string; failed: boolean }>;

interface Declaration<A extends readonly Argument[], O extends Readonly<Record<string, Option>>>
  extends Omit<Described, 'fails'> {
  program: string;
  arguments?: A;
  options?: O;
  fails?: string;
  /** Set when the command needs the municipality that OKIENKO_CONFIG names: the sentence printed when there is none. */
  needsMunicipality?: string;
  /** Parses the arguments before anything is opened. @throws CommandRefusal */
  plan(given: Given<A, O>): CommandWork;
}

/**
 * Runs a command of the office with its arguments, on the database and the municipality of the environment, and sets the exit
 * status: 1 when the command was refused or found something, 2 when it was not understood.
 */
export async function runOfficeCommand<
  const A extends readonly Argument[] = readonly [],
  const O extends Readonly<Record<string, Option>> = Readonly<Record<never, Option>>,
>({ plan, needsMunicipality, ...declaration }: Declaration<A, O>): Promise<void> {
  const { run } = command<A, O>({
    fails: 'it is refused',
    ...declaration,
    name: declaration.program,
    summary: '',
    run: (given) => printed(() => onDesk(plan(given), needsMunicipality)),
  });
  process.exitCode = await run(process.argv.slice(2));
}

async function printed(work: () => ReturnType<CommandWork>): Promise<number> {
  try {
    const done = await work();
    console.log(typeof done === 'string' ? done : done.text);
    return typeof done === 'string' || !done.failed ? 0 : 1;
  } catch (failure) {
    if (!(failure instanceof StartError || failure instanceof CommandRefusal)) throw failure;
    console.error(failure.message);
    return 1;
  }
}

async function onDesk(work: CommandWork, needsMunicipality: string | undefined): ReturnType<CommandWork> {
  const config = readEngineConfig(process.env);
  const municipality = await municipalityOf(config, needsMunicipality);
  const database = await openDatabase(config);
  try {
    return await database
      .as({ role: 'praca' })
      .transaction()
      .execute((db) => work({ db, config, municipality, now: new Date() }));
  } finally {
    await database.close();
  }
}

async function municipalityOf(config: EngineConfig, needed: string | undefined): Promise<Municipality | undefined> {
  if (!config.municipality && needed) throw new CommandRefusal(needed);
  if (!config.municipality) return undefined;
  const municipality = await openIfChecked(config);
  if (!municipality && needed)
    throw new CommandRefusal('The check finds errors in the municipality: `./okienko check` lists them.');
  return municipality;
}
