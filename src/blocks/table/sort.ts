import type { BlockOf } from '../block.ts';
import type { Scope } from '../scope.ts';

/** An order of rows. */
export interface Sort {
  column: string;
  descending: boolean;
}

/** The order as the address has it: `kwota`, or `-kwota` for descending. */
export const orderWord = ({ column, descending }: Sort): string => (descending ? `-${column}` : column);

/** The order that was chosen in the address, or else the first one. */
export const sortNow = ({ sort, order }: Pick<BlockOf<'table'>, 'sort' | 'order'>, scope: Scope): Sort | undefined =>
  (order === undefined ? undefined : sortOf(scope.state(order))) ?? sort;

/** The same read back. */
export function sortOf(word: unknown): Sort | undefined {
  if (typeof word !== 'string') return undefined;
  return word.startsWith('-') ? { column: word.slice(1), descending: true } : { column: word, descending: false };
}
