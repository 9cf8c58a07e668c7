import type { Database } from '../../../../server/engine/db/open.ts';

/** Everybody consents to notices, so that each move that writes a mail has to leave one. @returns the logins */
export async function consentToMails({ query }: Database, logins: readonly string[]): Promise<readonly string[]> {
  await query
    .updateTable('konta')
    .set({ zgodaEmail: 'mieszkaniec@poczta.example' })
    .where('login', 'in', logins)
    .execute();
  return logins;
}

/** The running numbers of filed records, in order: `12` of `WN/12/2026`. */
export const numbersOf = (records: readonly { numer: string }[]): number[] =>
  records
    .filter(({ numer }) => !numer.startsWith('*'))
    .map(({ numer }) => Number(numer.split('/')[1]))
    .sort((a, b) => a - b);
