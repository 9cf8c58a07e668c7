import type { KodRow } from '../db/tables.ts';

/** The content of a valid code. */
export interface Used {
  kontoId: number | null;
  dane: Readonly<Record<string, unknown>>;
  /** The code was used before. */
  again: boolean;
}

/** Why a code is invalid: never issued or replaced; already used; expired. */
export type Unusable = 'nieznany' | 'uzyty' | 'stary';

/** The content of a stored code, used or not. A code that was used in time does not expire. @param row undefined: there is none */
export function contentOf(
  row: Pick<KodRow, 'kontoId' | 'dane' | 'waznyDoMs' | 'uzytoMs'> | undefined,
  nowMs: number,
): Used | Unusable {
  if (!row) return 'nieznany';
  if (row.uzytoMs === null && row.waznyDoMs <= nowMs) return 'stary';
  return { kontoId: row.kontoId, dane: JSON.parse(row.dane), again: row.uzytoMs !== null };
}

/**
 * The result of a use: of several only the first has the content.
 *
 * @param first whether this use has marked the code as used
 * @param repeatable a code that was used in time gives its content again
 */
export function resultOfUse(found: Used | Unusable, first: boolean, repeatable: boolean): Used | Unusable {
  if (typeof found === 'string') return found;
  if (first) return { ...found, again: false };
  return found.again && !repeatable ? 'uzyty' : found;
}
