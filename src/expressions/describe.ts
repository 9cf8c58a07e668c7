import type { Format } from '../values/formats.ts';
import type { Type } from './types.ts';

const words: Readonly<Record<Exclude<Type['kind'], 'word' | 'list' | 'record'>, string>> = {
  number: 'a number',
  money: 'an amount',
  text: 'a text',
  date: 'a date',
  datetime: 'a datetime',
  flag: 'true or false',
  nothing: 'nothing',
  unknown: 'unknown',
};

/** A type in the words of a message: `an amount or nothing`, `a list of Pojazd`. */
export function describe(type: Type): string {
  const shown = plain(type);
  return type.optional && type.kind !== 'nothing' && type.kind !== 'unknown' ? `${shown} or nothing` : shown;
}

function plain(type: Type): string {
  switch (type.kind) {
    case 'word':
      return type.words.length === 1
        ? `'${type.words[0]}'`
        : `one of ${type.words.map((word) => `'${word}'`).join(', ')}`;
    case 'list':
      return `a list of ${describe(type.of).replace(/^an? /, '')}`;
    case 'record':
      return type.name ?? 'a record';
    default:
      return words[type.kind];
  }
}

/** How a value of this type is written unless the screen says otherwise. */
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
    default:
      return 'text';
  }
}
