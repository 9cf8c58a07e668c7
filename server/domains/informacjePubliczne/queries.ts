import type { Db } from '../../engine/db/open.ts';

export async function lataBudzetowe(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('dochody').select('rok').distinct().orderBy('rok', 'desc').execute();
  return rows.map(({ rok }) => rok);
}

/** By chapter and paragraph. */
export const dochody = (db: Db, rok: number) =>
  db.selectFrom('dochody').selectAll().where('rok', '=', rok).orderBy('rozdzial').orderBy('paragraf').execute();

/** By chapter and paragraph. */
export const wydatki = (db: Db, rok: number) =>
  db.selectFrom('wydatki').selectAll().where('rok', '=', rok).orderBy('rozdzial').orderBy('paragraf').execute();

/** The newest first. */
export const wybory = (db: Db) => db.selectFrom('wybory').selectAll().orderBy('dataWyborow', 'desc').execute();
