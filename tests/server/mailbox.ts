import type { Selectable } from 'kysely';
import type { Db } from '../../server/engine/db/open.ts';
import type { PocztaRow } from '../../server/engine/db/tables.ts';

export type StoredMail = Selectable<PocztaRow>;

/** All mails to an address, oldest first, after all waiting tasks of the office are done. */
export async function mailsTo(db: Db, adresat: string): Promise<StoredMail[]> {
  await tasksDone(db);
  return db.selectFrom('poczta').selectAll().where('adresat', '=', adresat).orderBy('id').execute();
}

/** @throws when nothing was written to the address */
export async function latestMail(db: Db, adresat: string): Promise<StoredMail> {
  const mail = (await mailsTo(db, adresat)).at(-1);
  if (!mail) throw new Error(`There is no mail to ${adresat}.`);
  return mail;
}

/** The address on the button of a mail. */
export function linkIn(mail: Pick<StoredMail, 'tekst'>): URL {
  const link = /:\n(https?:\/\/\S+)/.exec(mail.tekst)?.[1];
  if (!link) throw new Error(`There is no link in: ${mail.tekst}`);
  return new URL(link);
}

/** The code in the link of a mail. */
export function codeIn(mail: Pick<StoredMail, 'tekst'>): string {
  const { searchParams } = linkIn(mail);
  return searchParams.get('hash') ?? searchParams.get('kodZmianyHasla') ?? '';
}

/** Waits for the tasks that are done after a response. */
export async function tasksDone(db: Db, withinMs = 10_000): Promise<void> {
  for (const untilMs = Date.now() + withinMs; Date.now() < untilMs; ) {
    const waiting = await db.selectFrom('zadania').select('id').executeTakeFirst();
    if (!waiting) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('The office still has tasks to do.');
}
