import type { Type } from '../../../src/lang/expressions/types.ts';

/** A kind of type in the words of a message. */
export function kindName(kind: Type['kind']): string {
  const words: Record<Type['kind'], string> = {
    number: 'a number',
    money: 'an amount',
    text: 'a text',
    html: 'a text whose format is html',
    file: 'a field with contentEncoding base64',
    date: 'a date',
    datetime: 'a date with time',
    flag: 'true or false',
    word: 'a word of an enum',
    list: 'a list',
    record: 'a record',
    nothing: 'nothing',
    unknown: 'anything',
  };
  return words[kind];
}
