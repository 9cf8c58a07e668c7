import type * as models from '../../../../src/generated/models.ts';
import { auditKonto } from '../../../engine/audit/audit.ts';
import type { Db } from '../../../engine/db/open.ts';
import { type Context, type Handler, sessionOf } from '../../../engine/http/context.ts';
import { TooMany } from '../../../engine/http/refusals.ts';
import { placeOf } from '../../../engine/mail/places.ts';
import { writeMail } from '../../../engine/mail/writeMail.ts';
import { newCode } from '../../../engine/session/codes.ts';
import type { Throttle } from '../../../engine/session/countAttempt.ts';
import { countTry } from '../../../engine/session/throttle.ts';
import { isNewEmail } from '../emailRules.ts';
import { fieldError } from '../fault.ts';
import { expiryOfSamePress, LINK_MS } from '../linkRules.ts';
import { change } from './changeKonto.ts';
import { provePasswordOrWezel } from './proof.ts';

const HOUR = 3_600_000;
/** An account must not be used to flood other people's mailboxes. */
const mailThrottle: Throttle = { failures: 5, windowMs: HOUR, blockMs: HOUR, longestBlockMs: HOUR };

/** The former address stays valid until the link is used; a second change replaces the first. */
export const zmienEmail: Handler<models.ZmienEmailArgs, models.ZmienEmailAnswer> = async (ctx) => {
  const { konto } = sessionOf(ctx);
  const nowyEmail = ctx.args.nowyEmail.trim();
  await provePasswordOrWezel(ctx, ctx.args.haslo, 'haslo');
  if (!isNewEmail(nowyEmail, konto)) throw fieldError({ kod: '1511', pole: 'nowyEmail' });
  const nowMs = ctx.now.getTime();
  const blockedMs = await countTry(ctx.db, ctx.secrets.hmac(`zmianaEmail:${konto.kontoId}`), mailThrottle, nowMs);
  if (blockedMs > 0) throw new TooMany(blockedMs / 1000);
  await change(ctx, async (db, kontoId) => {
    if (await justAsked(ctx, db, kontoId, nowyEmail)) return;
    await db.updateTable('konta').set({ nowyEmail }).where('kontoId', '=', kontoId).execute();
    const code = { rodzaj: 'EMAIL', kontoId, dane: { email: nowyEmail }, ms: LINK_MS.EMAIL } as const;
    const hash = await newCode(db, ctx.secrets, code, nowMs);
    const desk = { ...ctx, db };
    await auditKonto(desk, kontoId, { czynnosc: 'EMAIL', szczegoly: { zmiana: 'ZLECONA' } });
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

/** The same address requested again within a minute is the same change: one mail. */
async function justAsked(ctx: Context, db: Db, kontoId: number, nowyEmail: string): Promise<boolean> {
  const { nowyEmail: waiting } = await db
    .selectFrom('konta')
    .select('nowyEmail')
    .where('kontoId', '=', kontoId)
    .executeTakeFirstOrThrow();
  if (waiting !== nowyEmail) return false;
  const sent = await db
    .selectFrom('kody')
    .select('kodHash')
    .where('kontoId', '=', kontoId)
    .where('rodzaj', '=', 'EMAIL')
    .where('waznyDoMs', '>', expiryOfSamePress('EMAIL', ctx.now.getTime()))
    .executeTakeFirst();
  return sent !== undefined;
}
