import { writeFileSync } from 'node:fs';
import { formatDatetime } from '../../../src/lang/values/dates.ts';
import { auditOperator } from '../../engine/audit/audit.ts';
import { CommandRefusal } from '../../engine/command.ts';
import { readDatabases, readEngineConfig } from '../../engine/config/config.ts';
import type { Database } from '../../engine/db/open.ts';
import { openDatabase } from '../../engine/db/openDatabase.ts';
import { inRole } from '../../engine/db/roles/inRole.ts';
import { type CheckedFeed, checkFeed } from '../../engine/feed/checkFeed.ts';
import { lastLoad } from '../../engine/feed/difference.ts';
import { filesDigest } from '../../engine/feed/filesDigest.ts';
import { loadFeed } from '../../engine/feed/loadFeed.ts';
import { type FeedPlan, type KindPlan, planFeed } from '../../engine/feed/planFeed.ts';
import { restoreFeed } from '../../engine/feed/restoreFeed.ts';
import { holds, kinds, protections } from './kinds.ts';
import { reportPage } from './reportPage.ts';
import { faultsJson, faultsSummary, faultsText, planText } from './reportText.ts';

const FEED = { role: 'zasilenie' } as const;

/** The arguments and options of the command. */
export interface FeedGiven {
  place: string | undefined;
  accept: boolean;
  limit: number;
  json: boolean;
  page: string | undefined;
  mapping: string | undefined;
  most: number;
  every: number;
}

/** Every fault that the files show by themselves. */
export async function checkAction(given: FeedGiven): Promise<number> {
  const checked = await checkFeed(folderOf(given), optionsOf(given));
  checked.staging.close();
  return report(given, checked, undefined);
}

/** What a load would change. Nothing is written. */
export function planAction(given: FeedGiven): Promise<number> {
  return withDatabase(async (database) => {
    const checked = await checkFeed(folderOf(given), optionsOf(given));
    try {
      const broken = checked.faults.count('error') > 0;
      const plan = broken
        ? undefined
        : await planFeed(database, database.query, checked, { kinds, protections, ...given });
      return report(given, checked, plan);
    } finally {
      checked.staging.close();
    }
  });
}

/** Loads a feed, unless it has errors or is the one that was loaded last. */
export function loadAction(given: FeedGiven): Promise<number> {
  return withDatabase(async (database) => {
    const folder = folderOf(given);
    const now = new Date();
    const files = await filesDigest(folder, given.mapping);
    if (files && (await isLoaded(database, files, now))) return sameFeed(given);
    const checked = await checkFeed(folder, optionsOf(given));
    try {
      if (checked.faults.count('error') > 0) return report(given, checked, undefined, 'Nothing was loaded.');
      const { digest } = checked;
      const { source } = checked.feed!.manifest;
      if (!files && (await isLoaded(database, { source, digest }, now))) return sameFeed(given);
      const options = { kinds, protections, holds, ...given, feedDigest: files?.digest ?? digest, now };
      const { plan, id } = await database.alone(async (db) => {
        const loaded = await loadFeed(database, db, checked, options);
        const szczegoly = { zmiana: 'WCZYTANO', zrodlo: source, id: loaded.id };
        if (loaded.id !== undefined) await auditOperator({ db, now }, { czynnosc: 'FEED', szczegoly });
        return loaded;
      }, FEED);
      return report(given, checked, plan, id === undefined ? 'Nothing was loaded.' : `Loaded as number ${id}.`);
    } finally {
      checked.staging.close();
    }
  });
}

const optionsOf = ({ most, mapping }: FeedGiven) => ({
  kinds,
  kindsModule: import.meta.resolve('./kinds.ts'),
  most,
  mapping,
  databases: readDatabases(process.env),
});

function sameFeed({ json }: FeedGiven): number {
  console.log(json ? JSON.stringify({ loaded: false, same: true }) : 'The same feed is loaded: nothing to do.');
  return 0;
}

