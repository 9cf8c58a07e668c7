import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Office } from '../office.ts';
import type { ReadLimit } from './readLimit.ts';

const EVERY_MS = 1000;
/** After this time nobody has read so much that it still counts. */
export const COUNTS_MS = 10 * 60_000;

/**
 * Counts reads of heavy callers together with other processes, on this machine or another, as long as the server runs. Without the
 * database each process counts alone.
 *
 * @param of tells the callers of one server from those of another
 */
export function shareReads(server: FastifyInstance, limit: ReadLimit, of: string, office: Office): void {
  // Only one process uses SQLite.
  if (office.database.kind === 'sqlite') return;
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= limit
      .share((caller, reads, perSecond) => {
        const klucz = office.secrets.hmac(`odczyty ${of} ${caller}`);
        return addReads(office.database.query, { klucz, reads, perSecond, nowMs: office.now().getTime() });
      })
      .catch(() => {})
      .finally(() => {
        running = undefined;
      });
  }, EVERY_MS);
  server.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

/** @returns the reads of all processes that still count */
export async function addReads(
  db: Db,
  { klucz, reads, perSecond, nowMs }: { klucz: string; reads: number; perSecond: number; nowMs: number },
): Promise<number> {
  const before = sql`"odczytyWywolan"."zuzyte"`;
  const passedMs = sql`${nowMs} - "odczytyWywolan"."kiedyMs"`;
  // A clock that was set back gives no reads.
  const regained = sql`case when ${passedMs} > 0 then (${passedMs}) * ${sql.lit(perSecond)} / 1000 else 0 end`;
  const { zuzyte } = await db
    .insertInto('odczytyWywolan')
    .values({ klucz, zuzyte: reads, kiedyMs: nowMs })
    .onConflict((conflict) =>
      conflict.column('klucz').doUpdateSet({
        zuzyte: sql<number>`case when ${before} > ${regained} then ${before} - ${regained} else 0 end + ${reads}`,
        kiedyMs: nowMs,
      }),
    )
    .returning('zuzyte')
    .executeTakeFirstOrThrow();
  return zuzyte;
}

export async function forgetReads(db: Db, nowMs: number): Promise<void> {
  await db
    .deleteFrom('odczytyWywolan')
    .where('kiedyMs', '<', nowMs - COUNTS_MS)
    .execute();
}
