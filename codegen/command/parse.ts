import { parseArgs } from 'node:util';
import { nearest } from '../../src/lang/values/nearest.ts';
import { misuse } from './ending.ts';
import { type Described, usageLineOf } from './help.ts';
import type { Option } from './options.ts';

type Values = Record<string, string | boolean | number | readonly string[] | undefined>;

/**
 * Arguments and options by name, with their defaults.
 *
 * @throws CommandEnd with status 2 and what to change
 */
export function parse(command: Described, args: readonly string[]): Values {
  const options = command.options ?? {};
  refuseUnknown(command, args);
  const read = strictly(command, args);
  const values: Values = {};
  for (const [name, option] of Object.entries(options))
    values[name] = readValue(command, name, option, read.values[name]);
  return { ...values, ...byPlace(command, read.positionals) };
}

function byPlace(command: Described, positionals: readonly string[]): Values {
  const values: Values = {};
  const declared = command.arguments ?? [];
  for (const [index, { kind, name }] of declared.entries()) {
    if (kind === 'required' && positionals[index] === undefined)
      throw misuse(`<${name}> is missing: ${usageLineOf(command)}`);
    values[name] = kind === 'rest' ? positionals.slice(index) : positionals[index];
  }
  const extra = declared.at(-1)?.kind === 'rest' ? undefined : positionals[declared.length];
  if (extra !== undefined) throw misuse(`"${extra}" is one argument too many: ${usageLineOf(command)}`);
  return values;
}

function refuseUnknown(command: Described, args: readonly string[]): void {
  const known = ['help', ...Object.keys(command.options ?? {})];
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: typesOf(command),
  });
  for (const token of tokens) {
    if (token.kind !== 'option' || token.name === 'h' || known.includes(token.name)) continue;
    const near = nearest(token.name, known);
    const hint = near ? ` Did you mean --${near}?` : '';
    throw misuse(`${command.program} has no option ${token.rawName}.${hint} ${command.program} --help says more.`);
  }
}

function strictly(command: Described, args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: typesOf(command) });
  } catch (failure) {
    const { code = '', message = '' } = failure as { code?: string; message?: string };
    if (!code.startsWith('ERR_PARSE_ARGS')) throw failure;
    throw misuse(`${message.split('. ')[0]}. ${command.program} --help says more.`);
  }
}

function typesOf({ options = {} }: Described) {
  return Object.fromEntries(
    Object.entries(options).map(([name, { kind }]) => [
      name,
      { type: kind === 'flag' ? ('boolean' as const) : ('string' as const), multiple: kind === 'list' },
    ]),
  );
}

function readValue(command: Described, name: string, option: Option, given: unknown): Values[string] {
  switch (option.kind) {
    case 'flag':
      return given === true;
    case 'list':
      return (given as string[] | undefined) ?? [];
    case 'text':
      return (given as string | undefined) ?? option.default;
    case 'choice':
      if (given === undefined || option.choices.includes(given as string)) return (given as string) ?? option.default;
      throw misuse(`--${name} is ${listed(option.choices)}, not "${given}".`);
    case 'whole':
      if (given === undefined) return option.default;
      if (/^\d{1,9}$/.test(given as string) && Number(given) <= option.most) return Number(given);
      throw misuse(
        `--${name} is a whole number up to ${option.most}, not "${given}". ${command.program} --help says more.`,
      );
  }
}

const listed = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter((part) => part).join(' or ');
