import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pagesOfRetention, withRetention } from '../../scripts/retentionTable.ts';
import { readConfig } from '../../server/app/config.ts';
import { tidyRows } from '../../server/app/housekeeping.ts';
import { dueNow } from '../../server/app/retention/dryRun.ts';
import { forgetStrangers, STRANGERS_DAYS } from '../../server/app/retention/forgetStrangers.ts';
import { KEPT, rules } from '../../server/app/retention/rules.ts';
import { forEachDatabase, ROOT, withOffice } from './helpers.ts';

const DAY = 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 21, 12);
const CONFIG = readConfig({});

test.each(['en', 'pl'] as const)('the table of what is kept how long is fresh (%s)', (lang) => {
  const page = readFileSync(join(ROOT, pagesOfRetention[lang]), 'utf8');
  expect(withRetention(page, lang)).toBe(page);
});

forEachDatabase((make) => {
  describe('retention', () => {
    const office = withOffice(make);
    const db = () => office().database.query;

    test('every table is either cleaned by itself or kept for a reason, and no other is named', async () => {
      const there = (await db().introspection.getTables())
        .filter(({ isView }) => !isView)
        .map(({ name }) => name)
        .filter((name) => name !== 'migracje' && !name.startsWith('sqlite_'));
      const named = [...rules(CONFIG).flatMap(({ tables }) => tables), ...Object.values(KEPT).flat()];
      expect([...named].sort()).toEqual([...there].sort());
    });

    test('a dry run counts what a run deletes, and deletes nothing', async () => {
      const { kontoId } = await db().selectFrom('konta').select('kontoId').limit(1).executeTakeFirstOrThrow();
      const old = NOW - 1000 * DAY;
      const login = { kontoId, siec: 'dry', urzadzenie: '', sposob: 'HASLO' as const, czyUdane: 1 };
      for (const kiedyMs of [old, old + DAY, NOW])
        await db()
          .insertInto('logowania')
          .values({ ...login, kiedyMs })
          .execute();
      await db().insertInto('proby').values({ klucz: 'dry', porazki: 1, blokady: 0, odMs: old, doMs: 0 }).execute();
      const ofLogins = async () =>
        (await db().selectFrom('logowania').select('id').where('siec', '=', 'dry').execute()).length;
      const due = await dueNow(office().database, office().config, NOW);
      expect([due.logowania, await ofLogins()]).toEqual([2, 3]);
      expect(due.proby).toBeGreaterThanOrEqual(1);
      await tidyRows(db(), office().config, NOW);
      expect(await ofLogins()).toBe(1);
      const after = await dueNow(office().database, office().config, NOW);
      expect(Object.values(after).every((count) => count === 0)).toBe(true);
    });

    test('a person that came with an account goes with it, unless the office knows the person', async () => {
      const person = {
        ...{ nazwa: 'Jan Obcy', czyInstytucja: 0, nip: null, nrTelefonu: null, adres: '' },
        dodano: new Date(NOW - STRANGERS_DAYS * DAY - 1).toISOString(),
      };
      const add = (podmiotId: number, more: object) =>
        db()
          .insertInto('podmioty')
          .values({
            ...person,
            podmiotId,
            idPodmiotu: `p-${podmiotId}`,
            pesel: `9${podmiotId}`,
            czySynchronizacja: 1,
            ...more,
          })
          .execute();
      await add(900001, {});
      await add(900002, { dodano: new Date(NOW - STRANGERS_DAYS * DAY + 1).toISOString() });
      await add(900003, { czySynchronizacja: 0 });
      await add(900004, {});
      const { kontoId } = await db().selectFrom('konta').select('kontoId').limit(1).executeTakeFirstOrThrow();
      await db().insertInto('kontaPodmioty').values({ kontoId, podmiotId: 900004 }).execute();
      expect(await forgetStrangers(db(), NOW)).toBe(1);
      const left = await db().selectFrom('podmioty').select('podmiotId').where('podmiotId', '>', 900000).execute();
      expect(left.map(({ podmiotId }) => podmiotId).sort()).toEqual([900002, 900003, 900004]);
      expect(await forgetStrangers(db(), NOW)).toBe(0);
    });
  });
});
