import { sql } from 'kysely';
import type { Db } from '../../engine/db/open.ts';

const KLUCZ = 'licznikOdwiedzin';

export async function readVisits(db: Db): Promise<number> {
  const row = await db.selectFrom('notatki').select('wartosc').where('klucz', '=', KLUCZ).executeTakeFirst();
  return Number(row?.wartosc ?? 0);
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * A visit begins with a page that is opened from outside the portal: typed, a bookmark, a link of another site. Pages that
 * follow in it, reloads and pages fetched in advance do not count. The browser says so itself, so nothing about the visitor
 * is stored.
 *
 * @param origin of the portal, for browsers that do not send Sec-Fetch-Site
 */
export function beginsVisit(method: string, headers: Headers, origin: string): boolean {
  if (method !== 'GET' || headers['sec-purpose'] || (headers['sec-fetch-dest'] ?? 'document') !== 'document')
    return false;
  if (/max-age=0|no-cache/.test(String(headers['cache-control'] ?? ''))) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  return !String(headers.referer ?? '').startsWith(`${origin}/`);
}

/** Counts visits of the portal in memory and adds them to the database now and then: a page never waits for it. */
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
