import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holds, kinds, protections } from '../../../../server/app/feed/kinds.ts';
import { migrate } from '../../../../server/engine/db/migrations.ts';
import type { Database } from '../../../../server/engine/db/open.ts';
import { checkFeed } from '../../../../server/engine/feed/checkFeed.ts';
import { loadFeed } from '../../../../server/engine/feed/loadFeed.ts';
import { restoreFeed } from '../../../../server/engine/feed/restoreFeed.ts';
import { forEachDatabase, ROOT, type TestDatabase } from '../../helpers.ts';

const FOLDER = join(ROOT, 'docs/examples/feed');
const NOW = new Date('2026-11-21T09:00:00Z');

forEachDatabase((make) => {
  let place: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    place = await make();
    database = await place.open();
    await database.alone((query) => migrate(database.kind, query));
  });
  afterAll(async () => {
    await database?.close();
    await place?.drop();
  });

  async function load() {
    const checked = await checkFeed(FOLDER, { kinds });
    expect(checked.faults.kept).toEqual([]);
    const options = { kinds, protections, holds, accept: false, limit: 50, now: NOW, feedDigest: 'any' };
    const { plan, id } = await database.alone((db) => loadFeed(database, db, checked, options));
    checked.staging.close();
    return { id, changes: plan.kinds.map((one) => [one.kind, one.new, one.changed, one.gone]) };
  }
  const rowsOf = async (table: string): Promise<number> =>
    (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(database.query)).rows[0]!.n;

  it('the example feed brings every kind of record, changes nothing the second time, and can be taken back', async () => {
    const { source, kinds: counts } = JSON.parse(readFileSync(join(FOLDER, 'feed.json'), 'utf8'));
    expect(Object.keys(counts).sort()).toEqual(Object.keys(kinds).sort());
    const first = await load();
    expect(first.id).toBeDefined();
    for (const [kind, added, changed, gone] of first.changes) {
      expect([kind, Number(added) > 0, changed, gone]).toEqual([kind, true, 0, 0]);
    }
    expect(await rowsOf('karty')).toBe(8);
    const again = await load();
    for (const [kind, ...changes] of again.changes) expect([kind, ...changes]).toEqual([kind, 0, 0, 0]);
    // One load after the other is undone, the one without a change too.
    for (let loads = 0; loads < 2; loads++)
      await database.alone((db) => restoreFeed(database, db, source, { kinds, protections, holds }));
    expect(await rowsOf('karty')).toBe(0);
  });
});
