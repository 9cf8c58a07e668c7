import { randomBytes } from 'node:crypto';
import type * as models from '../../../src/generated/models.ts';
import { isNip } from '../../../src/lang/values/nip.ts';
import { inTransaction } from '../../engine/db/inTransaction.ts';
import type { Context } from '../../engine/http/context.ts';
import { BusinessError } from '../../engine/http/refusals.ts';
import { placeOf } from '../../engine/mail/places.ts';
import { writeMail } from '../../engine/mail/writeMail.ts';
import { beginSession } from '../../engine/session/beginSession.ts';
import { findCode, newCode, useCode as takeCode } from '../../engine/session/codes.ts';
import { hashPassword } from '../../engine/session/password.ts';
import { lackingConsents } from '../konto/consentRules.ts';
import { fullKonto } from '../konto/fullKonto.ts';
import { type Konto, lockNewKonta } from '../konto/konta.ts';
import { LINK_MS } from '../konto/linkRules.ts';
import { tellPotwierdzone } from '../konto/tellPotwierdzone.ts';
import { isOwnAttempt } from './attempts.ts';
import { confirmKonto, giveKonto, type Person } from './persons.ts';

type Kind = 'WEZEL_LOGOWANIE' | 'WEZEL_DANE';

/**
 * Logs the owner of an account in. Data change only here, in the browser that began the login: a person who was sent to the node
 * by a stranger's attempt has confirmed nothing.
 *
 * @throws BusinessError 1702
 */
export function redeemLogin(ctx: Context, kod: string): Promise<models.Logowanie> {
  return inTransaction(ctx.db, async (db) => {
    const { kontoId, person } = await use({ ...ctx, db }, 'WEZEL_LOGOWANIE', kod);
    const konto = await db
      .selectFrom('konta')
      .selectAll()
      .where('kontoId', '=', kontoId ?? 0)
      .executeTakeFirst();
    // Since the node's response it may have been blocked, deleted, or replaced by another account.
    if (!konto || konto.czyZablokowane || konto.pesel !== person.pesel) throw new BusinessError('1702');
    if (konto.stan !== 'AKTYWNE') {
      // The same person may get a full account in another way at this moment.
      await lockNewKonta(db);
      if (konto.stan === 'NIEAKTYWNE' || (await fullKonto(db, person.pesel))) throw new BusinessError('1702');
      await confirmKonto({ ...ctx, db }, konto.kontoId, person);
      await tellPotwierdzone({ db, now: ctx.now }, konto.kontoId, 'WEZEL');
      await tellOfConfirmation({ ...ctx, db }, konto);
    }
    return beginSession({ ...ctx, db }, { kontoId: konto.kontoId, stan: 'AKTYWNE' }, 'WEZEL');
  });
}

const tellOfConfirmation = (ctx: Context, { kontoId, email }: Konto): Promise<void> =>
  writeMail(ctx, {
    klucz: `tozsamoscPotwierdzona:${kontoId}:${ctx.now.getTime()}`,
    adresat: email,
    jezyk: ctx.lang,
    rodzaj: 'tozsamoscPotwierdzona',
    values: { kiedy: ctx.now, logowanie: placeOf(ctx.config, 'logowanie') },
  });

/** @throws BusinessError 1702 */
export async function personToConfirm(ctx: Context, kod: string): Promise<models.DaneDoPotwierdzenia> {
  const found = await findCode(ctx.db, ctx.secrets, { rodzaj: 'WEZEL_DANE', kod }, ctx.now.getTime());
  if (typeof found === 'string' || found.again || !(await isOwnAttempt(ctx, found.dane.idZadania)))
    throw new BusinessError('1702');
  return personOf(found.dane);
}

/** Makes the account of a person, and logs it in. @throws BusinessError 1202, 1203, 1702, 1703 */
export async function confirmPerson(ctx: Context<models.PotwierdzDaneArgs>): Promise<models.Logowanie> {
  const { args, config } = ctx;
  if (args.nip != null && !isNip(args.nip)) throw new BusinessError('1202', { nip: { key: '1202' } });
  const given = { przetwarzanieDanych: args.zgodaPrzetwarzanieDanych, regulamin: args.zgodaRegulamin };
  if (lackingConsents(config.zgodyRejestracji, given).length > 0) throw new BusinessError('1203');
  // Hashing is slow, so it happens outside the transaction. Nobody knows this password: the owner chooses one in the panel.
  await personToConfirm(ctx, args.data);
  const haslo = await hashPassword(randomBytes(32).toString('base64url'));
  return inTransaction(ctx.db, async (db) => {
    const { person } = await use({ ...ctx, db }, 'WEZEL_DANE', args.data);
    if (args.imie !== person.imie || args.nazwisko !== person.nazwisko || args.pesel !== person.pesel)
      throw new BusinessError('1703');
    const email = args.email.trim();
    const { konto, made } = await giveKonto({ ...ctx, db }, person, {
      email,
      nip: args.nip ?? null,
      jezyk: ctx.lang,
      haslo,
    });
    if (made) {
      await tellPotwierdzone({ db, now: ctx.now }, konto.kontoId, 'WEZEL');
      await tellOfKonto({ ...ctx, db }, konto, email);
    } else if (konto.czyZablokowane) throw new BusinessError('1702');
    return beginSession({ ...ctx, db }, { kontoId: konto.kontoId, stan: 'AKTYWNE' }, 'WEZEL');
  });
}

/**
 * The address is confirmed only when its link is opened in a session of the account; until then no password can be set
 * through it, and mails to it contain no login.
 */
async function tellOfKonto(ctx: Context, { kontoId }: { kontoId: number }, email: string): Promise<void> {
  const { db, secrets, config, now, lang } = ctx;
  const code = { rodzaj: 'EMAIL', kontoId, dane: { email }, ms: LINK_MS.EMAIL } as const;
  const hash = await newCode(db, secrets, code, now.getTime());
  await writeMail(ctx, {
    klucz: `kontoZWezla:${kontoId}`,
    adresat: email,
    jezyk: lang,
    rodzaj: 'kontoZWezla',
    values: {
      panel: placeOf(config, 'panel'),
      link: placeOf(config, 'potwierdzenieEmail', hash),
      do: new Date(now.getTime() + LINK_MS.EMAIL),
    },
  });
}

/** A code is checked before it is used up: in a stranger's browser it stays valid. */
async function use(ctx: Context, rodzaj: Kind, kod: string): Promise<{ kontoId: number | null; person: Person }> {
  const { db, secrets, now } = ctx;
  const found = await findCode(db, secrets, { rodzaj, kod }, now.getTime());
  if (typeof found === 'string' || !(await isOwnAttempt(ctx, found.dane.idZadania))) throw new BusinessError('1702');
  const used = await takeCode(db, secrets, { rodzaj, kod }, now.getTime());
  if (typeof used === 'string') throw new BusinessError('1702');
  return { kontoId: used.kontoId, person: personOf(used.dane) };
}

const personOf = (dane: Readonly<Record<string, unknown>>): Person => ({
  imie: String(dane.imie),
  nazwisko: String(dane.nazwisko),
  pesel: String(dane.pesel),
});
