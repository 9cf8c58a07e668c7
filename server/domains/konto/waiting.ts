import type { Db } from '../../engine/db/open.ts';
import type { Konto } from './konta.ts';
import { type AccountDesk, justSent, mailActivation, makeOfficeLink, type OfficeMade } from './links.ts';

/** What an account that waits for its link becomes by it, when the office made it; undefined: its owner registered. */
export async function officeMade(db: Db, { kontoId }: Pick<Konto, 'kontoId'>): Promise<OfficeMade | undefined> {
  const row = await db
    .selectFrom('kody')
    .select('dane')
    .where('kontoId', '=', kontoId)
    .where('rodzaj', '=', 'AKTYWACJA_Z_URZEDU')
    .executeTakeFirst();
  return row && JSON.parse(row.dane);
}

/** It waits for the link of the office: whose it is, the office has seen or been told in writing. */
export const isOfficeMade = async (db: Db, konto: Konto): Promise<boolean> =>
  konto.stan === 'NIEAKTYWNE' && (await officeMade(db, konto)) !== undefined;

/** A new link for an account that waits for one. One that goes by letter is made at the counter only. */
export async function writeAgain(desk: AccountDesk, konto: Konto, strona: string, jezyk: string): Promise<void> {
  const made = await officeMade(desk.db, konto);
  if (!made) return mailActivation(desk, konto, strona, jezyk);
  if (made.droga === 'list' || (await justSent(desk, konto.kontoId, 'AKTYWACJA_Z_URZEDU'))) return;
  await makeOfficeLink(desk, konto, made);
}
