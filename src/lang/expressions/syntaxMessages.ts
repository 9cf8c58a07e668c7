import type { Message } from './ast.ts';
import { message, quoted } from './message.ts';

/** The messages of the parser. Tests call these functions and do not copy the texts. docs/checks.md explains each code. */

export const empty = () => message('expression.syntax', 'The expression is empty.');

/** @param code the library's @param found the text at that place */
export function syntax(code: string, found: string, source: string): Message {
  const say = (text: string) => message('expression.syntax', text);
  if (code === 'unterminated_string') return say(`A text begins with ${found[0]} but does not end.`);
  if (code === 'invalid_macro_argument') return macroVariable(found);
  if (code === 'reserved_identifier') return say(`${quoted(found)} is a reserved word, so it cannot be a name.`);
  if (code === 'limit_exceeded') return say('Brackets or lists are nested too deeply. Give a part a name in calc.');
  if (code.startsWith('invalid_') && found.startsWith('\\'))
    return say(`${quoted(found)} is not an escape sequence. Write \\\\ for a backslash.`);
  if (code.startsWith('invalid_')) return say(`${quoted(found)} is not a number.`);
  if (code === 'newline_in_string')
    return say('A text must end on the line where it begins. Write \\n for a line break.');
  if (found === '') return say(`The expression ends too early: ${missing(source)}.`);
  const instead = misspelt[found];
  return say(`${quoted(found)} is not expected here.${instead ? ` ${instead}` : ''}`);
}

const misspelt: Readonly<Record<string, string>> = {
  '=': 'Write == for equality.',
  '&': 'Write && for "and".',
  and: 'Write && for "and".',
  AND: 'Write && for "and".',
  '|': 'Write || for "or".',
  or: 'Write || for "or".',
  OR: 'Write || for "or".',
  not: 'Write ! for "not".',
  '„': "Write a text in straight single quotes: 'tak'.",
  '”': "Write a text in straight single quotes: 'tak'.",
  '’': "Write a text in straight single quotes: 'tak'.",
  '‘': "Write a text in straight single quotes: 'tak'.",
  '`': "Write a text in straight single quotes: 'tak'.",
  ';': 'An expression is one value. Remove the ;.',
};

function missing(source: string): string {
  const without = source.replace(/'(?:[^'\\]|\\.)*'/g, '');
  const count = (sign: string) => without.split(sign).length - 1;
  if (count('(') > count(')')) return 'a ) is missing';
  if (count('[') > count(']')) return 'a ] is missing';
  if (count('?') > count(':')) return 'write a value, : and another value after ?';
  return 'a value is missing';
}

export const tooLong = (nodes: number) =>
  message('expression.long', `The expression has more than ${nodes} parts. Give some of them names in calc.`);

export const tooDeep = (depth: number) =>
  message(
    'expression.deep',
    `filter, map and similar functions can be nested at most ${depth} deep. Give the inner list a name in calc.`,
  );

export const quotes = (value: string) =>
  message('expression.quotes', `Write a text in single quotes: '${value.replace(/['\\]/g, '\\$&')}'.`);

const refused = (text: string, ...help: string[]) => message('expression.refused', text, ...help);

export const index = () =>
  refused(
    'Expressions have no indexes. Select an item with first(…), last(…) or filter.',
    'first(data.lista.pozycje.filter(p, p.id == state.id))',
  );
/** @param found what stands before the colon */
export const fieldName = (found: string) =>
  refused(`Write the name of a field in single quotes: { '${/^\w+$/.test(found) ? found : 'name'}': … }.`);
export const fieldTwice = (name: string) => refused(`The record has two fields ${quoted(name)}.`);
export const bytes = () => refused('Expressions have no bytes.');
export const plainNumber = () => refused('Write numbers in decimal digits.');
export const hugeNumber = () => refused('This number is too large.');
export const macroShape = (name: string) =>
  message('function.arguments', `Write list.${name}(x, …), where x is a name of your choice for an item of the list.`);
export const macroVariable = (found: string) =>
  message(
    'function.arguments',
    `${quoted(found)} cannot be the name of an item. Choose a plain name: list.filter(x, …).`,
  );
