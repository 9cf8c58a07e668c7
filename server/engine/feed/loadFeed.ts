import type { Database, Db } from '../db/open.ts';
import { addNew, ask, rowsOf } from './addNew.ts';
import type { CheckedFeed } from './checkFeed.ts';
import { batches, type Compared, lastLoad } from './difference.ts';
import type { FeedKind, Hold } from './feedKind.ts';
import { forgetOld, type Loading, remember, rememberRows, rowsOfKnown } from './formerRows.ts';
import { type FeedPlan, findHeld, type PlanOptions, planFeed } from './planFeed.ts';
import type { RecordSchema } from './recordSchemas.ts';
import { deleteUnused, rowsByKey } from './rows.ts';
import type { RekordRow } from './tables.ts';

export interface LoadOptions extends PlanOptions {
  holds: readonly Hold[];
  /** By which the same feed is recognised. */
  feedDigest: string;
  now: Date;
}

/** A load that was done; or, with errors in the faults, only its plan. */
export interface LoadResult {
  plan: FeedPlan;
  /** The number of the load; undefined: nothing was loaded. */
  id: number | undefined;
}

/**
 * Loads a checked feed in one transaction: residents see the former state, and then all of the new one. With errors nothing is loaded.
 * Call it within `database.alone`, so that loads run one after another.
 */
export async function loadFeed(
  database: Database,
  db: Db,
  checked: CheckedFeed,
  options: LoadOptions,
): Promise<LoadResult> {
  const plan = await planFeed(database, db, checked, options);
  if (checked.faults.count('error') > 0) return { plan, id: undefined };
  const { extracted } = checked;
  const { source, kinds: manifest } = checked.feed!.manifest;
  const before = await lastLoad(db, source);
  const id = await insertLoad(db, {
    zrodlo: source,
    stanNa: new Date(extracted).toISOString(),
    skrot: options.feedDigest,
    liczby: JSON.stringify(plan.kinds),
    kiedy: options.now.toISOString(),
  });
  const loading = (held: ReadonlySet<string>): Loading => ({ database, db, checked, id, source, held });
  const nothingHeld = loading(new Set());
  for (const schema of checked.schemas) await addNew(nothingHeld, schema, options.kinds[schema.kind]);
  if (plan.kinds.some(({ changed, gone }) => changed + gone > 0)) {
    for (const hold of options.holds) await hold(db, database.kind);
    const held = await findHeld(db, checked, options, plan.held);
    const now = loading(new Set(held.map(({ kind, key }) => `${kind} ${key}`)));
    for (const schema of checked.schemas) await change(now, schema, options.kinds[schema.kind]);
    const day = extracted.slice(0, 10);
    for (const schema of checked.schemas.toReversed())
      if (manifest[schema.kind]!.extent === 'complete') await end(now, schema, options.kinds[schema.kind], day);
  }
  if (manifest.podmioty?.extent === 'complete' && before) await endSynchronisation(db, before.ostatniPodmiot);
  await forgetOld(db, source);
  // What was left as it is comes again with the same feed.
  if (checked.faults.counts.has('PROTECTED') || checked.faults.counts.has('STILL_USED'))
    await db.updateTable('zasilenia').set({ skrot: '' }).where('id', '=', id).execute();
  return { plan, id };
}

async function insertLoad(
  db: Db,
  row: Record<'zrodlo' | 'stanNa' | 'skrot' | 'liczby' | 'kiedy', string>,
): Promise<number> {
  const { last } = await db
    .selectFrom('podmioty')
    .select((eb) => eb.fn.max('podmiotId').as('last'))
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('zasilenia')
    .values({ ...row, stan: 'WCZYTANE', ostatniPodmiot: last ?? 0, kiedySprawdzono: row.kiedy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function change(loading: Loading, { kind }: RecordSchema, feedKind: FeedKind): Promise<void> {
  const { database, db, checked, source } = loading;
  const { table, key } = feedKind;
  for (const batch of batches(checked.staging, kind, 'changed', source)) {
    const free = batch.filter((one) => !loading.held.has(`${kind} ${one.key}`));
    if (free.length === 0) continue;
    const { rows, rekordy } = await rowsOf(loading, feedKind, ask(loading, feedKind, free));
    await moveRows(loading, feedKind, free, rekordy);
    await rememberRows(loading, feedKind, free);
    await database.insert(db, table, rows, key);
    await database.insert(db, 'zasileniaRekordy', rekordy, ['rodzaj', 'klucz']);
  }
}

/** A record that names a row of the office's own from now on, such as an online payment, leaves its former row. */
async function moveRows(
  loading: Loading,
  { kind, table, key }: FeedKind,
  batch: readonly Compared[],
  rekordy: readonly RekordRow[],
): Promise<void> {
  const { database, db } = loading;
  const moved = rekordy.filter(({ wiersz }, at) => wiersz !== batch[at]!.known!.wiersz);
  if (moved.length === 0) return;
  const targets = await rowsByKey(
    database,
    db,
    table,
    key,
    moved.map(({ wiersz }) => JSON.parse(wiersz)),
  );
  await remember(
    loading,
    moved.flatMap(({ klucz, wiersz }) => (targets.has(wiersz) ? [[kind, klucz, undefined, targets.get(wiersz)!]] : [])),
  );
  const left = batch.filter((one, at) => one.known!.wiersz !== rekordy[at]!.wiersz);
  await rememberRows(loading, { kind, table, key }, left);
  await deleteUnused(
    database,
    db,
    table,
    key,
    left.map((one) => JSON.parse(one.known!.wiersz)),
  );
}

async function end(loading: Loading, { kind }: RecordSchema, feedKind: FeedKind, day: string): Promise<void> {
  const { database, db, checked, source } = loading;
  const { table, key, onGone, close } = feedKind;
  if (onGone === 'keep') return;
  const file = checked.feed!.files.find((one) => one.kind === kind)!.name;
  for (const batch of batches(checked.staging, kind, 'gone', source)) {
    const free = batch.filter((one) => !loading.held.has(`${kind} ${one.key}`));
    if (free.length === 0) continue;
    const there = await rowsOfKnown(loading, feedKind, free);
    let kept = new Set<string>();
    if (onGone === 'close')
      await database.insert(
        db,
        table,
        [...there.values()].map((row) => ({ ...row, ...close!(day) })),
        key,
      );
    else
      kept = await deleteUnused(
        database,
        db,
        table,
        key,
        free.map((one) => JSON.parse(one.known!.wiersz)),
      );
    for (const one of free)
      if (kept.has(one.known!.wiersz))
        checked.faults.add(
          'STILL_USED',
          { file, value: one.key },
          `${kind} ${one.key} vanished, but others refer to it.`,
        );
    const ended = free.filter((one) => !kept.has(one.known!.wiersz));
    await remember(
      loading,
      ended.flatMap((one) => {
        const row = there.get(one.known!.wiersz);
        return row ? [[kind, one.key, one.known, row] as const] : [];
      }),
    );
    if (ended.length > 0)
      await db
        .deleteFrom('zasileniaRekordy')
        .where('rodzaj', '=', kind)
        .where(
          'klucz',
          'in',
          ended.map((one) => one.key),
        )
        .execute();
  }
}

/** A subject that was there before the last complete feed, and is in neither of both, has no data to wait for. */
async function endSynchronisation(db: Db, before: number): Promise<void> {
  await db
    .updateTable('podmioty')
    .set({ czySynchronizacja: 0 })
    .where('czySynchronizacja', '=', 1)
    .where('podmiotId', '<=', before)
    .execute();
}
