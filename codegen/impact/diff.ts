import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '../contract/contract.ts';
import { type Thing, thingsOf } from './facts.ts';

/** A changed part of the contract. */
export interface Change {
  kind: 'gone' | 'new' | 'changed';
  thing: Thing;
  /** The part in the new contract; absent: removed. */
  now?: Thing;
  /** In words: `RataZbiorcza.kwota is gone`, `dajRaty(rok) is required now`. */
  says: string;
}

/** The differences of two contracts; parts inside a removed or new part are not listed. */
export function diffContracts(before: Contract, after: Contract): Change[] {
  const [old, fresh] = [thingsOf(before), thingsOf(after)];
  const changes: Change[] = [];
  for (const [key, thing] of old) {
    const now = fresh.get(key);
    if (!now) {
      if (!within(key, old, fresh)) changes.push({ kind: 'gone', thing, says: `${key} is gone` });
      continue;
    }
    const says = differences(thing, now);
    if (says.length) changes.push({ kind: 'changed', thing, now, says: `${key}: ${says.join('; ')}` });
  }
  for (const [key, thing] of fresh)
    if (!old.has(key) && !within(key, fresh, old)) changes.push({ kind: 'new', thing, says: `${key} is new` });
  return changes;
}

/** Is the part that contains it removed too? */
function within(key: string, own: ReadonlyMap<string, Thing>, other: ReadonlyMap<string, Thing>): boolean {
  const of = own.get(key)?.of.replace(/(\[\]|\|\d+)+$/, '') ?? '';
  return of !== '' && own.has(of) && !other.has(of);
}

function differences({ facts: was }: Thing, { facts: is }: Thing): string[] {
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return keys.flatMap((key) => (isDeepStrictEqual(was[key], is[key]) ? [] : inWords(key, was[key], is[key])));
}

function inWords(key: string, was: unknown, is: unknown): string[] {
  if (key === 'required') return [is ? 'is required now' : 'is no longer required'];
  if (key === 'enum' && Array.isArray(was) && Array.isArray(is)) {
    const [less, more] = [was.filter((one) => !is.includes(one)), is.filter((one) => !was.includes(one))];
    return [
      ...(less.length ? [`no longer has ${less.map(shown).join(', ')}`] : []),
      ...(more.length ? [`also has ${more.map(shown).join(', ')}`] : []),
    ];
  }
  return [`${key} was ${shown(was)}, is ${shown(is)}`];
}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
