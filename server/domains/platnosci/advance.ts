import type { Db } from '../../engine/db/open.ts';
import { type Change, EDGES, LIVE, type Stan } from './states.ts';

/**
 * One step forward, in the transaction of its changes. The attempts restart at 0, and an order that leaves the live states
 * releases its instalments.
 *
 * @returns false: the order is no longer in `from`, and nothing was changed
 */
export async function advance(trx: Db, id: number, from: Stan, to: Stan, change: Change): Promise<boolean> {
  if (!EDGES[from].includes(to)) throw new Error(`An order does not go from ${from} to ${to}.`);
  const moved = await trx
    .updateTable('zlecenia')
    .set({ ...change, stan: to, proby: 0 })
    .where('id', '=', id)
    .where('stan', '=', from)
    .executeTakeFirst();
  if (moved.numUpdatedRows !== 1n) return false;
  if (!LIVE.includes(to)) await trx.deleteFrom('zajeteRaty').where('zlecenieId', '=', id).execute();
  return true;
}
