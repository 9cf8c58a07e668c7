import type { Message } from './ast.ts';
import { message, quoted } from './message.ts';

/**
 * The messages of the checker: the mistake, then the correction. Tests call these functions and do not copy the texts.
 * docs/checks.md explains each code.
 */

const guess = (name: string | undefined): string => (name === undefined ? '' : ` Did you mean ${quoted(name)}?`);
const list = (names: readonly string[]): string => {
  const shown = names.slice(0, 60);
  return shown.join(', ') + (names.length > shown.length ? `, … (${names.length} in all)` : '');
};

/** Functions of CEL and of other languages, with the replacement to suggest. */
const otherWays: Readonly<Record<string, string>> = {
  size: 'count(list) counts items, length(text) counts characters.',
  len: 'count(list) counts items, length(text) counts characters.',
  has: 'Write present(x), or x != null.',
  matches: 'Expressions have no patterns. Use isEmail, isPhone and similar functions, or "pattern" in the schema.',
  dyn: 'The contract gives every value its type.',
  type: 'The contract gives every value its type.',
  int: 'number(text) reads a number, round(number, 0) makes it whole.',
  uint: 'number(text) reads a number, round(number, 0) makes it whole.',
  double: 'number(text) reads a number.',
  string: 'text(number) writes a number as text.',
  bool: 'Compare: x == true.',
  bytes: 'Expressions have no bytes.',
  timestamp: 'Dates come from the contract and from today. Compute with addDays and addMonths.',
  duration: 'Compute with addDays and addMonths; date - date gives days.',
  getFullYear: 'year(date) gives the year.',
  getMonth: 'month(date) gives the month.',
  getDate: 'day(datetime) gives the date.',
  exists_one: 'Write count(list.filter(x, …)) == 1.',
  bind: 'Give the value a name in calc.',
  reduce: 'Use sum, count, max or min.',
  includes: 'Write x in list, or contains(text, part).',
  indexOf: 'Write x in list, or contains(text, part).',
  if: 'Write condition ? value : other.',
  coalesce: 'Write orElse(a, b).',
  abs: 'Write x < 0 ? -x : x.',
  average: 'Write sum(list) / count(list).',
  avg: 'Write sum(list) / count(list).',
  length: 'count(list) counts items.',
  contains: 'For an item of a list write x in list.',
};

// ---- Names ----------------------------------------------------------------------------------------------------------

export const unknownName = (name: string, near: string | undefined, known: readonly string[]) =>
  message('name.unknown', `${quoted(name)} is not a name here.${guess(near)}`, `Names here: ${list(known)}`);

/** The name of a function without brackets. */
export const nameOfFunction = (name: string, use: string) =>
  message('name.unknown', `${name} is a function. Write ${use}.`);

export const hidesName = (name: string) =>
  message('name.hidden', `${quoted(name)} already has a meaning here. Choose another name.`);

export function unknownField(
  name: string,
  record: string,
  near: string | undefined,
  fields: readonly string[],
  source?: string,
): Message {
  const where = source ? ` (${source})` : '';
  const help = fields.length ? `${record} has: ${list(fields)}${where}` : `${record} has no fields${where}`;
  return message('field.unknown', `${quoted(name)} is not a field of ${record}.${guess(near)}`, help);
}

export const missingField = (name: string, record: string) =>
  message('expression.type', `${record} needs the field ${quoted(name)}.`);

export const fieldOfList = (name: string) =>
  message(
    'field.unknown',
    `${quoted(name)} is a field of an item, but this is the whole list.`,
    `Take one item with first(…), or the field of all with list.map(x, x.${name}).`,
  );

export const fieldOf = (name: string, type: string) =>
  message('field.unknown', `${type} has no fields, so it has no ${quoted(name)}.`);

export function unknownFunction(name: string, near: string | undefined, known: readonly string[]): Message {
  const instead = Object.hasOwn(otherWays, name) ? otherWays[name] : undefined;
  return message(
    'function.unknown',
    `There is no function ${quoted(name)}.${instead ? ` ${instead}` : guess(near)}`,
    `Functions: ${list(known)}`,
  );
}

// ---- Calls ----------------------------------------------------------------------------------------------------------

export const argumentCount = (use: string, found: number) =>
  message('function.arguments', `The number of arguments is wrong (${found}): the function is ${use}.`);

export const notAMethod = (name: string, use: string) =>
  message('function.arguments', `${name} cannot follow a dot. Write ${use}.`);

/** @param ordinal from 0 */
export function argument(name: string, use: string, ordinal: number, wanted: string, found: string): Message {
  const instead = name === 'length' || name === 'contains' ? otherWays[name] : undefined;
  const text = `The ${ordinals[ordinal]} argument of ${use} must be ${wanted}, but it is ${found}.`;
  return message('type.mismatch', text, ...(instead ? [instead] : []));
}
const ordinals = ['first', 'second', 'third'];

