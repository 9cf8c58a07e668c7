import { CommandRefusal } from '../command.ts';
import type { Database, Db } from '../db/open.ts';
import type { Kinds } from './checkFeed.ts';
import { lastLoad } from './difference.ts';
import type { FeedContents, Hold, KindName, Protect } from './feedKind.ts';
import { KEPT } from './formerRows.ts';
import { inOrder, recordSchema } from './recordSchemas.ts';
import { deleteUnused } from './rows.ts';
import type { ZmianaRow } from './tables.ts';

interface Options {
  kinds: Kinds;
  protections: readonly Protect[];
  holds: readonly Hold[];
}

/** What came back, and the records that stay as the load left them, with the reason. */
export interface Restored {
  id: number;
  stanNa: string;
  back: number;
  removed: number;
  stays: readonly string[];
}

const PAGE = 5000;
const NO_FEED: FeedContents = { record: () => undefined, all: () => [] };

/**
 * Undoes the last load of a source: records that it changed or ended are as before, and those that it added are removed. What is
 * being paid stays. Call it within `database.alone`.
 *
 * @throws CommandRefusal when there is no load whose former state is kept
 */
export async function restoreFeed(database: Database, db: Db, source: string, options: Options): Promise<Restored> {
  const last = await lastLoad(db, source);
  if (!last) throw new CommandRefusal(`There is no load of "${source}" that could be undone.`);
  const later = await db
    .selectFrom('zasilenia')
    .select('id')
    .where('zrodlo', '=', source)
    .where('id', '>', last.id)
    .execute();
  if (later.length >= KEPT)
    throw new CommandRefusal(
      `The former state of load ${last.id} of "${source}" is kept no longer: load a feed instead.`,
    );
  const schemas = inOrder(await Promise.all((Object.keys(options.kinds) as KindName[]).map(recordSchema)));
  for (const hold of options.holds) await hold(db, database.kind);
  const held = new Map<string, string>();
  for (const protect of options.protections)
    for (const { kind, key, reason } of await protect(db, NO_FEED)) held.set(`${kind} ${key}`, reason);
  const stays: string[] = [];
  let back = 0;
  for (const { kind } of schemas) {
    const { table, key } = options.kinds[kind];
    for (let after = 0; ; ) {
      const page = await db
        .selectFrom('zasileniaZmiany')
        .selectAll()
        .where('zasilenieId', '=', last.id)
        .where('rodzaj', '=', kind)
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute();
      const free = page.filter(({ klucz }) => {
        const reason = held.get(`${kind} ${klucz}`);
        if (reason) stays.push(`${kind} ${klucz}: ${reason}`);
        return !reason;
      });
      await putBack(database, db, kind, free);
      await database.insert(
        db,
        table,
        free.map(({ wiersz }) => JSON.parse(wiersz)),
        key,
      );
      back += free.length;
      if (page.length < PAGE) break;
      after = page.at(-1)!.id;
    }
  }
  let removed = 0;
  for (const { kind } of schemas.toReversed()) {
    const { table, key, onGone } = options.kinds[kind];
    for (let after = ''; ; ) {
      const page = await db
        .selectFrom('zasileniaRekordy')
        .select(['klucz', 'wiersz'])
        .where('rodzaj', '=', kind)
        .where('zasilenieId', '=', last.id)
        .where('klucz', '>', after)
        .orderBy('klucz')
        .limit(PAGE)
        .execute();
      const free = page.filter(({ klucz }) => !held.has(`${kind} ${klucz}`));
      const values = free.map(({ wiersz }) => JSON.parse(wiersz) as unknown[]);
      const kept =
        onGone === 'keep' || free.length === 0
          ? new Set<string>()
          : await deleteUnused(database, db, table, key, values);
      for (const { klucz, wiersz } of free) if (kept.has(wiersz)) stays.push(`${kind} ${klucz}: others refer to it`);
      const gone = free.filter(({ wiersz }) => !kept.has(wiersz)).map(({ klucz }) => klucz);
      if (gone.length > 0)
        await db.deleteFrom('zasileniaRekordy').where('rodzaj', '=', kind).where('klucz', 'in', gone).execute();
      removed += gone.length;
      if (page.length < PAGE) break;
      after = page.at(-1)!.klucz;
    }
  }
  await db.deleteFrom('zasileniaZmiany').where('zasilenieId', '=', last.id).execute();
  await db.updateTable('zasilenia').set({ stan: 'COFNIETE' }).where('id', '=', last.id).execute();
  return { id: last.id, stanNa: last.stanNa, back, removed, stays };
}

/** The records as the loads before know them; one whose row was there before any of them is forgotten. */
async function putBack(database: Database, db: Db, rodzaj: KindName, changes: readonly ZmianaRowOf[]): Promise<void> {
  const former = changes.flatMap(({ rekord }) => (rekord === null ? [] : [{ rodzaj, ...JSON.parse(rekord) }]));
  await database.insert(db, 'zasileniaRekordy', former, ['rodzaj', 'klucz']);
  const known = new Set(former.map(({ klucz }) => klucz));
  const adopted = changes.flatMap(({ klucz, rekord }) => (rekord === null && !known.has(klucz) ? [klucz] : []));
  if (adopted.length > 0)
    await db.deleteFrom('zasileniaRekordy').where('rodzaj', '=', rodzaj).where('klucz', 'in', adopted).execute();
}

type ZmianaRowOf = Pick<ZmianaRow, 'klucz' | 'rekord' | 'wiersz'>;
