import type { Type } from '../../../src/lang/expressions/types.ts';

const ROOTS = ['params', 'state', 'data', 'calc', 'subject', 'subjects', 'user', 'config', 'today', 'now', 'lang'];

/** The names an expression of a scenario may read; what they are, the screen knows when it runs. */
export const ANYTHING: ReadonlyMap<string, Type> = new Map(
  ROOTS.map((name): [string, Type] => [name, { kind: 'unknown', optional: true }]),
);
