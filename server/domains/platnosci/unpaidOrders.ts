import type { Db } from '../../engine/db/open.ts';
import { TooMany } from '../../engine/http/refusals.ts';

const HOUR = 3_600_000;

/**
 * The number of orders of one subject that may end unpaid. Somebody who orders and never pays fills the provider's history, which
 * reports a limited number of transfers a day: payments of others could no longer be confirmed. Paid orders do not count.
 */
const MOST_UNPAID = [
  { most: 60, withinMs: HOUR },
  { most: 200, withinMs: 24 * HOUR },
];

/** @throws TooMany */
export async function requireFewUnpaid(db: Db, podmiotId: number, nowMs: number): Promise<void> {
  const longestMs = Math.max(...MOST_UNPAID.map(({ withinMs }) => withinMs));
  const rows = await db
    .selectFrom('zlecenia')
    .select('zleconoMs')
    .where('podmiotId', '=', podmiotId)
    .where('zleconoMs', '>', nowMs - longestMs)
    .where('stan', 'in', ['ODRZUCONA', 'WYGASLA'])
    .orderBy('zleconoMs', 'desc')
    .limit(Math.max(...MOST_UNPAID.map(({ most }) => most)))
    .execute();
  for (const { most, withinMs } of MOST_UNPAID) {
    const leftMs = (rows[most - 1]?.zleconoMs ?? 0) + withinMs - nowMs;
    if (leftMs > 0) throw new TooMany(leftMs / 1000);
  }
}
