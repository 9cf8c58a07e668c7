import type { Db } from '../db/open.ts';

/** A NIP has ten digits, a PESEL eleven. */
export const isNipLong = (identyfikator: string): boolean => identyfikator.length === 10;

/**
 * The numbers of the subjects that records name by PESEL or NIP; the subjects are in the database already.
 *
 * @returns the number of one of them
 */
export async function podmiotIds(db: Db, records: readonly { identyfikator: string }[]) {
  const known = await knownIds(
    db,
    records.map(({ identyfikator }) => identyfikator),
  );
  return (identyfikator: string): number => known.get(identyfikator)!;
}

export async function knownIds(db: Db, identifiers: readonly string[]): Promise<Map<string, number>> {
  const known = new Map<string, number>();
  for (const column of ['pesel', 'nip'] as const) {
    const wanted = [...new Set(identifiers.filter((one) => isNipLong(one) === (column === 'nip')))];
    if (wanted.length === 0) continue;
    const rows = await db.selectFrom('podmioty').select(['podmiotId', column]).where(column, 'in', wanted).execute();
    for (const row of rows) known.set(row[column]!, row.podmiotId);
  }
  return known;
}
