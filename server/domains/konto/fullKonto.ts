import type { Db } from '../../engine/db/open.ts';
import { endSessions } from '../../engine/session/beginSession.ts';
import { endCodes } from '../../engine/session/codes.ts';
import { UNPROVED } from './identityRules.ts';
import type { Konto } from './konta.ts';

export const ALL_CODES = [
  'AKTYWACJA',
  'AKTYWACJA_Z_URZEDU',
  'NOWE_HASLO',
  'EMAIL',
  'DRUGI_KROK',
  'WEZEL_LOGOWANIE',
] as const;

/** The full account of a person, blocked or not; of several the oldest. */
export const fullKonto = (db: Db, pesel: string): Promise<Konto | undefined> =>
  db
    .selectFrom('konta')
    .selectAll()
    .where('pesel', '=', pesel)
    .where('stan', '=', 'AKTYWNE')
    .orderBy('kontoId')
    .executeTakeFirst();

/**
 * Closes other accounts registered with this PESEL, by mistake or in bad faith; they can no longer be confirmed.
 */
export async function closeOtherKonta(db: Db, kontoId: number, pesel: string): Promise<void> {
  const others = await db
    .selectFrom('konta')
    .select('kontoId')
    .where('pesel', '=', pesel)
    .where('kontoId', '!=', kontoId)
    .where('stan', 'in', UNPROVED)
    .execute();
  for (const other of others) {
    await endSessions(db, other.kontoId);
    await endCodes(db, other.kontoId, ALL_CODES);
    await db.deleteFrom('kontaPodmioty').where('kontoId', '=', other.kontoId).execute();
    const ended = { czyZablokowane: 1, pesel: null };
    await db.updateTable('konta').set(ended).where('kontoId', '=', other.kontoId).execute();
  }
}
