import { type SelectQueryBuilder, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { wnioski } from '../../server/domains/akcyza/queries.ts';
import {
  nazwiskoWyborcy,
  policzoneImiona,
  policzoneStany,
  wyborcy,
} from '../../server/domains/informacjePubliczne/mieszkancyQueries.ts';
import { oplaty } from '../../server/domains/oplaty/queries.ts';
import * as taxes from '../../server/domains/podatki/queries.ts';
import * as permits from '../../server/domains/zezwolenia/queries.ts';
import type { Db } from '../../server/engine/db/open.ts';
import type { Tables } from '../../server/engine/db/tables.ts';
import { forEachDatabase, TODAY, withOffice } from './helpers.ts';

// biome-ignore lint/suspicious/noExplicitAny: whatever it selects
type Query = Pick<SelectQueryBuilder<Tables, 'mieszkancy', any>, 'explain'>;

forEachDatabase((make) => {
  const office = withOffice(make);

  beforeAll(async () => {
    if (office().database.kind === 'postgres') await sql`vacuum analyze mieszkancy`.execute(office().database.query);
  });

  /** The query plan; on PostgreSQL without table scans, as for a large table. */
  const plan = (query: (db: Db) => Query): Promise<string> =>
    office()
      .database.query.connection()
      .execute(async (db) => {
        if (office().database.kind === 'sqlite')
          return JSON.stringify(await query(db).explain(undefined, sql`query plan`));
        for (const way of ['enable_seqscan', 'enable_bitmapscan']) await sql.raw(`set ${way} = off`).execute(db);
        const lines = JSON.stringify(await query(db).explain());
        for (const way of ['enable_seqscan', 'enable_bitmapscan']) await sql.raw(`reset ${way}`).execute(db);
        return lines;
      });

  it.each<[string, (db: Db) => Query]>([
    ['residents by status, sex and age', (db) => policzoneStany(db, TODAY)],
    ['first names', (db) => policzoneImiona(db, TODAY)],
    ['residents and voters of a day', (db) => wyborcy(db, '2025-06-01')],
  ])('a count of the whole register reads only an index, and sorts nothing: %s', async (_what, query) => {
    const queryPlan = await plan(query);
    expect(queryPlan).toMatch(/COVERING INDEX|Index Only Scan/);
    expect(queryPlan).not.toMatch(/TEMP B-TREE|"Sort|-> {2}Sort/);
  });

  it('one person is found by the index on PESEL', async () => {
    expect(await plan((db) => nazwiskoWyborcy(db, '84831545206', TODAY))).toMatch(
      /SEARCH mieszkancy USING INDEX|Index Scan using/,
    );
  });

  it('the applications of a farmer are found by farmer and year', async () => {
    const queryPlan = await plan((db) => wnioski(db, { podmiotId: 1 }, 2026));
    expect(queryPlan).toMatch(
      /SEARCH wnioskiAkcyzowe USING INDEX wnioskiAkcyzoweWgPodmiotIdRok \(podmiotId=\? AND rok=\?\)|Index Cond/,
    );
    expect(queryPlan).not.toMatch(/SCAN (wnioski|decyzje)Akcyzowe/);
  });

  it.each<[string, (db: Db) => Query, RegExp]>([
    ['grunty', (db) => taxes.grunty(db, { podmiotId: 1 }), /gruntyWgPodmiotId/],
    ['budynki', (db) => taxes.budynki(db, { podmiotId: 1 }), /budynkiWgPodmiotId/],
    ['budowle', (db) => taxes.budowle(db, { podmiotId: 1 }), /budowleWgPodmiotId/],
    ['dokumentyWlasnosci', (db) => taxes.dokumenty(db, { podmiotId: 1 }), /dokumentyWlasnosciWgPodmiotId/],
    ['wymiary', (db) => taxes.wymiary(db, 1001), /wymiaryWgIdKartyNaleznosci/],
  ])('taxed objects are found by the index on owner or card: %s', async (_table, query, index) => {
    expect(await plan(query)).toMatch(index);
  });

  it('the fees of a card are found by card', async () => {
    const queryPlan = await plan((db) => oplaty(db, 1021));
    expect(queryPlan).toMatch(/SEARCH oplatyLokalne USING INTEGER PRIMARY KEY|Index Cond/);
    expect(queryPlan).not.toMatch(/SCAN (oplatyLokalne|ratyZbiorcze|raty)/);
  });

  it.each<[string, (db: Db) => Query]>([
    ['permits', (db) => permits.zezwolenia(db, 1033)],
    ['payments on top', (db) => permits.doplaty(db, 1033)],
  ])('the data of permit fees are found by card: %s', async (_what, query) => {
    const queryPlan = await plan(query);
    expect(queryPlan).toMatch(/SEARCH (oplatyZezwolen|doplatyZezwolen) USING INDEX|Index Cond/);
    expect(queryPlan).not.toMatch(/SCAN/);
  });
});
