import { auditKonto } from '../audit/audit.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { Db } from '../db/open.ts';
import type { KontoRow, LogowanieRow } from '../db/tables.ts';
import type { Context } from '../http/context.ts';
import { endCodes } from './codes.ts';
import { addCookie, sessionCookie } from './cookie.ts';
import { describeDevice } from './device.ts';
import { rememberDevice } from './knownDevice.ts';
import { shownNetwork } from './network.ts';
import { limitsOf } from './sessionLimits.ts';
import { openSession } from './sessions.ts';
import { writeToOwner } from './writeToOwner.ts';

/**
 * Logs an account in, after any proof of identity: opens the session, sets its cookie, remembers the browser and adds the
 * login to the owner's list and the audit log. The owner gets a mail about a new browser. It runs in the caller's transaction, if there is one.
 *
 * @param sposob how the owner proved the identity; null when nobody logs in: a session continues with a new token after a change
 * @param rozpoczetoMs when the owner last proved the identity: a session that continues keeps its age
 */
export async function beginSession(
  ctx: Context,
  konto: { kontoId: number; stan: KontoRow['stan'] },
  sposob: LogowanieRow['sposob'] | null,
  rozpoczetoMs = ctx.now.getTime(),
) {
  const { kontoId, stan } = konto;
  const limits = limitsOf(stan);
  const nowMs = ctx.now.getTime();
  const from = { siec: shownNetwork(ctx.ip), urzadzenie: describeDevice(ctx.agent) };
  const halves = await inTransaction(ctx.db, async (db) => {
    const inside = { ...ctx, db };
    const session = { kontoId, czyOgraniczona: limits.czyOgraniczony, rozpoczetoMs, ...from };
    const opened = await openSession(inside, session, nowMs);
    addCookie(ctx, sessionCookie(opened.ciasteczko));
    await db.updateTable('konta').set({ jezyk: ctx.lang }).where('kontoId', '=', kontoId).execute();
    const fresh = await rememberDevice(inside, kontoId);
    if (sposob) {
      await db
        .insertInto('logowania')
        .values({ kontoId, kiedyMs: nowMs, ...from, sposob, czyUdane: 1 })
        .execute();
      await auditKonto(inside, kontoId, { czynnosc: 'LOGOWANIE', szczegoly: { sposob } });
      if (fresh) await writeToOwner(inside, kontoId, 'noweLogowanie', from);
    }
    if (opened.czyZakonczonoInna) await writeToOwner(inside, kontoId, 'sesjaZakonczona', {});
    return opened;
  });
  return {
    token: halves.token,
    ...limits,
    czy2FaAktywne: false,
    czasSesji: Math.min(ctx.config.sessionMs, rozpoczetoMs + ctx.config.sessionLimitMs - nowMs),
  };
}

/**
 * Ends every session of an account and every login that waits for its second factor. Without `except` the office also forgets
 * its browsers, since somebody else may have known what was changed.
 *
 * @param except number of the session that stays
 * @returns how many sessions ended
 */
export async function endSessions(db: Db, kontoId: number, except?: number): Promise<number> {
  const ended = await db
    .deleteFrom('sesje')
    .where('kontoId', '=', kontoId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except!))
    .executeTakeFirst();
  await endCodes(db, kontoId, ['DRUGI_KROK']);
  if (except === undefined) await db.deleteFrom('urzadzenia').where('kontoId', '=', kontoId).execute();
  return Number(ended.numDeletedRows);
}
