import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../db/open.ts';
import { asOffice } from '../db/roles/asOffice.ts';
import type { PlikRow } from '../db/tables.ts';

/** Who sent a file; another subject of the same account is somebody else. */
export interface FileOwner {
  kontoId: number;
  podmiotId: number | null;
}

export const plik = (db: Db, idPliku: string) =>
  db.selectFrom('pliki').selectAll().where('idPliku', '=', idPliku).executeTakeFirst();

/** Of the owner, unless it was removed. */
export const wlasnyPlik = (db: Db, { kontoId, podmiotId }: FileOwner, idPliku: string) =>
  db
    .selectFrom('pliki')
    .selectAll()
    .where('idPliku', '=', idPliku)
    .where('kontoId', '=', kontoId)
    .where('podmiotId', podmiotId === null ? 'is' : '=', podmiotId)
    .where('stan', '!=', 'USUNIETY')
    .executeTakeFirst();

export const addPlik = (db: Db, row: Insertable<PlikRow>) => db.insertInto('pliki').values(row).execute();

/** @param stan the file is changed only in this state @returns whether it was */
export async function zmienPlik(
  db: Db,
  idPliku: string,
  stan: PlikRow['stan'],
  change: Updateable<PlikRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pliki')
    .set(change)
    .where('idPliku', '=', idPliku)
    .where('stan', '=', stan)
    .where('uzytoMs', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What the account has begun since a moment, removed and refused files included. */
export async function wyslanoOd(db: Db, kontoId: number, odMs: number): Promise<{ ile: number; razem: number }> {
  const { ile, razem } = await db
    .selectFrom('pliki')
    .select((eb) => [eb.fn.countAll<number>().as('ile'), eb.fn.sum<number | string | null>('rozmiar').as('razem')])
    .where('kontoId', '=', kontoId)
    .where('utworzonoMs', '>', odMs)
    .executeTakeFirstOrThrow();
  return { ile, razem: Number(razem ?? 0) };
}

/** What all files take, with what is announced. */
export async function razemPlikow(db: Db): Promise<number> {
  const sizes = db
    .selectFrom('pliki')
    .select((eb) => eb.fn.sum<number | string | null>('rozmiar').as('razem'))
    .where('stan', 'in', ['PRZESYLANY', 'SPRAWDZANY', 'GOTOWY']);
  const { razem } = await asOffice(db, () => sizes.executeTakeFirstOrThrow());
  return Number(razem ?? 0);
}

/** A complete file whose check is due. @param operacje those that it may have been sent for */
export const doSprawdzenia = (db: Db, nowMs: number, operacje: readonly string[]) =>
  db
    .selectFrom('pliki')
    .selectAll()
    .where('stan', '=', 'SPRAWDZANY')
    .where('nastepnaMs', '<=', nowMs)
    .where('operacja', 'in', [...operacje])
    .orderBy('nastepnaMs')
    .limit(1)
    .executeTakeFirst();

/** Takes a file that waits for its check until a moment. @returns false when another process was quicker */
export async function wezDoSprawdzenia(
  db: Db,
  { idPliku, nastepnaMs }: Pick<PlikRow, 'idPliku' | 'nastepnaMs'>,
  doMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pliki')
    .set({ nastepnaMs: doMs })
    .where('idPliku', '=', idPliku)
    .where('stan', '=', 'SPRAWDZANY')
    .where('nastepnaMs', '=', nastepnaMs)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Files that neither a request nor a draft has named and that began before a moment. */
export const niewyslane = (db: Db, przedMs: number, stany: readonly PlikRow['stan'][], most: number) =>
  db
    .selectFrom('pliki')
    .select(['idPliku', 'stan'])
    .where('uzytoMs', 'is', null)
    .where('idPliku', 'not in', (eb) => eb.selectFrom('plikiSzkicow').select('plikiSzkicow.idPliku'))
    .where('utworzonoMs', '<', przedMs)
    .where('stan', 'in', [...stany])
    .orderBy('utworzonoMs')
    .limit(most)
    .execute();

/** Notes the record that names these files. */
export const przypiszPliki = (db: Db, idPliku: readonly string[], numerWpisu: string) =>
  db
    .updateTable('pliki')
    .set({ numerWpisu })
    .where('idPliku', 'in', [...idPliku])
    .execute();

/** The files of a record whose number replaces its reference. */
export const przeniesPliki = (db: Db, before: string, numerWpisu: string) =>
  db.updateTable('pliki').set({ numerWpisu }).where('numerWpisu', '=', before).execute();

/** The files of a record, in the order in which they were sent. */
export const plikiWpisu = (db: Db, numerWpisu: string) =>
  db
    .selectFrom('pliki')
    .selectAll()
    .where('numerWpisu', '=', numerWpisu)
    .orderBy('utworzonoMs')
    .orderBy('idPliku')
    .execute();

/** The names of the files of some records, by id. */
export async function nazwyPlikow(db: Db, numery: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (numery.length === 0) return new Map();
  const rows = await db
    .selectFrom('pliki')
    .select(['idPliku', 'nazwa'])
    .where('numerWpisu', 'in', [...numery])
    .execute();
  return new Map(rows.map(({ idPliku, nazwa }) => [idPliku, nazwa]));
}
