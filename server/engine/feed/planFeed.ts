import { sql } from 'kysely';
import type { Database, Db } from '../db/open.ts';
import type { CheckedFeed, Kinds } from './checkFeed.ts';
import { openReferences } from './checkFeed.ts';
import { amounts, batches, compare, counts, lastLoad, ofOthers } from './difference.ts';
import type { KindName, Protect, Protection } from './feedKind.ts';
import type { RecordSchema } from './recordSchemas.ts';
import { columnsIn } from './rows.ts';

/** What a feed would change of one kind. */
export interface KindPlan {
  kind: KindName;
  /** Records of the source now. */
  known: number;
  new: number;
  changed: number;
  gone: number;
  /** Records that another source has brought, and that both have: persons and institutions. */
  shared: number;
  /** By field of `x-sums`, in grosze. */
  sums: readonly { field: string; before: number; after: number }[];
}

export interface FeedPlan {
  kinds: readonly KindPlan[];
  /** Records that would change or vanish, and may not now. */
  held: readonly Protection[];
}

export interface PlanOptions {
  kinds: Kinds;
  protections: readonly Protect[];
  /** Percent of the records of a kind that may change or vanish. */
  limit: number;
  /** Somebody has read the plan: neither the limit nor an older extract stops it. */
  accept: boolean;
}

/** Fewer records than these are no sign of a broken export. */
const FEW = 10;
const BATCH = 5000;

/** Compares a checked feed with what was loaded before, and adds the faults that only the database can show. */
export async function planFeed(
  database: Pick<Database, 'kind'>,
  db: Db,
  checked: CheckedFeed,
  options: PlanOptions,
): Promise<FeedPlan> {
  const { faults, staging, schemas } = checked;
  const { manifest, files } = checked.feed!;
  const { source } = manifest;
  const plans: KindPlan[] = [];
  for (const schema of schemas) {
    const { kind } = schema;
    await compare(db, staging, schema);
    const complete = manifest.kinds[kind]!.extent === 'complete';
    const file = files.find((one) => one.kind === kind)!.name;
    const keeps = options.kinds[kind].onGone === 'keep';
    let shared = 0;
    for (const { line, key, zrodlo } of ofOthers(staging, kind, source)) {
      shared++;
      if (!keeps)
        faults.add(
          'OTHER_SOURCE',
          { file, line, column: schema.key.join(', '), value: key },
          `"${zrodlo}" has loaded it.`,
        );
    }
    await checkTaken(database, db, checked, schema, options.kinds, file);
    const read = [...checked.totals.get(kind)!.sums.values()];
    const total = amounts(staging, kind, read, source, complete);
    const changes = counts(staging, kind, source);
    const plan: KindPlan = {
      kind,
      known: total.known,
      ...changes,
      gone: complete && !keeps ? changes.gone : 0,
      shared,
      sums: schema.sums.map((field, at) => ({ field, before: total.before[at]!, after: total.after[at]! })),
    };
    plans.push(plan);
    const touched = plan.changed + plan.gone;
    if (!options.accept && touched > FEW && touched * 100 > plan.known * options.limit)
      faults.add(
        'LIMIT',
        { file },
        `${plan.changed} of ${plan.known} records would change and ${plan.gone} vanish: more than ${options.limit} %.`,
      );
  }
  await checkOpenReferences(db, checked);
  await checkExtract(db, checked, options.accept);
  return { kinds: plans, held: await findHeld(db, checked, options) };
}

async function checkExtract(db: Db, { faults, feed, extracted }: CheckedFeed, accept: boolean): Promise<void> {
  const last = await lastLoad(db, feed!.manifest.source);
  if (accept || !last || Date.parse(last.stanNa) <= Date.parse(extracted)) return;
  const reason = `It is of ${extracted}; the one of ${last.stanNa} is loaded.`;
  faults.add('EXTRACT_OLD', { file: 'feed.json', column: 'extracted' }, reason);
}