async function isLoaded(
  { query }: Database,
  { source, digest }: { source: string; digest: string },
  now: Date,
): Promise<boolean> {
  const last = await lastLoad(query, source);
  if (last?.skrot !== digest) return false;
  await query.updateTable('zasilenia').set({ kiedySprawdzono: now.toISOString() }).where('id', '=', last.id).execute();
  return true;
}

/** The last loads, the newest first. */
export function statusAction({ json }: FeedGiven): Promise<number> {
  return withDatabase(async ({ query }) => {
    const rows = await query.selectFrom('zasilenia').selectAll().orderBy('id', 'desc').limit(20).execute();
    const loads = rows.map(({ liczby, skrot: _, ostatniPodmiot: __, ...row }) => ({
      ...row,
      liczby: JSON.parse(liczby) as KindPlan[],
    }));
    if (json) console.log(JSON.stringify(loads, null, 2));
    else if (loads.length === 0) console.log('No feed was loaded yet.');
    for (const { id, zrodlo, kiedy, stanNa, stan, liczby, kiedySprawdzono } of json ? [] : loads) {
      const again = kiedySprawdzono === kiedy ? '' : `, the same again ${formatDatetime(kiedySprawdzono)}`;
      const undone = stan === 'COFNIETE' ? ', undone' : '';
      console.log(
        `${id}  ${zrodlo}  loaded ${formatDatetime(kiedy)}  as of ${formatDatetime(stanNa)}${again}${undone}`,
      );
      console.log(planText(liczby, '      '));
    }
    return 0;
  });
}

/** Undoes the last load of a source. */
export function restoreAction({ place, json }: FeedGiven): Promise<number> {
  if (place === undefined) throw new CommandRefusal('Which source? npm run feed -- status lists them.');
  return withDatabase(async (database) => {
    const done = await database.alone(async (db) => {
      const restored = await restoreFeed(database, db, place, { kinds, protections, holds });
      const szczegoly = { zmiana: 'COFNIETO', zrodlo: place, id: restored.id };
      await auditOperator({ db, now: new Date() }, { czynnosc: 'FEED', szczegoly });
      return restored;
    }, FEED);
    if (json) console.log(JSON.stringify(done, null, 2));
    else {
      const { id, back, removed, stays } = done;
      console.log(`Load ${id} is undone: ${back} records are as before, ${removed} were removed.`);
      for (const one of stays) console.log(`  stays: ${one}`);
    }
    return 0;
  });
}

/** The folder that was named. @throws CommandRefusal */
export function folderOf({ place }: FeedGiven): string {
  if (place === undefined) throw new CommandRefusal('Which feed? Name its folder.');
  return place;
}

async function withDatabase(run: (database: Database) => Promise<number>): Promise<number> {
  const database = inRole(await openDatabase(readEngineConfig(process.env)), FEED);
  try {
    await database.query
      .selectFrom('zasilenia')
      .select('id')
      .limit(1)
      .execute()
      .catch(() => {
        throw new CommandRefusal('The database has no tables for feeds yet: start this version of the office once.');
      });
    return await run(database);
  } finally {
    await database.close();
  }
}

function report(given: FeedGiven, { faults, totals }: CheckedFeed, plan: FeedPlan | undefined, end?: string): number {
  if (given.page !== undefined)
    writeFileSync(given.page, reportPage({ place: given.place ?? '', faults, totals, plan, end }), { mode: 0o600 });
  const records = Object.fromEntries([...totals].map(([kind, { count }]) => [kind, count]));
  if (given.json) console.log(JSON.stringify({ records, plan: plan?.kinds, ...faultsJson(faults), end }, null, 2));
  else {
    const read = Object.entries(records).map(([kind, count]) => `${kind} ${count}`);
    if (faults.kept.length > 0) console.log(faultsText(faults));
    if (plan) console.log(planText(plan.kinds, ''));
    const found = `Found: ${faultsSummary(faults) ?? 'nothing wrong'}.`;
    console.log([`Read: ${read.join(', ') || 'nothing'}.`, found, end].filter(Boolean).join(' '));
  }
  return faults.count('error') > 0 ? 1 : 0;
}
