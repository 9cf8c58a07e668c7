import type { Message } from './ast.ts';

/**
 * Every message of the expression language, and nothing else: what is wrong, then what to write instead. Tests call
 * these functions rather than copy the words. docs/checks.md explains each code.
 */
const message = (code: string, text: string, ...help: string[]): Message =>
  help.length ? { code, message: text, help } : { code, message: text };

const q = (name: string): string => `"${name}"`;
const guess = (name: string | undefined): string => (name === undefined ? '' : ` Did you mean ${q(name)}?`);
const list = (names: readonly string[]): string => {
  const shown = names.slice(0, 60);
  return shown.join(', ') + (names.length > shown.length ? `, … (${names.length} in all)` : '');
};

// ---- Parsing --------------------------------------------------------------------------------------------------------

export const empty = () => message('expression.syntax', 'There is no expression here.');

/** @param code the library's @param found the text at that place */
export function syntax(code: string, found: string, source: string): Message {
  const say = (text: string) => message('expression.syntax', text);
  if (code === 'unterminated_string') return say(`A text that begins with ${found[0]} does not end.`);
  if (code === 'invalid_macro_argument') return macroVariable(found);
  if (code === 'reserved_identifier') return say(`${q(found)} is a reserved word: it cannot be a name here.`);
  if (code === 'limit_exceeded')
    return say('Brackets or lists stand too deep in one another. Give a part a name in calc.');
  if (code.startsWith('invalid_') && found.startsWith('\\'))
    return say(`${q(found)} is no escape. Write \\\\ for a backslash.`);
  if (code.startsWith('invalid_')) return say(`${q(found)} is not a number.`);
  if (code === 'newline_in_string') return say('A text must end on its line. Write \\n for a new one.');
  if (found === '') return say(`The expression ends too early: ${missing(source)}.`);
  const instead = misspelt[found];
  return say(`${q(found)} is not expected here.${instead ? ` ${instead}` : ''}`);
}

const misspelt: Readonly<Record<string, string>> = {
  '=': 'Equal is written ==.',
  '&': 'And is written &&.',
  and: 'And is written &&.',
  AND: 'And is written &&.',
  '|': 'Or is written ||.',
  or: 'Or is written ||.',
  OR: 'Or is written ||.',
  not: 'Not is written !.',
  '„': "A text stands in straight single quotes: 'tak'.",
  '”': "A text stands in straight single quotes: 'tak'.",
  '’': "A text stands in straight single quotes: 'tak'.",
  '‘': "A text stands in straight single quotes: 'tak'.",
  '`': "A text stands in straight single quotes: 'tak'.",
  ';': 'An expression is one value, without ; at its end.',
};

function missing(source: string): string {
  const without = source.replace(/'(?:[^'\\]|\\.)*'/g, '');
  const count = (sign: string) => without.split(sign).length - 1;
  if (count('(') > count(')')) return 'a ) is missing';
  if (count('[') > count(']')) return 'a ] is missing';
  if (count('?') > count(':')) return 'after ? comes a value, : and the other value';
  return 'a value is missing';
}

export const tooLong = (nodes: number) =>
  message('expression.long', `This is longer than ${nodes} parts. Give parts of it names in calc.`);

export const tooDeep = (depth: number) =>
  message(
    'expression.deep',
    `filter, map and their like stand at most ${depth} deep in one another. Give the inner one a name in calc.`,
  );

export const quotes = (value: string) =>
  message('expression.quotes', `A text stands in single quotes here: '${value.replace(/['\\]/g, '\\$&')}'.`);

const refused = (text: string, ...help: string[]) => message('expression.refused', text, ...help);

export const index = () =>
  refused(
    'There are no indexes: say which one is meant, with first(…), last(…) or filter.',
    'first(data.lista.pozycje.filter(p, p.id == state.id))',
  );
export const mapLiteral = () =>
  refused('There are no objects in expressions. Each value has a key of its own, or a name in calc.');
export const bytes = () => refused('There are no bytes in expressions.');
export const plainNumber = () => refused('Numbers are written in decimal digits only.');
export const hugeNumber = () => refused('This number is larger than a number can be here.');
export const macroShape = (name: string) =>
  message(
    'function.arguments',
    `${name} is written list.${name}(x, …): x is a name of your choice for one of the list.`,
  );
