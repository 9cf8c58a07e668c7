import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../engine/db/open.ts';
import type { KontoRow, PodmiotRow } from '../../engine/db/tables.ts';

/** The last number given out; who is about to give one out waits for who has done so in an open transaction. */
const COUNTER = 'ostatnieKonto';

export type Konto = Selectable<KontoRow>;

/**
 * From here to the end of the transaction nobody else makes an account or a subject: whoever looks whether a login is free,
 * and takes it, is alone with that.
 */
export async function takeTurn(db: Db): Promise<void> {
  await db
    .insertInto('notatki')
    .values({ klucz: COUNTER, wartosc: '0' })
    .onConflict((conflict) => conflict.column('klucz').doUpdateSet({ klucz: COUNTER }))
    .execute();
}

/** The number of the next account. Call it inside a transaction. */
export async function nextKontoId(db: Db): Promise<number> {
  await takeTurn(db);
  const { wartosc } = await db
    .selectFrom('notatki')
    .select('wartosc')
    .where('klucz', '=', COUNTER)
    .executeTakeFirstOrThrow();
  const { last } = await db
    .selectFrom('konta')
    .select((eb) => eb.fn.max('kontoId').as('last'))
    .executeTakeFirstOrThrow();
  // Never a number again that an account had which is gone.
  const next = Math.max(Number(wartosc), last ?? 0) + 1;
  await db
    .updateTable('notatki')
    .set({ wartosc: String(next) })
    .where('klucz', '=', COUNTER)
    .execute();
  return next;
}

/** Writes a new account. Call it inside a transaction. @returns its number */
export async function insertKonto(db: Db, row: Omit<Insertable<KontoRow>, 'kontoId'>): Promise<number> {
  const kontoId = await nextKontoId(db);
  await db
    .insertInto('konta')
    .values({ ...row, kontoId })
    .execute();
  return kontoId;
}

/** Accounts that are in use under an e-mail, however it was capitalised. */
export const kontaByEmail = (db: Db, email: string) =>
  db
    .selectFrom('konta')
    .selectAll()
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('stan', '!=', 'USUNIETE')
    .orderBy('kontoId');

export const kontoByLogin = (db: Db, login: string) =>
  db
    .selectFrom('konta')
    .selectAll()
    .where('login', '=', login.trim().toLowerCase())
    .where('stan', '!=', 'USUNIETE')
    .executeTakeFirst();

/**
 * Gives an account the person it acts for: the subject with this PESEL, or a new one. Only after that person was seen: by
 * the national node or at the counter. What somebody types into a form never leads here.
 */
export async function linkOwnPodmiot(db: Db, konto: Pick<Konto, 'kontoId' | 'imie' | 'nazwisko'>, pesel: string) {
  const podmiotId = await podmiotOf(db, { pesel }, `${konto.imie} ${konto.nazwisko}`);
  await link(db, konto.kontoId, podmiotId);
}

/** Lets an account act for an institution. Only at the counter, where the right to do so is looked at. */
export async function linkInstytucja(db: Db, kontoId: number, nip: string, nazwa: string): Promise<void> {
  await link(db, kontoId, await podmiotOf(db, { nip }, nazwa));
}

async function link(db: Db, kontoId: number, podmiotId: number): Promise<void> {
  await db
    .insertInto('kontaPodmioty')
    .values({ kontoId, podmiotId })
    .onConflict((conflict) => conflict.columns(['kontoId', 'podmiotId']).doNothing())
    .execute();
}

/** A new subject has no data yet: they come from the office's own systems. */
async function podmiotOf(db: Db, by: { pesel: string } | { nip: string }, nazwa: string): Promise<number> {
  const [column, value] = 'pesel' in by ? (['pesel', by.pesel] as const) : (['nip', by.nip] as const);
  const find = () => db.selectFrom('podmioty').select('podmiotId').where(column, '=', value).executeTakeFirst();
  const known = await find();
  if (known) return known.podmiotId;
  // Of two that both found nobody, the second looks again.
  await takeTurn(db);
  const meanwhile = await find();
  if (meanwhile) return meanwhile.podmiotId;
  const { last } = await db
    .selectFrom('podmioty')
    .select((eb) => eb.fn.max('podmiotId').as('last'))
    .executeTakeFirstOrThrow();
  const podmiotId = (last ?? 0) + 1;
  const instytucja = column === 'nip';
  const row: PodmiotRow = {
    podmiotId,
    idPodmiotu: `${instytucja ? 'i' : 'p'}-${randomBytes(4).toString('hex')}-${podmiotId.toString(36)}`,
    nazwa,
    czyInstytucja: Number(instytucja),
    nip: instytucja ? value : null,
    pesel: instytucja ? null : value,
    nrTelefonu: null,
    adres: '',
    czySynchronizacja: 1,
  };
  await db.insertInto('podmioty').values(row).execute();
  return podmiotId;
}
