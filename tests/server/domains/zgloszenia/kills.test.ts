import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/engine/db/open.ts';
import { isThorough, times } from '../../../night.ts';
import { forOneDatabase, type TestDatabase } from '../../helpers.ts';
import { killWhile, type Sender } from '../../killing.ts';

const KILLS = times(0, 80, 60);
/** Long ago, so that nothing counts for today's limit: each kill starts a new day. */
const LONG_AGO = '2026-01-02T08:00:00.000Z';

forOneDatabase((make) => {
  // In the usual run domains/woda/kills, process/kills and files/kills stand for all kinds.
  describe.runIf(isThorough)(
    `an office that is killed ${KILLS} times while requests and changes of data are sent`,
    () => {
      let database: TestDatabase;
      beforeAll(async () => {
        database = await make();
      });
      afterAll(() => database?.drop());

      it('has everything that it acknowledged, each once', async () => {
        const accepted = new Set<string>();

        const live = async (sender: Sender) => {
          const points = await sender.get('/api/zgloszenia/punkty');
          const { idPunktuOdbioru } = points.body.punktyOdbioru[0];
          const { body: dane } = await sender.get('/api/dane-korespondencyjne');
          for (let number = 0; !sender.over; number++) {
            const mark = `${sender.login} ${number}`;
            const request = { idPunktuOdbioru, tematZgloszenia: 3, trescZgloszenia: mark };
            const change = { idPunktuOdbioru: null, ...dane, ulica: mark };
            const answer = await (number % 2
              ? sender.send('/api/zgloszenia', request)
              : sender.send('/api/dane-korespondencyjne', change));
            if (answer.body.czyZapisano === true) accepted.add(mark);
            // The daily limit is reached; the next kill starts a new day.
            else if (['2003', '5103'].includes(answer.body.kod))
              await new Promise((resolve) => setTimeout(resolve, 20));
            else sender.wrong.push(`${answer.status} ${JSON.stringify(answer.body)}`);
          }
        };

        const mustHold = async ({ query }: Database) => {
          const requests = await query
            .selectFrom('zgloszenia')
            .select('trescZgloszenia as mark')
            .where('trescZgloszenia', 'like', 'mieszkaniec% %')
            .execute();
          const changes = await query.selectFrom('zmianyDanych').select('dane').execute();
          const marks = [...requests.map(({ mark }) => mark), ...changes.map(({ dane }) => JSON.parse(dane).ulica)];
          const kept = marks.filter((mark) => /^mieszkaniec\d+ \d+$/.test(mark));
          expect(kept.length).toBe(new Set(kept).size);
          expect([...accepted].filter((mark) => !kept.includes(mark))).toEqual([]);
          await query.updateTable('zgloszenia').set({ kiedyUtworzono: LONG_AGO }).execute();
          await query.updateTable('zmianyDanych').set({ kiedyUtworzono: LONG_AGO }).execute();
        };

        const logins = async ({ query }: Database) => {
          const rows = await query.selectFrom('konta').select('login').where('login', 'like', 'mieszkaniec%').execute();
          return rows.slice(0, 4).map(({ login }) => login);
        };

        await killWhile(database, { kills: KILLS, logins, live, mustHold });
        expect(accepted.size).toBeGreaterThanOrEqual(KILLS / 2);
      }, 1_200_000);
    },
  );
});
