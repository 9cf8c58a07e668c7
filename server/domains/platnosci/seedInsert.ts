import { sql } from 'kysely';
import type { Database, Db } from '../../engine/db/open.ts';
import { oznaczWplate } from '../naleznosci/zaksieguj.ts';
import { OPIS } from './book.ts';
import type { SeedOrder } from './seedOrder.ts';
import { LIVE } from './states.ts';

/**
 * Inserts orders into an empty table, numbered from 1 by their time. Unfinished orders occupy their instalments, and a booked
 * payment names its order.
 */
export async function insertOrders(database: Database, query: Db, orders: readonly SeedOrder[]): Promise<void> {
  const sorted = orders.toSorted((a, b) => a.zlecenie.zleconoMs - b.zlecenie.zleconoMs);
  const numbered = sorted.map((order, index) => ({ ...order, id: index + 1 }));
  await database.insert(
    query,
    'zlecenia',
    numbered.map(({ id, zlecenie }) => ({ id, ...zlecenie })),
  );
  if (database.kind === 'postgres' && numbered.length > 0)
    await sql`select setval(pg_get_serial_sequence('zlecenia', 'id'), ${numbered.length})`.execute(query);
  await database.insert(
    query,
    'zleceniaRaty',
    numbered.flatMap(({ id, raty }) => raty.map((part) => ({ zlecenieId: id, ...part }))),
  );
  const unfinished = numbered.filter(({ zlecenie }) => LIVE.includes(zlecenie.stan));
  await database.insert(
    query,
    'zajeteRaty',
    unfinished.flatMap(({ id, raty }) =>
      [...new Set(raty.map((part) => part.idNaleznosciRatyZbiorczej))].map((idNaleznosciRatyZbiorczej) => ({
        idNaleznosciRatyZbiorczej,
        zlecenieId: id,
      })),
    ),
  );
  for (const { id, zlecenie, wplata } of numbered) {
    if (wplata) await oznaczWplate(query, wplata.id, { zlecenieId: id, opis: OPIS[zlecenie.kanal] });
  }
}
