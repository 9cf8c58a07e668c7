import { randomInt } from 'node:crypto';
import { auditOperator } from '../../engine/audit/audit.ts';
import { CommandRefusal } from '../../engine/command.ts';
import { placeOf } from '../../engine/mail/places.ts';
import { writeMail } from '../../engine/mail/writeMail.ts';
import { endSessions } from '../../engine/session/beginSession.ts';
import { hashPassword } from '../../engine/session/password.ts';
import type { MailKind } from '../../engine/words/officeWords.ts';
import { closeOtherKonta } from './fullKonto.ts';
import { identityRefusal } from './identityRules.ts';
import { insertKonto, type Konto, kontoByLogin, linkInstytucja, linkOwnPodmiot, lockNewKonta } from './konta.ts';
import { type AccountDesk, endLinks, makeOfficeLink } from './links.ts';
import type { OfficeMade } from './officeLinkRules.ts';
import { officeMade } from './officeMade.ts';
import { tellPotwierdzone } from './tellPotwierdzone.ts';

/** An account that the office makes, for a person at the counter or after a letter. */
export interface NewKonto extends OfficeMade {
  imie: string;
  nazwisko: string;
  login: string;
  email: string;
  pesel: string | null;
  /** An account of this institution, which the person acts for. */
  instytucja?: { nip: string; nazwa: string };
  jezyk: string;
  /** The mail has the password too: only if nobody hands it over. */
  hasloWMailu?: boolean;
}

const IDENTITY_REFUSALS = {
  waits: (login: string) => `The account ${login} still waits for its link.`,
  confirmed: (login: string) => `The identity of ${login} is confirmed already.`,
  noPesel: (login: string) => `The account ${login} has no PESEL to be confirmed.`,
};

/** Letters and digits that cannot be mistaken for each other on paper. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** 12 of 31 letters and digits, 59 bits: typed once, from paper. */
export const oneTimePassword = (): string =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')).join(
    '-',
  );

/**
 * Makes an account. A person at the counter gets their subject at once, after a letter only with a confirmed identity.
 * Call it inside a transaction.
 *
 * @returns the link of the activation, for a letter
 * @throws CommandRefusal for a login that is taken
 */
export async function createKonto(desk: AccountDesk, made: NewKonto, password: string): Promise<string> {
  const { imie, nazwisko, email, pesel, jezyk, stan, droga, instytucja } = made;
  const login = made.login.toLowerCase();
  const haslo = await hashPassword(password);
  const taken = await desk.db.selectFrom('konta').select('kontoId').where('login', '=', login).executeTakeFirst();
  if (taken) throw new CommandRefusal(`The login ${login} is taken: choose another.`);
  if (pesel) await refuseSecond(desk, pesel);
  const kontoId = await insertKonto(desk.db, {
    ...{ login, haslo, imie, nazwisko, email, pesel, jezyk },
    nip: instytucja?.nip ?? null,
    stan: 'NIEAKTYWNE',
    czyInstytucja: Number(instytucja !== undefined),
    czyPierwszeLogowanie: 1,
    czyEmailPotwierdzony: 0,
  });
  const konto = await findKonto(desk, login);
  if (stan === 'AKTYWNE') {
    if (pesel) await linkOwnPodmiot(desk, konto, pesel);
    if (instytucja) await linkInstytucja(desk, kontoId, instytucja.nip, instytucja.nazwa);
  }
  await auditOperator(desk, { czynnosc: 'KONTO', szczegoly: { zmiana: 'UTWORZONO', droga } }, { kontoId });
  return makeOfficeLink(desk, konto, { stan, droga }, made.hasloWMailu ? password : undefined);
}

/** A new link and a new one-time password for an account of the office that waits for its activation. */
export async function renewLink(desk: AccountDesk, login: string, password: string): Promise<string> {
  const konto = await findKonto(desk, login);
  const made = konto.stan === 'NIEAKTYWNE' ? await officeMade(desk.db, konto) : undefined;
  if (!made) throw new CommandRefusal(`The account ${konto.login} does not wait for a link of the office.`);
  const haslo = await hashPassword(password);
  await desk.db.updateTable('konta').set({ haslo }).where('kontoId', '=', konto.kontoId).execute();
  await noteChange(desk, konto, 'NOWY_LINK');
  return makeOfficeLink(desk, konto, made);
}

