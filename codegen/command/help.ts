import type { Argument, Option } from './options.ts';

/** What the help of a command is made of. */
export interface Described {
  /** As it is typed: `okienko check`, `npm run account --`. */
  readonly program: string;
  readonly description: string;
  readonly arguments?: readonly Argument[];
  readonly options?: Readonly<Record<string, Option>>;
  /** In place of the line made of arguments and options. */
  readonly usage?: string;
  /** After the options: examples, addresses. */
  readonly more?: string;
  /** When the command ends with status 1; absent: never. */
  readonly fails?: string;
}

const WIDTH = 110;
const WIDEST_TERM = 30;

export function helpOf(command: Described): string {
  const terms = [
    ...(command.arguments ?? []).map(({ name, description }): [string, string] => [name, description]),
    ...Object.entries(command.options ?? {}).map(([name, option]): [string, string] => [
      `--${name}${placeholderOf(option)}`,
      describe(option),
    ]),
  ];
  const status = `Exit status ${command.fails ? `1 when ${command.fails}, ` : ''}2 when the arguments are wrong.`;
  return [usageLineOf(command), command.description, table(terms), command.more, status]
    .filter((part) => part)
    .join('\n\n');
}

/** What is typed: its own words where it has some. */
export const usageLineOf = (command: Described): string => command.usage ?? usageOf(command);

/** `okienko check [folder] [--format text|json|sarif]`, in lines that fit a terminal. */
function usageOf({ program, arguments: args = [], options = {} }: Described): string {
  const parts = [
    ...args.map(({ kind, name }) => ({ required: `<${name}>`, optional: `[${name}]`, rest: `[${name}…]` })[kind]),
    ...Object.entries(options).map(
      ([name, option]) => `[--${name}${placeholderOf(option)}]${option.kind === 'list' ? '…' : ''}`,
    ),
  ];
  const lines = [program];
  for (const part of parts) {
    const longer = `${lines.at(-1)} ${part}`;
    if (longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(`${' '.repeat(program.length)} ${part}`);
  }
  return lines.join('\n');
}

function placeholderOf(option: Option): string {
  if (option.kind === 'flag') return '';
  return ` ${option.kind === 'choice' ? option.choices.join('|') : `<${option.value}>`}`;
}

function describe(option: Option): string {
  const byDefault = 'default' in option && option.default !== undefined ? `; ${option.default} by default` : '';
  return `${option.description}${byDefault}`;
}

/** Two columns; a long first entry has a line of its own. */
function table(terms: readonly (readonly [string, string])[]): string {
  const width = Math.min(WIDEST_TERM, Math.max(0, ...terms.map(([term]) => term.length)));
  const margin = ' '.repeat(width + 4);
  return terms
    .map(([term, description]) => {
      const lines = description.split('\n').join(`\n${margin}`);
      return term.length > width ? `  ${term}\n${margin}${lines}` : `  ${term.padEnd(width)}  ${lines}`;
    })
    .join('\n');
}
