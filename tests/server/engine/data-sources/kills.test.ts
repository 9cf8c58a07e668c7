import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/engine/db/open.ts';
import { times } from '../../../night.ts';
import { forOneDatabase, type TestDatabase } from '../../helpers.ts';
import { killWhile, type Sender } from '../../killing.ts';

const KILLS = times(2, 100, 60);
const DAY = 24 * 3600 * 1000;
const CHANGED = ', changed';

forOneDatabase((make) => {
  describe(`an office that is killed ${KILLS} times while records are sent and changed`, () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await make();
    });
    afterAll(() => database?.drop());

    it('has each record once, under the number it returned, without gaps in the numbers', async () => {
      const stored = new Map<string, string>();
      let serial = 0;

      const live = async (sender: Sender) => {
        while (!sender.over) {
          const opis = `${sender.login} ${serial++}`;
          const { status, body } = await sender.send('/api/proba/zgloszenia', { ulica: 'Polna', opis });
          if (status === 200) {
            stored.set(body.numer, opis);
            const change = await sender.send('/api/proba/poprawki', { numer: body.numer, opis: `${opis}${CHANGED}` });
            if (change.status === 200) stored.set(body.numer, `${opis}${CHANGED}`);
            else sender.wrong.push(JSON.stringify(change.body));
          } else if (body.kod !== '9301') sender.wrong.push(JSON.stringify(body));
          // The limit of three a day is reached; the next kill starts a new day.
          else await new Promise((resolve) => setTimeout(resolve, 20));
        }
      };

      const mustHold = async ({ query }: Database) => {
        const rows = await query.selectFrom('wpisy').selectAll().orderBy('wpisId').execute();
        const sent = rows.map(({ dane }) => JSON.parse(dane).opis as string);
        const changes = await query.selectFrom('przebiegWpisow').selectAll().execute();
        for (const [index, { wpisId }] of rows.entries()) {
          const own = changes.filter((change) => change.wpisId === wpisId);
          // The new value and the earlier one are stored together, once.
          const opis = sent[index]!;
          const before = opis.replace(CHANGED, '');
          expect(own.map(({ dane }) => JSON.parse(dane))).toEqual(
            opis.endsWith(CHANGED) ? [{ opis, '@before': { opis: before } }] : [],
          );
        }
        expect(new Set(sent).size).toBe(sent.length);
        const byNumber = new Map(rows.map(({ numer }, index) => [numer, sent[index]]));
        // A change may have been made whose answer the kill has cut off.
        for (const [numer, opis] of stored) expect([opis, `${opis}${CHANGED}`]).toContain(byNumber.get(numer));
        const counted = rows.map(({ numer }) => Number(numer.split('/')[1])).sort((a, b) => a - b);
        expect(counted).toEqual(rows.map((_, index) => index + 1));
        // Today's records become a day older, so that more are accepted.
        const yesterday = new Date(Date.now() - DAY).toISOString();
        const today = rows.filter(({ kiedyUtworzono }) => kiedyUtworzono > yesterday);
        for (const { wpisId, kiedyUtworzono } of today)
          await query
            .updateTable('wpisy')
            .set({ kiedyUtworzono: new Date(Date.parse(kiedyUtworzono) - DAY).toISOString() })
            .where('wpisId', '=', wpisId)
            .execute();
        for (const { przebiegId, kiedy } of changes.filter((change) => change.kiedy > yesterday))
          await query
            .updateTable('przebiegWpisow')
            .set({ kiedy: new Date(Date.parse(kiedy) - DAY).toISOString() })
            .where('przebiegId', '=', przebiegId)
            .execute();
      };

      await killWhile(
        { ...database, env: { ...database.env, TEST_RECORDS: '1' } },
        {
          kills: KILLS,
          logins: async ({ query }) => {
            const rows = await query
              .selectFrom('konta')
              .select('login')
              .where('stan', '=', 'AKTYWNE')
              .where('czyZablokowane', '=', 0)
              .where('totpSekret', 'is', null)
              .where('czyInstytucja', '=', 0)
              .orderBy('kontoId')
              .limit(4)
              .execute();
            return rows.map(({ login }) => login);
          },
          live,
          mustHold,
        },
      );
      expect(stored.size).toBeGreaterThanOrEqual(KILLS / 2);
    }, 1_200_000);
  });
});
