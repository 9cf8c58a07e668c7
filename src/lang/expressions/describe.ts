import type { Format } from '../values/formats.ts';
import type { Type } from './types.ts';

/** Singular and plural of a kind. */
const words: Readonly<Record<Type['kind'], readonly [one: string, many: string]>> = {
  number: ['a number', 'numbers'],
  money: ['an amount', 'amounts'],
  text: ['a text', 'texts'],
  html: ['markup', 'texts with markup'],
  file: ['a file', 'files'],
  word: ['a word', 'words'],
  date: ['a date', 'dates'],
  datetime: ['a datetime', 'datetimes'],
  flag: ['true or false', 'true or false'],
  list: ['a list', 'lists'],
  record: ['a record', 'records'],
  nothing: ['null', 'null'],
  unknown: ['unknown', 'unknown values'],
};

/** A kind in the words of a message: `an amount`. */
export const describeKind = (kind: Type['kind']): string => words[kind][0];

/** A type in the words of a message: `an amount or null`, `a list of Temat`, `one of 'kir', 'p24'`. */
export function describe(type: Type): string {
  if (!type.optional || type.kind === 'nothing' || type.kind === 'unknown') return whole(type);
  return type.kind === 'flag' ? 'true, false or null' : `${whole(type)} or null`;
}

function whole(type: Type): string {
  switch (type.kind) {
    case 'word':
      return type.words.length === 1
        ? `'${type.words[0]}'`
        : `one of ${type.words.map((word) => `'${word}'`).join(', ')}`;
    case 'list':
      return `a list of ${many(type.of)}`;
    case 'record':
      return type.name ?? describeKind('record');
    default:
      return describeKind(type.kind);
  }
}

function many(type: Type): string {
  const name = type.kind === 'record' && type.name !== undefined ? type.name : words[type.kind][1];
  return type.optional && type.kind !== 'nothing' && type.kind !== 'unknown' ? `${name} or null` : name;
}

/** The default format of a value of this type. */
export function formatOf(type: Type): Format {
  switch (type.kind) {
    case 'money':
    case 'date':
    case 'datetime':
    case 'flag':
      return type.kind;
    case 'number':
      if (type.unit !== undefined) return 'unit';
      return type.integer ? 'integer' : 'decimal';
    case 'text':
      return type.format ?? 'text';
    default:
      return 'text';
  }
}
