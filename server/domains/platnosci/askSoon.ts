import type { Db } from '../../engine/db/open.ts';
import { LIVE, type Stan } from './states.ts';
import { ASK_ENDED_EVERY_MS, ASK_EVERY_MS } from './times.ts';

/** States in which the provider does not know the order yet, or no answer could change it. */
const NOTHING_TO_ASK: readonly Stan[] = ['NOWA', 'OPLACONA', 'DO_WYJASNIENIA'];

/**
 * Schedules a query to the provider about an order: at once, or as soon as allowed. The prompt proves
 * nothing by itself.
 *
 * @param how `look`: a waiting payment is viewed; `return`: a browser has returned, which anybody can repeat
 *   at will, so for an ended order it counts only while the office still queries the provider itself
 */
export async function askSoon(
  db: Db,
  id: number,
  nowMs: number,
  how: keyof typeof ASK_EVERY_MS = 'prompt',
): Promise<void> {
  const row = await db
    .selectFrom('zlecenia')
    .select(['pytanoMs', 'nastepnaMs', 'stan'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || NOTHING_TO_ASK.includes(row.stan)) return;
  const live = LIVE.includes(row.stan);
  if (!live && (how === 'look' || (how === 'return' && row.nastepnaMs === null))) return;
  const soon = Math.max(nowMs, (row.pytanoMs ?? 0) + (live ? ASK_EVERY_MS[how] : ASK_ENDED_EVERY_MS));
  await db
    .updateTable('zlecenia')
    .set({ nastepnaMs: soon })
    .where('id', '=', id)
    .where('stan', '=', row.stan)
    .where((eb) => eb.or([eb('nastepnaMs', 'is', null), eb('nastepnaMs', '>', soon)]))
    .execute();
}
