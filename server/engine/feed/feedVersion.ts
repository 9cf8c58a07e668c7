import type { Db } from '../db/open.ts';
import { prepared } from '../db/prepared.ts';

const loads = prepared((db) =>
  db
    .selectFrom('zasilenia')
    .select(['stan', (eb) => eb.fn.countAll<number>().as('ile')])
    .groupBy('stan')
    .orderBy('stan'),
);

/** Changes with each load of a feed, and each one that is taken back: in every process at once, since loads are rows. */
export async function feedVersion(db: Db): Promise<string> {
  const rows = await loads(db, {});
  return rows.map(({ stan, ile }) => `${stan} ${ile}`).join();
}
