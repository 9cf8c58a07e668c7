import { randomBytes } from 'node:crypto';
import type * as models from '../../../../src/generated/models.ts';
import { auditKonto } from '../../../engine/audit/audit.ts';
import type { Db } from '../../../engine/db/open.ts';
import { usunSzkice } from '../../../engine/drafts/szkiceQueries.ts';
import { osobaInEvent } from '../../../engine/events/subjects.ts';
import { writeEvent } from '../../../engine/events/writeEvent.ts';
import { type Handler, sessionOf } from '../../../engine/http/context.ts';
import { placeOf } from '../../../engine/mail/places.ts';
import { writeMail } from '../../../engine/mail/writeMail.ts';
import { expiredCookie } from '../../../engine/session/cookie.ts';
import { hashPassword } from '../../../engine/session/password.ts';
import { prefixOf } from '../../przypomnienia/reminderKey.ts';
import { change } from './changeKonto.ts';
import { proveOwner } from './proof.ts';

/** Rows of an account that the office need not keep; sessions are deleted with them. */
const owned = ['sesje', 'kody', 'logowania', 'urzadzenia', 'logowaniaWezlem', 'powtorzenia', 'kontaPodmioty'] as const;

/**
 * A row without personal data remains: filed requests refer to it by its number. Dues, payments and requests
 * belong to the payer and stay in the office.
 */
export const usunKonto: Handler<models.UsunKontoArgs, models.UsunKontoAnswer> = async (ctx) => {
  await proveOwner(ctx);
  const { konto } = sessionOf(ctx);
  const { login, email, nowyEmail } = konto;
  const haslo = await hashPassword(randomBytes(32).toString('base64url'));
  await change(ctx, async (db, kontoId) => {
    await usunSzkice(db, { kontoId });
    for (const table of owned) await db.deleteFrom(table).where('kontoId', '=', kontoId).execute();
    const withdrawn = { osoba: osobaInEvent(konto), powiadomieniaEmail: null, powiadomieniaSms: null };
    await writeEvent({ db, now: ctx.now }, 'zgody.zmienione', withdrawn);
    await db
      .updateTable('konta')
      .set({
        // Longer than any login that can be sent.
        login: `usuniete ${kontoId} ${randomBytes(90).toString('base64url')}`,
        haslo,
        imie: '',
        nazwisko: '',
        email: '',
        nowyEmail: null,
        pesel: null,
        nip: null,
        stan: 'USUNIETE',
        czyPierwszeLogowanie: 0,
        czyZablokowane: 0,
        czyEmailPotwierdzony: 0,
        totpSekret: null,
        totpKrok: null,
        zgodaEmail: null,
        zgodaTelefon: null,
        zgodyRejestracji: null,
      })
      .where('kontoId', '=', kontoId)
      .execute();
    await forgetMail(
      db,
      [email, nowyEmail].filter((one) => one !== null),
    );
    for (const table of ['poczta', 'smsy'] as const)
      await db
        .deleteFrom(table)
        .where('klucz', 'like', `${prefixOf(kontoId)}%`)
        .execute();
    await forgetTries(db, [`login:${login}`, `haslo:${kontoId}`, `zmianaEmail:${kontoId}`].map(ctx.secrets.hmac));
    await auditKonto({ ...ctx, db }, kontoId, { czynnosc: 'USUNIECIE_KONTA' });
    await writeMail(
      { ...ctx, db },
      {
        klucz: `kontoUsuniete:${kontoId}`,
        adresat: email,
        jezyk: ctx.lang,
        rodzaj: 'kontoUsuniete',
        values: { kiedy: ctx.now, rejestracja: placeOf(ctx.config, 'rejestracja') },
      },
    );
  });
  ctx.headers['set-cookie'] = expiredCookie;
  return { czyUsunieto: true };
};

/** Waiting and sent mails, except those of another account with the same address. */
async function forgetMail(db: Db, addresses: readonly string[]): Promise<void> {
  const others = await db.selectFrom('konta').select('email').where('email', 'in', addresses).execute();
  const shared = new Set(others.map((konto) => konto.email));
  const own = addresses.filter((address) => !shared.has(address));
  if (own.length > 0) await db.deleteFrom('poczta').where('adresat', 'in', own).execute();
}

async function forgetTries(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('proby').where('klucz', 'in', keys).execute();
}
