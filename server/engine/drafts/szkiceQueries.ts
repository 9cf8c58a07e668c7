import type { Db } from '../db/open.ts';
import type { SzkicRow } from '../db/tables.ts';

/** Whose a draft is: another subject of the same account is somebody else. */
export interface DraftOwner {
  kontoId: number;
  podmiotId: number;
}

/** The form that a draft is of. */
export type DraftPlace = Pick<SzkicRow, 'ekran' | 'blok' | 'adres'>;

const ofOwner = (db: Db, { kontoId, podmiotId }: DraftOwner) =>
  db.selectFrom('szkice').selectAll().where('kontoId', '=', kontoId).where('podmiotId', '=', podmiotId);

/** Open drafts, the latest first. */
export const otwarteSzkice = (db: Db, owner: DraftOwner, nowMs: number) =>
  ofOwner(db, owner)
    .where('stan', '=', 'OTWARTY')
    .where('koniecMs', '>', nowMs)
    .orderBy('zapisanoMs', 'desc')
    .orderBy('idSzkicu')
    .execute();

export const otwartySzkic = (db: Db, owner: DraftOwner, { ekran, blok, adres }: DraftPlace, nowMs: number) =>
  ofOwner(db, owner)
    .where('ekran', '=', ekran)
    .where('blok', '=', blok)
    .where('adres', '=', adres)
    .where('stan', '=', 'OTWARTY')
    .where('koniecMs', '>', nowMs)
    .executeTakeFirst();

/** In any state. */
export const wlasnySzkic = (db: Db, owner: DraftOwner, idSzkicu: string) =>
  ofOwner(db, owner).where('idSzkicu', '=', idSzkicu).executeTakeFirst();

export async function ileOtwartych(db: Db, kontoId: number): Promise<number> {
  const { ile } = await db
    .selectFrom('szkice')
    .select((eb) => eb.fn.countAll<number>().as('ile'))
    .where('kontoId', '=', kontoId)
    .where('stan', '=', 'OTWARTY')
    .executeTakeFirstOrThrow();
  return Number(ile);
}

/** Notes which files a draft names now. */
export async function zapiszPlikiSzkicu(db: Db, idSzkicu: string, idPliku: readonly string[]): Promise<void> {
  await db.deleteFrom('plikiSzkicow').where('idSzkicu', '=', idSzkicu).execute();
  if (idPliku.length === 0) return;
  const rows = idPliku.map((one) => ({ idSzkicu, idPliku: one }));
  await db.insertInto('plikiSzkicow').values(rows).execute();
}

/** Deletes drafts with the note of their files; the files are then unsent ones. */
export async function usunSzkice(db: Db, which: { kontoId: number } | { przedMs: number }): Promise<void> {
  const old = db
    .selectFrom('szkice')
    .select('idSzkicu')
    .where((eb) => ('kontoId' in which ? eb('kontoId', '=', which.kontoId) : eb('koniecMs', '<=', which.przedMs)));
  const ids = (await old.execute()).map(({ idSzkicu }) => idSzkicu);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const part = ids.slice(from, from + AT_ONCE);
    await db.deleteFrom('plikiSzkicow').where('idSzkicu', 'in', part).execute();
    await db.deleteFrom('szkice').where('idSzkicu', 'in', part).execute();
  }
}

const AT_ONCE = 500;