export const macroVariable = (found: string) =>
  message(
    'function.arguments',
    `${q(found)} cannot stand for one of the list. Choose a plain name: list.filter(x, …).`,
  );

/** Functions of CEL and of other languages, with the replacement to suggest. */
const otherWays: Readonly<Record<string, string>> = {
  size: 'count(list) counts a list, length(text) the characters of a text.',
  len: 'count(list) counts a list, length(text) the characters of a text.',
  has: 'Ask present(x), or x != null.',
  matches: 'There are no patterns in expressions: use isEmail, isPhone and their like, or "pattern" in the schema.',
  dyn: 'Every value has its type from the contract.',
  type: 'Every value has its type from the contract.',
  int: 'number(text) reads a number, round(number, 0) makes it whole.',
  uint: 'number(text) reads a number, round(number, 0) makes it whole.',
  double: 'number(text) reads a number.',
  string: 'text(number) writes a number as text.',
  bool: 'Compare: x == true.',
  bytes: 'There are no bytes in expressions.',
  timestamp: 'Dates come from the contract, and today. Count with addDays and addMonths.',
  duration: 'Dates are counted with addDays and addMonths; date - date gives days.',
  getFullYear: 'year(date) gives the year.',
  getMonth: 'Compare whole dates, or count with addMonths.',
  getDate: 'day(datetime) gives the date.',
  exists_one: 'Write count(list.filter(x, …)) == 1.',
  bind: 'Give the value a name in calc.',
  reduce: 'Use sum, count, max or min.',
  includes: 'Write x in list, or contains(text, part).',
  indexOf: 'Write x in list, or contains(text, part).',
  if: 'Write condition ? one : other.',
  coalesce: 'Write orElse(a, b).',
  abs: 'Write x < 0 ? -x : x.',
  average: 'Write sum(list) / count(list).',
  avg: 'Write sum(list) / count(list).',
  length: 'count(list) counts a list.',
  contains: 'Whether one is in a list is asked with x in list.',
};

// ---- Names ----------------------------------------------------------------------------------------------------------

export const unknownName = (name: string, near: string | undefined, known: readonly string[]) =>
  message('name.unknown', `${q(name)} is not known here.${guess(near)}`, `Known here: ${list(known)}`);

/** A function's name without its brackets. */
export const nameOfFunction = (name: string, use: string) => message('name.unknown', `${name} is a function: ${use}.`);

export const hidesName = (name: string) =>
  message('name.hidden', `${q(name)} already means something here. Choose another name.`);

export function unknownField(
  name: string,
  record: string,
  near: string | undefined,
  fields: readonly string[],
  source?: string,
): Message {
  const where = source ? ` (${source})` : '';
  const help = fields.length ? `${record} has: ${list(fields)}${where}` : `${record} has no fields${where}`;
  return message('field.unknown', `${q(name)} is not a field of ${record}.${guess(near)}`, help);
}

export const fieldOfList = (name: string) =>
  message(
    'field.unknown',
    `${q(name)} is a field of one of the list, and this is the whole list.`,
    `Take one with first(…), or all of them with list.map(x, x.${name}).`,
  );

export const fieldOf = (name: string, type: string) =>
  message('field.unknown', `${type} has no fields, so no ${q(name)}.`);

export function unknownFunction(name: string, near: string | undefined, known: readonly string[]): Message {
  const instead = Object.hasOwn(otherWays, name) ? otherWays[name] : undefined;
  return message(
    'function.unknown',
    `There is no function ${q(name)}.${instead ? ` ${instead}` : guess(near)}`,
    `Functions: ${list(known)}`,
  );
}

// ---- Calls ----------------------------------------------------------------------------------------------------------

export const argumentCount = (use: string, found: number) =>
  message('function.arguments', `${use} takes other arguments: here ${found === 1 ? 'is 1' : `are ${found}`}.`);

export const notAMethod = (name: string, use: string) =>
  message('function.arguments', `${name} is not written after a dot: ${use}.`);

/** @param ordinal from 0 */
export function argument(name: string, use: string, ordinal: number, wanted: string, found: string): Message {
  const instead = name === 'length' || name === 'contains' ? otherWays[name] : undefined;
  const text = `The ${ordinals[ordinal]} value of ${use} must be ${wanted}, and this is ${found}.`;
  return message('type.mismatch', text, ...(instead ? [instead] : []));
}
const ordinals = ['first', 'second', 'third'];

