import type * as models from '../../../../src/generated/models.ts';
import { auditKonto } from '../../../engine/audit/audit.ts';
import type { Db } from '../../../engine/db/open.ts';
import { type Context, type Handler, sessionOf } from '../../../engine/http/context.ts';
import { BusinessError, Forbidden } from '../../../engine/http/refusals.ts';
import { placeOf } from '../../../engine/mail/places.ts';
import { writeMail } from '../../../engine/mail/writeMail.ts';
import { acceptedStep, keyCandidate, sealKey, totpAddress } from '../../../engine/session/totp.ts';
import { changeAndRenew } from './changeKonto.ts';
import { proveOwner } from './proof.ts';

export const daj2Fa: Handler<models.Daj2FaArgs, models.Daj2FaAnswer> = async (ctx) => {
  checkOffered(ctx);
  const session = sessionOf(ctx);
  if (await isOn(ctx.db, session.konto.kontoId)) return { czy2FaAktywne: true, qrCode: null, key: null };
  const key = keyCandidate(ctx.secrets, session);
  const issuer = ctx.municipality.manifest.name;
  return { czy2FaAktywne: false, qrCode: totpAddress({ issuer, login: session.konto.login, key }), key };
};

/**
 * The owner proves their identity to turn it on as well as off: a stranger's key
 * would lock the owner out.
 */
export const zapisz2Fa: Handler<models.Zapisz2FaArgs, models.Zapisz2FaAnswer> = async (ctx) => {
  checkOffered(ctx);
  const { czy2FaAktywne, totp, haslo } = ctx.args;
  const provedMs = await proveOwner(ctx, haslo);
  return changeAndRenew(ctx, provedMs, async (db, kontoId) => {
    if (czy2FaAktywne) await turnOn({ ...ctx, db }, kontoId, totp ?? '');
    else
      await db.updateTable('konta').set({ totpSekret: null, totpKrok: null }).where('kontoId', '=', kontoId).execute();
    await auditKonto({ ...ctx, db }, kontoId, { czynnosc: 'DRUGI_KROK', szczegoly: { wlaczony: czy2FaAktywne } });
    await writeMail(
      { ...ctx, db },
      {
        klucz: `dwuetapowe:${kontoId}:${ctx.now.getTime()}`,
        adresat: sessionOf(ctx).konto.email,
        jezyk: ctx.lang,
        rodzaj: czy2FaAktywne ? 'dwuetapoweWlaczone' : 'dwuetapoweWylaczone',
        values: {
          kiedy: ctx.now,
          panel: placeOf(ctx.config, 'panel'),
          reset: placeOf(ctx.config, 'resetHasla'),
        },
      },
    );
  });
};

/** The code proves that the key has arrived; it is used up with that. @throws BusinessError 1601 */
async function turnOn(ctx: Context, kontoId: number, totp: string): Promise<void> {
  const key = keyCandidate(ctx.secrets, sessionOf(ctx));
  const totpKrok = acceptedStep(key, totp, ctx.now.getTime(), null);
  if (totpKrok === undefined || (await isOn(ctx.db, kontoId)))
    throw new BusinessError('1601', { totp: { key: '1601' } });
  const totpSekret = sealKey(ctx.secrets, kontoId, key);
  await ctx.db.updateTable('konta').set({ totpSekret, totpKrok }).where('kontoId', '=', kontoId).execute();
}

async function isOn(db: Db, kontoId: number): Promise<boolean> {
  const konto = await db
    .selectFrom('konta')
    .select('totpSekret')
    .where('kontoId', '=', kontoId)
    .executeTakeFirstOrThrow();
  return konto.totpSekret !== null;
}

function checkOffered({ config }: Context): void {
  if (!config.drugiKrok) throw new Forbidden();
}
