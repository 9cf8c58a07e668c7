import type { Logowanie } from '../../../../src/generated/models.ts';
import { inTransaction } from '../../../engine/db/inTransaction.ts';
import { lockKonto } from '../../../engine/db/lockKonto.ts';
import type { Db } from '../../../engine/db/open.ts';
import { type Context, sessionOf } from '../../../engine/http/context.ts';
import { NoSession } from '../../../engine/http/refusals.ts';
import { beginSession, endSessions } from '../../../engine/session/beginSession.ts';

/**
 * Changes the account of the session, all or nothing. Changes of one account take turns: of two at the same time the
 * second finds its session over, when the first has ended it.
 *
 * @throws NoSession
 */
export function change<T>(ctx: Context, run: (db: Db, kontoId: number) => Promise<T>): Promise<T> {
  const { id, konto } = sessionOf(ctx);
  return inTransaction(ctx.db, async (db) => {
    await lockKonto(db, konto.kontoId);
    await checkOpen(db, id);
    return run(db, konto.kontoId);
  });
}

/**
 * The same for a change that ends every session; the session of the change
 * continues as a new one.
 *
 * @param provedMs when the owner last proved their identity
 */
export function changeAndRenew(
  ctx: Context,
  provedMs: number,
  run: (db: Db, kontoId: number) => Promise<unknown>,
): Promise<Logowanie> {
  return change(ctx, async (db, kontoId) => {
    await run(db, kontoId);
    await endSessions(db, kontoId);
    return beginSession({ ...ctx, db }, sessionOf(ctx).konto, null, provedMs);
  });
}

/** @param id of the session @throws NoSession when it has ended since the request came */
export async function checkOpen(db: Db, id: number): Promise<void> {
  const open = await db.selectFrom('sesje').select('id').where('id', '=', id).executeTakeFirst();
  if (!open) throw new NoSession();
}
