import { anyRecord } from '../files/raw.ts';
import type { Side } from '../studio/merge/conflict.ts';

/** Whose version of a part stays, by the id of the conflict. @param body of a request */
export function choicesIn(body: unknown): ReadonlyMap<string, Side> {
  const given = Object.entries(anyRecord(anyRecord(body).choices));
  return new Map(given.filter((one): one is [string, Side] => one[1] === 'ours' || one[1] === 'theirs'));
}
