import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../engine/db/open.ts';
import type { RolaStudia, UrzednikRow } from './tables.ts';

export type Urzednik = Selectable<UrzednikRow>;

export const urzednikByLogin = (db: Db, login: string): Promise<Urzednik | undefined> =>
  db.selectFrom('urzednicy').selectAll().where('login', '=', login.trim().toLowerCase()).executeTakeFirst();

export const urzednikById = (db: Db, kontoId: number): Promise<Urzednik | undefined> =>
  db.selectFrom('urzednicy').selectAll().where('kontoId', '=', kontoId).executeTakeFirst();

/** Everybody with an account, by name. */
export const allUrzednicy = (db: Db): Promise<Urzednik[]> =>
  db.selectFrom('urzednicy').selectAll().orderBy('nazwisko').orderBy('imie').orderBy('login').execute();

export const insertUrzednik = (db: Db, row: Insertable<UrzednikRow>) =>
  db.insertInto('urzednicy').values(row).execute();

export const updateUrzednik = (db: Db, kontoId: number, change: Updateable<UrzednikRow>) =>
  db.updateTable('urzednicy').set(change).where('kontoId', '=', kontoId).execute();

/** Locks a clerk until the end of the transaction, and reads them as they are then. */
export const lockUrzednik = (db: Db, kontoId: number): Promise<Urzednik | undefined> =>
  db.updateTable('urzednicy').set({ kontoId }).where('kontoId', '=', kontoId).returningAll().executeTakeFirst();

export const nameOf = ({ imie, nazwisko }: Pick<UrzednikRow, 'imie' | 'nazwisko'>): string => `${imie} ${nazwisko}`;

/** In the studio. */
export const rolesOf = ({ studio }: Pick<UrzednikRow, 'studio'>): readonly RolaStudia[] => JSON.parse(studio);

/** The kinds of a clerk who sees no applications: no table has this name. */
export const NO_KINDS = ['-'];

/** May the clerk see applications of this kind? */
export function sees({ rodzaje }: Pick<UrzednikRow, 'rodzaje'>, tabela: string): boolean {
  const kinds = JSON.parse(rodzaje) as string[];
  return kinds.length === 0 || kinds.includes(tabela);
}
