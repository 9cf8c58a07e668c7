import type * as models from '../../../../src/generated/models.ts';
import { auditKonto } from '../../../engine/audit/audit.ts';
import { lockKonto } from '../../../engine/db/lockKonto.ts';
import type { Context, Handler } from '../../../engine/http/context.ts';
import { BusinessError, TooMany } from '../../../engine/http/refusals.ts';
import { placeOf } from '../../../engine/mail/places.ts';
import { writeMail } from '../../../engine/mail/writeMail.ts';
import { endSessions } from '../../../engine/session/beginSession.ts';
import { endCodes, findCode, usable, useCode } from '../../../engine/session/codes.ts';
import { hashPassword, verifyPassword } from '../../../engine/session/password.ts';
import { countTry, forgetFailures, loginThrottle } from '../../../engine/session/throttle.ts';
import { fieldError } from '../fault.ts';
import { closeOtherKonta, fullKonto } from '../fullKonto.ts';
import { type Konto, lockNewKonta } from '../konta.ts';
import { afterOfficeLink, type OfficeMade } from '../officeLinkRules.ts';
import { passwordFault, SAME_PASSWORD } from '../passwordRules.ts';
import { tellPotwierdzone } from '../tellPotwierdzone.ts';

/*
 * Hashing is slow, so it comes before the transaction; the transaction uses the code up, and a
 * second request with the same code finds it used.
 */

export const ustawHaslo: Handler<models.UstawHasloArgs, models.UstawHasloAnswer> = async (ctx) => {
  const { secrets, args } = ctx;
  const nowMs = ctx.now.getTime();
  const kod = { rodzaj: 'NOWE_HASLO', kod: args.kodZmianyHasla } as const;
  const found = usable(await findCode(ctx.db, secrets, kod, nowMs));
  if (found.again) throw new BusinessError('1401');
  const konto = await kontoOf(ctx, found.kontoId);
  const fault = passwordFault(args.noweHaslo, undefined, ownWords(konto));
  if (fault) throw fieldError({ ...fault, pole: 'noweHaslo' });
  if (await verifyPassword(args.noweHaslo, konto.haslo)) {
    // The same form, sent at the same time, may have set this password and used the link.
    if (usable(await findCode(ctx.db, secrets, kod, nowMs)).again) throw new BusinessError('1401');
    throw fieldError({ ...SAME_PASSWORD, pole: 'noweHaslo' });
  }
  const haslo = await hashPassword(args.noweHaslo);

  await ctx.db.transaction().execute(async (db) => {
    await lockKonto(db, konto.kontoId);
    const { kontoId } = usable(await useCode(db, secrets, kod, nowMs));
    // Recovering the account through its mailbox also withdraws a change of e-mail that somebody else began.
    await db
      .updateTable('konta')
      .set({ haslo, czyHasloWlasne: 1, nowyEmail: null })
      .where('kontoId', '=', kontoId)
      .execute();
    await auditKonto({ ...ctx, db }, kontoId, { czynnosc: 'HASLO', szczegoly: { droga: 'LINK' } });
    await endCodes(db, kontoId, ['EMAIL']);
    await endSessions(db, kontoId);
    // Ends a block that strangers caused.
    await forgetFailures(db, secrets.hmac(`login:${konto.login}`));
    const { config, now } = ctx;
    const values = { kiedy: now, logowanie: placeOf(config, 'logowanie'), reset: placeOf(config, 'resetHasla') };
    const klucz = `hasloZmienione:${kontoId}:${nowMs}`;
    await writeMail({ ...ctx, db }, { klucz, adresat: konto.email, jezyk: ctx.lang, rodzaj: 'hasloZmienione', values });
  });
  return { czyZmieniono: true };
};

export const aktywujKontoZUrzedu: Handler<models.AktywujKontoZUrzeduArgs, models.AktywujKontoZUrzeduAnswer> = async (
  ctx,
) => {
  const { secrets, args } = ctx;
  const nowMs = ctx.now.getTime();
  const kod = { rodzaj: 'AKTYWACJA_Z_URZEDU', kod: args.hash } as const;
  const found = usable(await findCode(ctx.db, secrets, kod, nowMs));
  const konto = await kontoOf(ctx, found.kontoId);
  const fault = passwordFault(args.noweHaslo, args.stareHaslo, ownWords(konto));
  if (fault) throw fieldError({ ...fault, pole: 'noweHaslo' });
  await countGuess(ctx, konto.kontoId);
  if (found.again) return confirmAgain(args.noweHaslo, konto);
  if (!(await verifyPassword(args.stareHaslo, konto.haslo))) {
    // The same form, sent at the same time, may have replaced this password.
    if (usable(await findCode(ctx.db, secrets, kod, nowMs)).again) return confirmAgain(args.noweHaslo, konto);
    await auditKonto(ctx, konto.kontoId, { czynnosc: 'ODMOWA_LOGOWANIA', szczegoly: { krok: 'LINK' } });
    throw fieldError({ kod: '1519', pole: 'stareHaslo' });
  }
  await forgetFailures(ctx.db, guessKey(ctx, konto.kontoId));
  const haslo = await hashPassword(args.noweHaslo);

  const first = await ctx.db.transaction().execute(async (db) => {
    await lockNewKonta(db);
    await lockKonto(db, konto.kontoId);
    const { kontoId, dane, again } = usable(await useCode(db, secrets, { ...kod, again: true }, nowMs));
    if (again) return false;
    const { row, pesel } = afterOfficeLink(dane as unknown as OfficeMade, konto);
    if (pesel) {
      // The person has got another full account since the counter made this one.
      if (await fullKonto(db, pesel)) throw new BusinessError('1401');
      await closeOtherKonta(db, kontoId, pesel);
    }
    await db
      .updateTable('konta')
      .set({ haslo, ...row })
      .where('kontoId', '=', kontoId)
      .execute();
    await auditKonto({ ...ctx, db }, kontoId, { czynnosc: 'HASLO', szczegoly: { droga: 'LINK_URZEDU' } });
    if (row.stan === 'AKTYWNE') await tellPotwierdzone({ db, now: ctx.now }, kontoId, 'URZAD');
    return true;
  });
  return first ? { czyAktywowano: true } : confirmAgain(args.noweHaslo, await kontoOf(ctx, konto.kontoId));
};

/** The same form sent twice succeeds twice; any other form finds a used link. */
async function confirmAgain(noweHaslo: string, konto: Konto): Promise<models.Aktywacja> {
  if (!(await verifyPassword(noweHaslo, konto.haslo))) throw new BusinessError('1401');
  return { czyAktywowano: true };
}

/** Someone with a stolen letter must not guess the password that was handed over. */
async function countGuess(ctx: Context, kontoId: number): Promise<void> {
  const blockedMs = await countTry(ctx.db, guessKey(ctx, kontoId), loginThrottle, ctx.now.getTime());
  if (blockedMs > 0) throw new TooMany(blockedMs / 1000);
}

const guessKey = ({ secrets }: Context, kontoId: number): string => secrets.hmac(`urzad:${kontoId}`);

const kontoOf = ({ db }: Context, kontoId: number): Promise<Konto> =>
  db.selectFrom('konta').selectAll().where('kontoId', '=', kontoId).executeTakeFirstOrThrow();

const ownWords = ({ login, imie, nazwisko, email }: Konto): string[] => [login, imie, nazwisko, email];