/** Blocks an account: its sessions and links end, its owner gets a mail. */
export async function blockKonto(desk: AccountDesk, login: string): Promise<void> {
  const konto = await findKonto(desk, login);
  if (konto.czyZablokowane) throw new CommandRefusal(`The account ${konto.login} is blocked already.`);
  await desk.db.updateTable('konta').set({ czyZablokowane: 1 }).where('kontoId', '=', konto.kontoId).execute();
  await endSessions(desk.db, konto.kontoId);
  // The office's activation link stays, since it sets the account's state; until the account is unblocked it gives 1006.
  if (konto.stan !== 'NIEAKTYWNE') await endLinks(desk.db, konto.kontoId);
  await noteChange(desk, konto, 'ZABLOKOWANO');
  await tell(desk, konto, 'kontoZablokowane');
}

export async function unblockKonto(desk: AccountDesk, login: string): Promise<void> {
  const konto = await findKonto(desk, login);
  if (!konto.czyZablokowane) throw new CommandRefusal(`The account ${konto.login} is not blocked.`);
  await desk.db.updateTable('konta').set({ czyZablokowane: 0 }).where('kontoId', '=', konto.kontoId).execute();
  await noteChange(desk, konto, 'ODBLOKOWANO');
  await tell(desk, konto, 'kontoOdblokowane');
}

/**
 * After a check of the identity card: the account becomes a full one and acts for its person.
 *
 * @throws CommandRefusal for an account without PESEL, one that still waits for its link, and when another account of this
 *   person is confirmed already
 */
export async function confirmIdentity(
  desk: AccountDesk,
  login: string,
  instytucja?: { nip: string; nazwa: string },
): Promise<void> {
  const konto = await findKonto(desk, login);
  const refusal = identityRefusal(konto, instytucja !== undefined);
  if (refusal) throw new CommandRefusal(IDENTITY_REFUSALS[refusal](konto.login));
  const pesel = konto.pesel!;
  await lockNewKonta(desk.db);
  await refuseSecond(desk, pesel, konto.kontoId);
  await linkOwnPodmiot(desk, konto, pesel);
  if (instytucja) await linkInstytucja(desk, konto.kontoId, instytucja.nip, instytucja.nazwa);
  await desk.db.updateTable('konta').set({ stan: 'AKTYWNE' }).where('kontoId', '=', konto.kontoId).execute();
  await closeOtherKonta(desk.db, konto.kontoId, pesel);
  if (konto.stan !== 'AKTYWNE') await tellPotwierdzone(desk, konto.kontoId, 'URZAD');
  // A restricted session must not gain rights while it is open.
  await endSessions(desk.db, konto.kontoId);
  await noteChange(desk, konto, 'POTWIERDZONO');
  await tell(desk, konto, 'tozsamoscPotwierdzona');
}

const noteChange = (desk: AccountDesk, { kontoId }: Konto, zmiana: string): Promise<void> =>
  auditOperator(desk, { czynnosc: 'KONTO', szczegoly: { zmiana } }, { kontoId });

/** One person has one confirmed account. @param except the account that is to become it */
async function refuseSecond({ db }: AccountDesk, pesel: string, except = 0): Promise<void> {
  const other = await db
    .selectFrom('konta')
    .select('login')
    .where('pesel', '=', pesel)
    .where('stan', '=', 'AKTYWNE')
    .where('kontoId', '!=', except)
    .executeTakeFirst();
  if (other) throw new CommandRefusal(`This person has a confirmed account already: ${other.login}.`);
}

async function findKonto({ db }: AccountDesk, login: string): Promise<Konto> {
  const konto = await kontoByLogin(db, login);
  if (!konto) throw new CommandRefusal(`There is no account with the login ${login}.`);
  return konto;
}

async function tell(desk: AccountDesk, konto: Konto, rodzaj: MailKind): Promise<void> {
  const { config, now } = desk;
  const ways = { logowanie: placeOf(config, 'logowanie'), reset: placeOf(config, 'resetHasla') };
  await writeMail(desk, {
    klucz: `${rodzaj}:${konto.kontoId}:${now.getTime()}`,
    adresat: konto.email,
    jezyk: konto.jezyk,
    rodzaj,
    values: { kiedy: now, ...ways },
  });
}