/** @param param of a definition */
export const argumentOf = (param: string, use: string, wanted: string, found: string) =>
  message('type.mismatch', `The argument ${param} of ${use} must be ${wanted}, but it is ${found}.`);
export const argumentNothing = (param: string, use: string) =>
  message(
    'expression.nothing',
    `The argument ${param} of ${use} needs a value, but this may be null.`,
    'Test it first with present(…), or give another value with orElse(…, …).',
    `It takes null if the shape of ${param} has "type": ["string", "null"], or another type beside "null".`,
  );
export const datetimeNeedsDay = (use: string) =>
  message('type.mismatch', `${use} needs a date, but this is a datetime.`, 'day(x) gives the date of a datetime.');

export const notAList = (name: string, found: string) =>
  message('type.mismatch', `${name} needs a list, but this is ${found}.`);

export const notASource = (use: string) =>
  message('function.arguments', `${use} asks about a source of the screen: data.name.`);

export const largeRange = (most: number) => message('function.arguments', `range gives at most ${most} numbers.`);

// ---- Operators ------------------------------------------------------------------------------------------------------

export const condition = (found: string) =>
  message(
    'type.mismatch',
    `A condition is needed here, but this is ${found}.`,
    'Compare it (x == …, x > 0), or write present(x).',
  );

export const moneyAndNumber = (operator: string) =>
  message(
    'type.mismatch',
    `An amount ${operator} a plain number: the unit of the number is unknown.`,
    'pln(number) converts a number of złoty to an amount.',
  );

export const moneyTimesMoney = () =>
  message('type.mismatch', 'An amount cannot be multiplied by an amount. One of them must be a plain number.');
export const numberByMoney = () =>
  message(
    'type.mismatch',
    'A plain number cannot be divided by an amount. An amount can be divided by an amount or by a number.',
  );

export const dateArithmetic = (operator: string) =>
  message(
    'type.mismatch',
    `The operator ${operator} cannot be applied to a date here.`,
    'addDays(date, n) and addMonths(date, n) move a date; date - date gives days.',
  );

export const textAndOther = (other: string) =>
  message(
    'type.mismatch',
    `A text + ${other} cannot be joined.`,
    'text(number) writes a number as text; amounts and dates are formatted in "values" of a text.',
  );

export const noArithmetic = (operator: string, found: string) =>
  message('type.mismatch', `The operator ${operator} cannot be applied to ${found}.`);

export const notComparable = (left: string, operator: string, right: string) =>
  message('type.mismatch', `${left} ${operator} ${right}: the two have different types.`);

export const datetimeAndDate = () =>
  message('type.mismatch', 'A date and a datetime cannot be compared.', 'day(x) gives the date of a datetime.');

export const dateAndText = () =>
  message(
    'type.mismatch',
    'A date and a text cannot be compared.',
    'Dates come from the contract, from states and params, and from today: addDays(today, -30).',
  );

export const noOrder = (found: string) =>
  message('type.mismatch', `${found} has no order: only numbers, amounts and dates can be less or greater.`);

export const plainKey = (macro: string, found: string) =>
  message(
    'type.mismatch',
    `A list is ${macro === 'groupBy' ? 'grouped' : 'sorted'} by a plain value, but this is ${found}.`,
  );

export const recordEquality = () =>
  message('type.mismatch', 'Records and lists cannot be compared as a whole. Compare the field that identifies them.');

export const inWhat = (found: string) => message('type.mismatch', `"in" needs a list after it, but this is ${found}.`);

export const unknownWord = (word: string, near: string | undefined, words: readonly string[]) =>
  message(
    'word.unknown',
    `'${word}' is not one of the words of this field.${near === undefined ? '' : ` Did you mean '${near}'?`}`,
    `The words: ${list(words)}`,
  );

export const noWordInCommon = (left: string, right: string) =>
  message('word.unknown', `These are never equal: ${left}, and ${right}.`);

export const neverNothing = (what: string) =>
  message('null.useless', `${what} is never null, so this test has no effect.`);

export const listNeverNothing = (what: string) =>
  message('null.useless', `${what} is a list, and a list is never null.`, 'Write count(list) > 0.');

/** @param field of two records, the one that differs */
export const mixed = (one: string, other: string, field?: string) =>
  message(
    'type.mismatch',
    `Both must have the same type, but ${field === undefined ? 'these' : `the fields ${quoted(field)}`} are ${one} and ${other}.`,
  );

export const moneyOrNumber = () =>
  message(
    'type.mismatch',
    'One is an amount, the other a plain number: the unit of the number is unknown.',
    'pln(number) converts a number of złoty to an amount.',
  );

// ---- What the key requires ------------------------------------------------------------------------------------------

export const expected = (wanted: string, found: string) =>
  message('expression.type', `This must be ${wanted}, but it is ${found}.`);

export const mayBeNothing = () =>
  message(
    'expression.nothing',
    'A value is needed here, but this may be null.',
    'Test it first with present(…), or give another value with orElse(…, …).',
  );
