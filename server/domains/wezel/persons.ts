import type { Updateable } from 'kysely';
import type { Db } from '../../engine/db/open.ts';
import type { KontoRow } from '../../engine/db/tables.ts';
import type { Context } from '../../engine/http/context.ts';
import { endSessions } from '../../engine/session/beginSession.ts';
import { endCodes } from '../../engine/session/codes.ts';
import { ALL_CODES, closeOtherKonta, fullKonto } from '../konto/fullKonto.ts';
import { insertKonto, type Konto, linkOwnPodmiot, linkPodmiot, nextKontoId } from '../konto/konta.ts';

type Desk = Pick<Context, 'db' | 'now'>;

/** A person identified by the node. */
export interface Person {
  imie: string;
  nazwisko: string;
  pesel: string;
}

/** A restricted account becomes full: the node has just identified its owner as the person it names. */
export async function confirmKonto(desk: Desk, kontoId: number, person: Person): Promise<void> {
  const { db } = desk;
  await endSessions(db, kontoId);
  await db
    .updateTable('konta')
    .set({ stan: 'AKTYWNE', imie: person.imie, nazwisko: person.nazwisko })
    .where('kontoId', '=', kontoId)
    .execute();
  await linkOwnPodmiot(desk, { kontoId, ...person }, person.pesel);
  await closeOtherKonta(db, kontoId, person.pesel);
}

interface NewKonto {
  email: string;
  nip: string | null;
  jezyk: string;
  /** The hash of a password that nobody knows. */
  haslo: string;
}

/**
 * Gives a full account to a person without one. Anybody may have registered with this PESEL before, so that account
 * is taken over only if its e-mail was confirmed by a link and is the one that the person gives now. Its password ends
 * even then; otherwise a new account is made.
 *
 * @returns `made` false: the person has got one meanwhile, in another tab
 */
export async function giveKonto(desk: Desk, person: Person, given: NewKonto): Promise<{ konto: Konto; made: boolean }> {
  const { db } = desk;
  // From here to the end of the transaction nobody else makes an account.
  await nextKontoId(db);
  const full = await fullKonto(db, person.pesel);
  if (full) return { konto: full, made: false };
  const row = {
    ...person,
    ...given,
    stan: 'AKTYWNE',
    czyEmailPotwierdzony: 0,
    czyHasloWlasne: 0,
    czyPierwszeLogowanie: 1,
  } as const;
  const kontoId =
    (await takeOverKonto(db, person.pesel, row)) ??
    (await insertKonto(db, { ...row, login: await freeLogin(db, person), czyInstytucja: 0 }));
  await linkOwnPodmiot(desk, { ...person, kontoId }, person.pesel);
  await linkGiven(db, kontoId, person.pesel);
  await closeOtherKonta(db, kontoId, person.pesel);
  const konto = await db.selectFrom('konta').selectAll().where('kontoId', '=', kontoId).executeTakeFirstOrThrow();
  return { konto, made: true };
}

/** @returns the number of the account; undefined when there is none to take over */
async function takeOverKonto(db: Db, pesel: string, row: Updateable<KontoRow> & { email: string }) {
  const own = await registeredWith(db, pesel, row.email);
  if (!own) return undefined;
  await endSessions(db, own.kontoId);
  await endCodes(db, own.kontoId, ALL_CODES);
  const rest = { nowyEmail: null, totpSekret: null, totpKrok: null };
  await db
    .updateTable('konta')
    .set({ ...row, ...rest })
    .where('kontoId', '=', own.kontoId)
    .execute();
  return own.kontoId;
}

const registeredWith = (db: Db, pesel: string, email: string) =>
  db
    .selectFrom('konta')
    .select('kontoId')
    .where('pesel', '=', pesel)
    .where('stan', '=', 'NIEZWERYFIKOWANE')
    .where('czyZablokowane', '=', 0)
    .where('czyEmailPotwierdzony', '=', 1)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .orderBy('kontoId')
    .executeTakeFirst();

/** A free login made from the name, in ASCII letters. */
async function freeLogin(db: Db, { imie, nazwisko }: Person): Promise<string> {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replaceAll('ł', 'l')
      .normalize('NFD')
      .replace(/[^a-z-]/g, '');
  const wanted = [plain(imie.split(' ')[0] ?? ''), plain(nazwisko)].filter(Boolean).join('.').slice(0, 50) || 'konto';
  const rows = await db.selectFrom('konta').select('login').where('login', 'like', `${wanted}%`).execute();
  const taken = new Set(rows.map(({ login }) => login));
  for (let number = 2, login = wanted.padEnd(3, '0'); ; login = `${wanted}${number++}`)
    if (!taken.has(login)) return login;
}

/** Institutions that the office itself has given to an account of this person. */
async function linkGiven(db: Db, kontoId: number, pesel: string): Promise<void> {
  const given = await db
    .selectFrom('kontaPodmioty')
    .innerJoin('konta', 'konta.kontoId', 'kontaPodmioty.kontoId')
    .innerJoin('podmioty', 'podmioty.podmiotId', 'kontaPodmioty.podmiotId')
    .select('podmioty.podmiotId')
    .distinct()
    .where('konta.pesel', '=', pesel)
    .where('konta.stan', '=', 'NIEPOTWIERDZONE')
    .where('podmioty.czyInstytucja', '=', 1)
    .execute();
  for (const { podmiotId } of given) await linkPodmiot(db, kontoId, podmiotId);
}
