import type { Db } from '../../engine/db/open.ts';
import type { KodRow } from '../../engine/db/tables.ts';
import type { Context } from '../../engine/http/context.ts';
import { withHash } from '../../engine/http/ownAddress.ts';
import { placeOf } from '../../engine/mail/places.ts';
import { type MailDesk, writeMail } from '../../engine/mail/writeMail.ts';
import { endCodes, newCode } from '../../engine/session/codes.ts';
import type { Konto } from './konta.ts';
import { expiryOfSamePress, LINK_MS, type LinkKind } from './linkRules.ts';
import type { OfficeMade } from './officeLinkRules.ts';

/** What sending a mail needs, also outside a call. */
export type AccountDesk = MailDesk & Pick<Context, 'secrets'>;

/** The unused code of this kind of an account, and when it was made. */
async function openCode(db: Db, kontoId: number, rodzaj: KodRow['rodzaj']) {
  return db
    .selectFrom('kody')
    .select(['dane', 'waznyDoMs'])
    .where('kontoId', '=', kontoId)
    .where('rodzaj', '=', rodzaj)
    .where('uzytoMs', 'is', null)
    .executeTakeFirst();
}

/** A link of this kind was sent a moment ago and is unused. */
export async function justSent(desk: AccountDesk, kontoId: number, rodzaj: LinkKind): Promise<boolean> {
  const open = await openCode(desk.db, kontoId, rodzaj);
  return open !== undefined && open.waznyDoMs > expiryOfSamePress(rodzaj, desk.now.getTime());
}

/** A new code and its expiry. */
async function makeLink(desk: AccountDesk, konto: Pick<Konto, 'kontoId'>, rodzaj: LinkKind, dane: object = {}) {
  const nowMs = desk.now.getTime();
  const ms = LINK_MS[rodzaj];
  const code = await newCode(desk.db, desk.secrets, { rodzaj, kontoId: konto.kontoId, dane, ms }, nowMs);
  return { code, do: new Date(nowMs + ms), klucz: `${rodzaj}:${desk.secrets.hmac(code)}` };
}

/** @param strona page of the portal that the link leads to */
export async function mailActivation(desk: AccountDesk, konto: Konto, strona: string, jezyk: string): Promise<void> {
  if (await justSent(desk, konto.kontoId, 'AKTYWACJA')) return;
  const link = await makeLink(desk, konto, 'AKTYWACJA');
  await writeMail(desk, {
    klucz: link.klucz,
    adresat: konto.email,
    jezyk,
    rodzaj: 'aktywacja',
    values: { link: withHash(strona, link.code), do: link.do, strona: placeOf(desk.config, 'resetLinku') },
  });
}

export async function mailReset(desk: AccountDesk, konto: Konto, jezyk: string): Promise<void> {
  if (await justSent(desk, konto.kontoId, 'NOWE_HASLO')) return;
  const link = await makeLink(desk, konto, 'NOWE_HASLO');
  const values = { link: placeOf(desk.config, 'noweHaslo', link.code), do: link.do };
  await writeMail(desk, { klucz: link.klucz, adresat: konto.email, jezyk, rodzaj: 'hasloReset', values });
}

/** To an unconfirmed present or future address of the account. */
export async function mailConfirmation(
  desk: AccountDesk,
  konto: Pick<Konto, 'kontoId'>,
  email: string,
  jezyk: string,
): Promise<void> {
  if (await justSent(desk, konto.kontoId, 'EMAIL')) return;
  const link = await makeLink(desk, konto, 'EMAIL', { email });
  const values = { link: placeOf(desk.config, 'potwierdzenieEmail', link.code), do: link.do };
  await writeMail(desk, { klucz: link.klucz, adresat: email, jezyk, rodzaj: 'emailPotwierdz', values });
}

/** @param haslo in the mail only if nobody hands it over @returns the link, for a letter or a screen */
export async function makeOfficeLink(
  desk: AccountDesk,
  konto: Konto,
  made: OfficeMade,
  haslo?: string,
): Promise<string> {
  const sent = await makeLink(desk, konto, 'AKTYWACJA_Z_URZEDU', made);
  const link = placeOf(desk.config, 'aktywacjaZUrzedu', sent.code);
  if (made.droga === 'mail') {
    await writeMail(desk, {
      klucz: sent.klucz,
      adresat: konto.email,
      jezyk: konto.jezyk,
      rodzaj: 'kontoZUrzedu',
      values: { link, do: sent.do, login: konto.login, haslo },
    });
  }
  return link;
}

/** Ends every link that was sent to an account. */
export const endLinks = (db: Db, kontoId: number): Promise<void> =>
  endCodes(db, kontoId, Object.keys(LINK_MS) as LinkKind[]);
