import type { Db } from '../../engine/db/open.ts';
import { type Placeholders, prepared } from '../../engine/db/prepared.ts';

type OfYear = Placeholders<{ rok: number }>;

const lataOf = prepared((db) => db.selectFrom('dochody').select('rok').distinct().orderBy('rok', 'desc'));
const dochodyOf = prepared((db, { rok }: OfYear) =>
  db.selectFrom('dochody').selectAll().where('rok', '=', rok).orderBy('rozdzial').orderBy('paragraf'),
);
const wydatkiOf = prepared((db, { rok }: OfYear) =>
  db.selectFrom('wydatki').selectAll().where('rok', '=', rok).orderBy('rozdzial').orderBy('paragraf'),
);

export const lataBudzetowe = async (db: Db): Promise<number[]> => (await lataOf(db, {})).map(({ rok }) => rok);

/** By chapter and paragraph. */
export const dochody = (db: Db, rok: number) => dochodyOf(db, { rok });

/** By chapter and paragraph. */
export const wydatki = (db: Db, rok: number) => wydatkiOf(db, { rok });

/** The newest first. */
export const wybory = (db: Db) => db.selectFrom('wybory').selectAll().orderBy('dataWyborow', 'desc').execute();