/** References to kinds that are not complete in the feed: an earlier load may have brought their records. */
async function checkOpenReferences(db: Db, checked: CheckedFeed): Promise<void> {
  const open = [...openReferences(checked)];
  for (let from = 0; from < open.length; from += BATCH) {
    const part = open.slice(from, from + BATCH);
    const rows = await db
      .selectFrom('zasileniaRekordy')
      .select(['rodzaj', 'klucz'])
      .where('klucz', 'in', [...new Set(part.map(({ key }) => key))])
      .execute();
    const known = new Set(rows.map(({ rodzaj, klucz }) => `${rodzaj} ${klucz}`));
    for (const { file, line, field, kind, key } of part)
      if (!known.has(`${kind} ${key}`))
        checked.faults.add(
          'REFERENCE_MISSING',
          { file, line, column: field, value: key },
          `There is no such record in ${kind}, neither in the feed nor in the office.`,
        );
  }
}

/** Rows that the office has already, and that no feed has brought. */
async function checkTaken(
  database: Pick<Database, 'kind'>,
  db: Db,
  { staging, faults, feed }: CheckedFeed,
  schema: RecordSchema,
  kinds: Kinds,
  file: string,
): Promise<void> {
  const { table, key, adopts } = kinds[schema.kind];
  // Other rows have keys that the office chooses itself.
  if (adopts || key.join() !== schema.key.join()) return;
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
  if (rows.length === 0) return;
  for (const batch of batches(staging, schema.kind, 'new', feed!.manifest.source)) {
    const records = batch.map(({ record }) => JSON.parse(record) as Record<string, unknown>);
    const values = records.map((record) => schema.key.map((field) => record?.[field] ?? null));
    const taken = await sql<Record<string, unknown>>`select ${sql.join(key.map((name) => sql.ref(name)))}
      from ${sql.table(table)} where ${columnsIn(database, key, values)}`.execute(db);
    const known = new Set(taken.rows.map((row) => key.map((name) => row[name]).join('|')));
    for (const one of batch)
      if (known.has(one.key))
        faults.add(
          'ROW_TAKEN',
          { file, line: one.line, column: key.join(', '), value: one.key },
          'The number is taken.',
        );
  }
}

/** Protected records that the feed would change or end, each reported once. @param before those that are reported already */
export async function findHeld(
  db: Db,
  checked: CheckedFeed,
  options: Pick<PlanOptions, 'kinds' | 'protections'>,
  before: readonly Protection[] = [],
): Promise<Protection[]> {
  const held: Protection[] = [];
  for (const protection of await protectedRecords(db, checked, options.protections)) {
    const { kind, key, reason } = protection;
    const change = changeOf(checked, options.kinds, kind, key);
    if (!change) continue;
    held.push(protection);
    if (before.some((one) => one.kind === kind && one.key === key)) continue;
    const file = checked.feed!.files.find((one) => one.kind === kind)!.name;
    checked.faults.add(
      'PROTECTED',
      { file, value: key },
      `${kind} ${key} ${change === 'gone' ? 'vanished' : 'changed'}, but ${reason}.`,
    );
  }
  return held;
}

/** Each record once. */
async function protectedRecords(
  db: Db,
  { staging }: CheckedFeed,
  protections: readonly Protect[],
): Promise<Protection[]> {
  const found = new Map<string, Protection>();
  for (const protect of protections)
    for (const one of await protect(db, staging)) found.set(`${one.kind} ${one.key}`, one);
  return [...found.values()];
}

function changeOf(
  { staging, feed }: CheckedFeed,
  kinds: Kinds,
  kind: KindName,
  key: string,
): 'changed' | 'gone' | undefined {
  if (!staging.has(kind)) return undefined;
  const { manifest } = feed!;
  const row = staging.db
    .prepare(
      `select s.skrot as now, z.skrot as past from "znane_${kind}" z left join "${kind}" s on s.klucz = z.klucz
       where z.klucz = ? and z.zrodlo = ?`,
    )
    .get(key, manifest.source);
  if (!row || row.now === row.past) return undefined;
  if (row.now !== null) return 'changed';
  return manifest.kinds[kind]!.extent === 'complete' && kinds[kind].onGone !== 'keep' ? 'gone' : undefined;
}
