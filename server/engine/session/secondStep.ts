import { inTransaction } from '../db/inTransaction.ts';
import { lockKonto } from '../db/lockKonto.ts';
import type { KontoRow } from '../db/tables.ts';
import type { Context } from '../http/context.ts';
import { endCodes, findCode, newCode } from './codes.ts';
import { noteBlock, noteFailure } from './noteFailure.ts';
import { afterWrongCode } from './secondStepRules.ts';
import { codeThrottle, stepThrottle, takeTry } from './throttle.ts';
import { acceptedStep, openKey } from './totp.ts';

/** The time limit between the password and the code. */
const STEP_ONE_MS = 5 * 60_000;
const rodzaj = 'DRUGI_KROK';

/** The throttle key of an account's wrong codes. */
export const codesKey = ({ secrets }: Pick<Context, 'secrets'>, kontoId: number): string =>
  secrets.hmac(`totp:${kontoId}`);

/** Opens the second step after a right password, and closes one that was open before. @returns its token */
export const openSecondStep = ({ db, secrets, now }: Context, kontoId: number): Promise<string> =>
  inTransaction(db, (trx) => newCode(trx, secrets, { rodzaj, kontoId, ms: STEP_ONE_MS }, now.getTime()));

/** The result of a code: the account that is logged in, or the code of the refusal. */
export type SecondStep = { konto: Pick<KontoRow, 'kontoId' | 'stan'> } | { kod: '1006' | '1011' | '1012' };

/**
 * Checks a code, one at a time for each account: of two simultaneous codes only one is accepted, and wrong codes above the
 * limit are not checked. The count must persist, so the caller refuses after this transaction, not inside it.
 */
export function takeSecondStep(outer: Context, token: string, kod: string): Promise<SecondStep> {
  return inTransaction(outer.db, async (db): Promise<SecondStep> => {
    const ctx = { ...outer, db };
    const before = await stepOf(ctx, token);
    if (before === undefined) return { kod: '1012' };
    await lockKonto(db, before);
    // Another code may have closed it while this one waited.
    const kontoId = await stepOf(ctx, token);
    if (kontoId === undefined) return { kod: '1012' };
    const konto = await db
      .selectFrom('konta')
      .select(['kontoId', 'login', 'stan', 'czyZablokowane', 'totpSekret', 'totpKrok'])
      .where('kontoId', '=', kontoId)
      .executeTakeFirstOrThrow();
    if (konto.czyZablokowane === 1) return { kod: '1006' };
    if (!konto.totpSekret) return { kod: '1012' };
    const nowMs = ctx.now.getTime();
    const totpKrok = acceptedStep(openKey(ctx.secrets, kontoId, konto.totpSekret), kod, nowMs, konto.totpKrok);
    if (totpKrok === undefined) return { kod: await countWrong(ctx, konto, token) };
    await db.updateTable('konta').set({ totpKrok }).where('kontoId', '=', kontoId).execute();
    await endCodes(db, kontoId, [rodzaj]);
    return { konto };
  });
}

/** @returns the account whose second step has this token, while it is open */
async function stepOf({ db, secrets, now }: Context, token: string): Promise<number | undefined> {
  const found = await findCode(db, secrets, { rodzaj, kod: token }, now.getTime());
  return typeof found === 'object' && !found.again ? (found.kontoId ?? undefined) : undefined;
}

async function countWrong(
  ctx: Context,
  { kontoId, login }: Pick<KontoRow, 'kontoId' | 'login'>,
  token: string,
): Promise<'1006' | '1011' | '1012'> {
  const { db, secrets, now } = ctx;
  await noteFailure(ctx, login, 'KOD');
  const today = await takeTry(db, codesKey(ctx, kontoId), codeThrottle, now.getTime());
  const here = await takeTry(db, secrets.hmac(`krok:${token}`), stepThrottle, now.getTime());
  const { kod, ends } = afterWrongCode(today, here);
  if (ends) await endCodes(db, kontoId, [rodzaj]);
  if (today.is === 'counted' && today.blockMs > 0) await noteBlock(ctx, login, today.blockMs);
  return kod;
}
