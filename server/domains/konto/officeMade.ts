import type { Db } from '../../engine/db/open.ts';
import type { Konto } from './konta.ts';
import { type AccountDesk, justSent, mailActivation, makeOfficeLink } from './links.ts';
import type { OfficeMade } from './officeLinkRules.ts';

/** The state that an account made by the office gets through its activation link; undefined: its owner registered. */
export async function officeMade(db: Db, { kontoId }: Pick<Konto, 'kontoId'>): Promise<OfficeMade | undefined> {
  const row = await db
    .selectFrom('kody')
    .select('dane')
    .where('kontoId', '=', kontoId)
    .where('rodzaj', '=', 'AKTYWACJA_Z_URZEDU')
    .executeTakeFirst();
  return row && JSON.parse(row.dane);
}

/** It waits for the office's activation link: the office knows its person from the counter or a letter. */
export const isOfficeMade = async (db: Db, konto: Konto): Promise<boolean> =>
  konto.stan === 'NIEAKTYWNE' && (await officeMade(db, konto)) !== undefined;

/** A new link for an account that waits for one. A link in a letter is only made at the counter. */
export async function writeAgain(desk: AccountDesk, konto: Konto, strona: string, jezyk: string): Promise<void> {
  const made = await officeMade(desk.db, konto);
  if (!made) return mailActivation(desk, konto, strona, jezyk);
  if (made.droga === 'list' || (await justSent(desk, konto.kontoId, 'AKTYWACJA_Z_URZEDU'))) return;
  await makeOfficeLink(desk, konto, made);
}