export const datetimeNeedsDay = (use: string) =>
  message('type.mismatch', `${use} counts with a date, and this is a datetime.`, 'day(x) is the date of a datetime.');

export const notAList = (name: string, found: string) =>
  message('type.mismatch', `${name} goes through a list, and this is ${found}.`);

export const largeRange = (most: number) => message('function.arguments', `range gives at most ${most} numbers.`);

// ---- Operators ------------------------------------------------------------------------------------------------------

export const condition = (found: string) =>
  message(
    'type.mismatch',
    `A condition is needed here, and this is ${found}.`,
    'Compare it (x == …, x > 0), or ask present(x).',
  );

export const moneyAndNumber = (operator: string) =>
  message(
    'type.mismatch',
    `An amount ${operator} a plain number: which unit is meant?`,
    'pln(number) makes an amount of a number.',
  );

export const moneyTimesMoney = () =>
  message('type.mismatch', 'An amount times an amount means nothing. One of them must be a plain number.');
export const numberByMoney = () =>
  message(
    'type.mismatch',
    'A plain number divided by an amount means nothing. An amount can be divided by an amount or by a number.',
  );

export const dateArithmetic = (operator: string) =>
  message(
    'type.mismatch',
    `A date has no ${operator} here.`,
    'addDays(date, n) and addMonths(date, n) move a date; date - date gives days.',
  );

export const textAndOther = (other: string) =>
  message(
    'type.mismatch',
    `A text + ${other} does not go together.`,
    'text(number) writes a number as text; amounts and dates are formatted in "values" of a text.',
  );

export const noArithmetic = (operator: string, found: string) =>
  message('type.mismatch', `${found} cannot stand beside ${operator}.`);

export const notComparable = (left: string, operator: string, right: string) =>
  message('type.mismatch', `${left} ${operator} ${right}: the two are never of one kind.`);

export const datetimeAndDate = () =>
  message('type.mismatch', 'A date and a datetime do not compare.', 'day(x) is the date of a datetime.');

export const dateAndText = () =>
  message(
    'type.mismatch',
    'A date and a text do not compare.',
    'Dates come from the contract, from states and params, and from today: addDays(today, -30).',
  );

export const noOrder = (found: string) =>
  message('type.mismatch', `${found} has no order: only numbers, amounts and dates are less or greater.`);

export const sortKey = (found: string) =>
  message('type.mismatch', `A list is sorted by a plain value, and this is ${found}.`);

export const recordEquality = () =>
  message('type.mismatch', 'Records and lists are not compared as a whole. Compare the field that identifies them.');

export const inWhat = (found: string) => message('type.mismatch', `After "in" comes a list, and this is ${found}.`);

export const unknownWord = (word: string, near: string | undefined, words: readonly string[]) =>
  message(
    'word.unknown',
    `'${word}' is not one of the words.${near === undefined ? '' : ` Did you mean '${near}'?`}`,
    `The words: ${list(words)}`,
  );

export const noWordInCommon = (left: string, right: string) =>
  message('word.unknown', `These are never equal: ${left}, and ${right}.`);

export const neverNothing = (what: string) =>
  message('null.useless', `${what} is always there, so there is nothing to ask.`);

export const listNeverNothing = (what: string) =>
  message('null.useless', `${what} is a list, and a list is always there.`, 'Ask count(list) > 0.');

export const mixed = (one: string, other: string) =>
  message('type.mismatch', `Both must be of one kind, and these are ${one} and ${other}.`);

export const moneyOrNumber = () =>
  message(
    'type.mismatch',
    'One is an amount, the other a plain number: which unit is meant?',
    'pln(number) makes an amount of a number.',
  );

// ---- What the key requires ------------------------------------------------------------------------------------------

export const expected = (wanted: string, found: string) =>
  message('expression.type', `This must be ${wanted}, and it is ${found}.`);

export const mayBeNothing = () =>
  message(
    'expression.nothing',
    'A value is needed here, and this may be nothing.',
    'Ask present(…) before, or give another value with orElse(…, …).',
  );
