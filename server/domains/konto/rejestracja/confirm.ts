import type * as models from '../../../../src/generated/models.ts';
import { auditKonto } from '../../../engine/audit/audit.ts';
import { inTransaction } from '../../../engine/db/inTransaction.ts';
import { lockKonto } from '../../../engine/db/lockKonto.ts';
import type { Db } from '../../../engine/db/open.ts';
import { type Context, type Handler, sessionOf } from '../../../engine/http/context.ts';
import { BusinessError } from '../../../engine/http/refusals.ts';
import { placeOf } from '../../../engine/mail/places.ts';
import { writeMail } from '../../../engine/mail/writeMail.ts';
import { endSessions } from '../../../engine/session/beginSession.ts';
import type { Used } from '../../../engine/session/codeRules.ts';
import { endCodes, findCode, useCode as takeCode, usable } from '../../../engine/session/codes.ts';
import { effectOfEmailLink } from '../emailRules.ts';
import { kontaByEmail } from '../konta.ts';
import { isOfficeMade } from '../officeMade.ts';
import { removeKonto } from '../tidyAccounts.ts';

/** The link confirms the e-mail and nothing else: the node or the counter confirms the identity. */
export const aktywujKonto: Handler<models.AktywujKontoArgs, models.AktywujKontoAnswer> = async (ctx) => {
  await ctx.db.transaction().execute(async (db) => {
    const { kontoId, again } = await use({ ...ctx, db }, 'AKTYWACJA');
    if (again) return;
    const konto = await kontoOf(db, kontoId);
    if (konto.stan !== 'NIEAKTYWNE') throw new BusinessError('1401');
    await db
      .updateTable('konta')
      .set({ stan: 'NIEZWERYFIKOWANE', czyEmailPotwierdzony: 1 })
      .where('kontoId', '=', kontoId)
      .execute();
    await auditKonto({ ...ctx, db }, kontoId, { czynnosc: 'AKTYWACJA' });
    await removeRivals(db, konto);
  });
  return { czyAktywowano: true };
};

/** By its link alone. The first address of a full account can only be confirmed in a session: see below. */
export const potwierdzEmail: Handler<models.PotwierdzEmailArgs, models.PotwierdzEmailAnswer> = (ctx) =>
  confirm(ctx, null);

/** The same in a session. */
export const potwierdzSwojEmail: Handler<models.PotwierdzSwojEmailArgs, models.PotwierdzSwojEmailAnswer> = (ctx) =>
  confirm(ctx, sessionOf(ctx).konto.kontoId);

function confirm(ctx: Context<{ hash: string }>, owner: number | null): Promise<models.PotwierdzenieEmail> {
  return inTransaction(ctx.db, async (db) => {
    const { kontoId, again, dane } = await use({ ...ctx, db }, 'EMAIL');
    if (again) return { czyPotwierdzono: true };
    const konto = await kontoOf(db, kontoId);
    const effect = effectOfEmailLink(konto, dane.email, owner);
    // An error here leaves the link unused.
    if (effect === '1401' || effect === '1403') throw new BusinessError(effect);
    await auditKonto({ ...ctx, db }, kontoId, { czynnosc: 'EMAIL', szczegoly: { zmiana: 'POTWIERDZONA' } });
    if (effect === 'first') {
      await db.updateTable('konta').set({ czyEmailPotwierdzony: 1 }).where('kontoId', '=', kontoId).execute();
      return { czyPotwierdzono: true };
    }
    await db
      .updateTable('konta')
      .set({ email: konto.nowyEmail!, nowyEmail: null, czyEmailPotwierdzony: 1 })
      .where('kontoId', '=', kontoId)
      .execute();
    await endSessions(db, kontoId);
    // A password link may still be in the former mailbox.
    await endCodes(db, kontoId, ['NOWE_HASLO']);
    if (konto.czyEmailPotwierdzony) await tellFormer({ ...ctx, db }, konto);
    return { czyPotwierdzono: true };
  });
}

/** Locks the account first, then its code, as every change of an account does: this avoids deadlocks. */
async function use(
  { db, secrets, args, now }: Context<{ hash: string }>,
  rodzaj: 'AKTYWACJA' | 'EMAIL',
): Promise<Used & { kontoId: number }> {
  const nowMs = now.getTime();
  const { kontoId } = usable(await findCode(db, secrets, { rodzaj, kod: args.hash }, nowMs));
  await lockKonto(db, kontoId);
  return usable(await takeCode(db, secrets, { rodzaj, kod: args.hash, again: true }, nowMs));
}

const kontoOf = (db: Db, kontoId: number) =>
  db.selectFrom('konta').selectAll().where('kontoId', '=', kontoId).executeTakeFirstOrThrow();

/** Other registrations with this e-mail wait for a link that its owner did not choose. */
async function removeRivals(db: Db, winner: { kontoId: number; email: string }): Promise<void> {
  for (const rival of await kontaByEmail(db, winner.email).where('stan', '=', 'NIEAKTYWNE').execute()) {
    if (rival.kontoId !== winner.kontoId && !(await isOfficeMade(db, rival))) await removeKonto(db, rival.kontoId);
  }
}

async function tellFormer(ctx: Context, { kontoId, email, jezyk }: Awaited<ReturnType<typeof kontoOf>>) {
  const klucz = `emailZmieniony:${kontoId}:${ctx.now.getTime()}`;
  const values = { kiedy: ctx.now, logowanie: placeOf(ctx.config, 'logowanie') };
  await writeMail(ctx, { klucz, adresat: email, jezyk, rodzaj: 'emailZmieniony', values });
}
