import { sql } from 'kysely';
import type { Db } from '../../engine/db/open.ts';

const KLUCZ = 'licznikOdwiedzin';

export async function readVisits(db: Db): Promise<number> {
  const row = await db.selectFrom('notatki').select('wartosc').where('klucz', '=', KLUCZ).executeTakeFirst();
  return Number(row?.wartosc ?? 0);
}

/** Counts openings of the portal in memory and adds them to the database now and then: a page never waits for it. */
export function visitCounter(db: Db) {
  let uncounted = 0;
  return {
    count: () => {
      uncounted += 1;
    },
    async flush(): Promise<void> {
      const visits = uncounted;
      uncounted = 0;
      if (visits === 0) return;
      const sum = sql<string>`cast(cast(notatki.wartosc as integer) + ${visits} as text)`;
      await db
        .insertInto('notatki')
        .values({ klucz: KLUCZ, wartosc: String(visits) })
        .onConflict((conflict) => conflict.column('klucz').doUpdateSet({ wartosc: sum }))
        .execute();
    },
  };
}
