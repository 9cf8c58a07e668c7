import type * as models from '../../../../src/generated/models.ts';
import { isEmail } from '../../../../src/lang/values/email.ts';
import type { Db } from '../../../engine/db/open.ts';
import { type Context, type Handler, sessionOf } from '../../../engine/http/context.ts';
import { BusinessError, TooMany } from '../../../engine/http/refusals.ts';
import { placeOf } from '../../../engine/mail/places.ts';
import { writeMail } from '../../../engine/mail/writeMail.ts';
import { LINK_MS, newCode } from '../../../engine/session/codes.ts';
import { countTry, type Throttle } from '../../../engine/session/throttle.ts';
import { change } from './changeKonto.ts';
import { provePasswordOrWezel } from './proof.ts';

const HOUR = 3_600_000;
/** An account must not be used to flood other people's mailboxes. */
const letters: Throttle = { failures: 5, windowMs: HOUR, blockMs: HOUR, longestBlockMs: HOUR };
/** The same address requested again within this time is the same change: one mail. */
const SAME_WISH_MS = 60_000;

/** The former address stays valid until the link is used; a second change replaces the first. */
export const zmienEmail: Handler<models.ZmienEmailArgs, models.ZmienEmailAnswer> = async (ctx) => {
  const { konto } = sessionOf(ctx);
  const nowyEmail = ctx.args.nowyEmail.trim();
  await provePasswordOrWezel(ctx, ctx.args.haslo, 'haslo');
  if (!isEmail(nowyEmail) || nowyEmail.toLowerCase() === konto.email.toLowerCase())
    throw new BusinessError('1511', { nowyEmail: { key: '1511' } });
  const nowMs = ctx.now.getTime();
  const blockedMs = await countTry(ctx.db, ctx.secrets.hmac(`zmianaEmail:${konto.kontoId}`), letters, nowMs);
  if (blockedMs > 0) throw new TooMany(blockedMs / 1000);
  await change(ctx, async (db, kontoId) => {
    if (await justAsked(ctx, db, kontoId, nowyEmail)) return;
    await db.updateTable('konta').set({ nowyEmail }).where('kontoId', '=', kontoId).execute();
    const code = { rodzaj: 'EMAIL', kontoId, dane: { email: nowyEmail }, ms: LINK_MS.EMAIL } as const;
    const hash = await newCode(db, ctx.secrets, code, nowMs);
    const desk = { ...ctx, db };
    const klucz = `${kontoId}:${nowMs}`;
    await writeMail(desk, {
      klucz: `emailNowy:${klucz}`,
      adresat: nowyEmail,
      jezyk: ctx.lang,
      rodzaj: 'emailPotwierdz',
      values: {
        link: placeOf(ctx.config, 'potwierdzenieEmail', hash),
        do: new Date(nowMs + LINK_MS.EMAIL),
      },
    });
    // Anybody may read an unconfirmed address.
    if (!konto.czyEmailPotwierdzony) return;
    await writeMail(desk, {
      klucz: `emailDawny:${klucz}`,
      adresat: konto.email,
      jezyk: ctx.lang,
      rodzaj: 'emailZmianaZlecona',
      values: { kiedy: ctx.now, reset: placeOf(ctx.config, 'resetHasla') },
    });
  });
  return { czyWyslano: true };
};

async function justAsked(ctx: Context, db: Db, kontoId: number, nowyEmail: string): Promise<boolean> {
  const { nowyEmail: waiting } = await db
    .selectFrom('konta')
    .select('nowyEmail')
    .where('kontoId', '=', kontoId)
    .executeTakeFirstOrThrow();
  if (waiting !== nowyEmail) return false;
  const since = ctx.now.getTime() + LINK_MS.EMAIL - SAME_WISH_MS;
  const sent = await db
    .selectFrom('kody')
    .select('kodHash')
    .where('kontoId', '=', kontoId)
    .where('rodzaj', '=', 'EMAIL')
    .where('waznyDoMs', '>', since)
    .executeTakeFirst();
  return sent !== undefined;
}
