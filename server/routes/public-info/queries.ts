import type { Db } from '../../db/open.ts';

export async function lataBudzetowe(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('dochody').select('rok').distinct().orderBy('rok', 'desc').execute();
  return rows.map(({ rok }) => rok);
}

/** By chapter and paragraph. */
export const dochody = (db: Db, rok: number) =>
  db.selectFrom('dochody').selectAll().where('rok', '=', rok).orderBy('rozdzial').orderBy('paragraf').execute();

/** Years in which at least one name is borne often enough to be told; the newest first. */
export async function lataUrodzen(db: Db, min: number): Promise<number[]> {
  const told = db
    .selectFrom('mieszkancy')
    .select(['rokUrodzenia', 'imie'])
    .groupBy(['rokUrodzenia', 'imie'])
    .having((eb) => eb.fn.countAll<number>(), '>=', min)
    .as('told');
  const rows = await db.selectFrom(told).select('rokUrodzenia').distinct().orderBy('rokUrodzenia', 'desc').execute();
  return rows.map(({ rokUrodzenia }) => rokUrodzenia);
}

/** Names that fewer than `min` of that year bear are left out: they could point at a person. */
export const imiona = (db: Db, rok: number, min: number) =>
  db
    .selectFrom('mieszkancy')
    .select(['imie', (eb) => eb.fn.countAll<number>().as('liczbaOsob')])
    .where('rokUrodzenia', '=', rok)
    .groupBy('imie')
    .having((eb) => eb.fn.countAll<number>(), '>=', min)
    .execute();
