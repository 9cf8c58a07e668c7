import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../engine/db/open.ts';
import type { KontoRow, PodmiotRow } from '../../engine/db/tables.ts';
import type { Context } from '../../engine/http/context.ts';

/** Note with the last assigned number; its row is locked, so a second transaction waits for the first. */
const COUNTER = 'ostatnieKonto';

export type Konto = Selectable<KontoRow>;

/**
 * From here to the end of the transaction nobody else makes an account or a subject, so a login that is found free
 * is still free when it is taken.
 */
export async function lockNewKonta(db: Db): Promise<void> {
  await db
    .insertInto('notatki')
    .values({ klucz: COUNTER, wartosc: '0' })
    .onConflict((conflict) => conflict.column('klucz').doUpdateSet({ klucz: COUNTER }))
    .execute();
}

/** The number of the next account. Call it inside a transaction. */
export async function nextKontoId(db: Db): Promise<number> {
  await lockNewKonta(db);
  const { wartosc } = await db
    .selectFrom('notatki')
    .select('wartosc')
    .where('klucz', '=', COUNTER)
    .executeTakeFirstOrThrow();
  const { last } = await db
    .selectFrom('konta')
    .select((eb) => eb.fn.max('kontoId').as('last'))
    .executeTakeFirstOrThrow();
  // The number of a deleted account is never used again.
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

/** Accounts in use with this e-mail, in upper or lower case. */
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
 * Gives an account the person it acts for: the subject with this PESEL, or a new one. Only after that person was identified: by
 * the national node or at the counter. Data typed into a form are never enough.
 */
export async function linkOwnPodmiot(
  desk: Pick<Context, 'db' | 'now'>,
  konto: Pick<Konto, 'kontoId' | 'imie' | 'nazwisko'>,
  pesel: string,
) {
  const podmiotId = await podmiotOf(desk, { pesel }, `${konto.imie} ${konto.nazwisko}`);
  await linkPodmiot(desk.db, konto.kontoId, podmiotId);
}

/** Lets an account act for an institution. Only at the counter, where this right is checked. */
export async function linkInstytucja(
  desk: Pick<Context, 'db' | 'now'>,
  kontoId: number,
  nip: string,
  nazwa: string,
): Promise<void> {
  await linkPodmiot(desk.db, kontoId, await podmiotOf(desk, { nip }, nazwa));
}

/** Lets an account act for a subject; one that may already stays as it is. */
export async function linkPodmiot(db: Db, kontoId: number, podmiotId: number): Promise<void> {
  await db
    .insertInto('kontaPodmioty')
    .values({ kontoId, podmiotId })
    .onConflict((conflict) => conflict.columns(['kontoId', 'podmiotId']).doNothing())
    .execute();
}

/** The identifier of a new subject, which nobody can guess. */
export const newIdPodmiotu = (podmiotId: number, instytucja: boolean): string =>
  `${instytucja ? 'i' : 'p'}-${randomBytes(4).toString('hex')}-${podmiotId.toString(36)}`;

/** A new subject has no data yet: they come from the office's own systems. */
async function podmiotOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  by: { pesel: string } | { nip: string },
  nazwa: string,
): Promise<number> {
  const [column, value] = 'pesel' in by ? (['pesel', by.pesel] as const) : (['nip', by.nip] as const);
  const find = () => db.selectFrom('podmioty').select('podmiotId').where(column, '=', value).executeTakeFirst();
  const known = await find();
  if (known) return known.podmiotId;
  // Of two transactions that both found nobody, the second looks again.
  await lockNewKonta(db);
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
    idPodmiotu: newIdPodmiotu(podmiotId, instytucja),
    nazwa,
    czyInstytucja: Number(instytucja),
    nip: instytucja ? value : null,
    pesel: instytucja ? null : value,
    nrTelefonu: null,
    adres: '',
    czySynchronizacja: 1,
    dodano: now.toISOString(),
  };
  await db.insertInto('podmioty').values(row).execute();
  return podmiotId;
}
